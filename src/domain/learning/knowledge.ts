import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import { confidences, type Confidence } from '../progress/answer-event';
import { calibrationOf } from './calibration';
import { conceptsOf, type Concept } from './concepts';
import { likelihoodOf, moved, rightBy, type Evidence } from './evidence';
import { compareAnswers, questionsOf, type Learner, type PastAnswer } from './learner';
import { recallAt } from './memory';
import { logistic, momentsOf, posteriorOf, type Posterior } from './posterior';

/** Options of a question that does not say how many it has. */
const usualOptions = 4;

/** The chance of a guess: one of the options. */
function guessOf({ options = usualOptions }: BankQuestion): number {
  return 1 / options;
}

/** A question of a concept that has been asked. */
interface LearntQuestion {
  /** 0–1, if it was learnt here. */
  recall: number;
  guess: number;
  /**
   * Where every answer was right: the logarithm of how much more probable that is for one who knew it before, and forgets
   * it no more, than for one who learnt it here. Null where one was wrong: then it was learnt here.
   */
  knewBefore: number | null;
}

/** What is known of one area of the test. */
export interface AreaKnowledge {
  area: ExamArea;
  /** Concepts of which a question has been answered, by question. */
  learnt: readonly LearntQuestion[];
  /** The guess of each question of concepts that are new. */
  unseen: readonly number[];
  /** The logit of knowing a new question. */
  fresh: Posterior;
  /** Different questions answered. */
  answered: number;
}

/** What the answers say of a learner's knowledge of a test's areas. */
export interface Knowledge {
  areas: readonly AreaKnowledge[];
  /** How much better (logit) this learner remembers what was learnt here than FSRS-6's published parameters say. */
  bias: Posterior;
}

/** An answer to a question of a concept that was new. */
interface FirstAnswer {
  area: ExamArea;
  at: number;
  isRight: boolean;
  guess: number;
}

/** Before any answer: about six in ten new questions are known, and learners differ much. */
const newLearner = { mean: 0.4, deviation: 1.2 };

/** The chance of a right answer to what has just been learnt. */
const justLearnt = 0.95;

/** How much an area differs from the learner's level, logit. */
const areaDeviation = 0.5;

/** How much learners differ in remembering, logit. */
const usualBias = { mean: 0, deviation: 0.8 };

/** First answers after which one counts half: what somebody knew before a month of study says little of today. */
const halfLife = 200;

/** Evidence of first answers, the latest first, about new questions now. */
function evidenceOfFirsts(firsts: readonly FirstAnswer[]): Evidence[] {
  return firsts.map(({ guess, isRight }, age) => ({
    recall: 0.5,
    guess,
    isRight,
    weight: 0.5 ** (age / halfLife),
  }));
}

/** The first answer to each concept, the latest first. */
function listFirstAnswers(learner: Learner, concepts: readonly Concept[]): FirstAnswer[] {
  const records = questionsOf(learner);
  return concepts
    .flatMap(({ questions, memory }) => {
      const [question] = questions;
      if (memory === null || question === undefined) return [];
      const firsts = questions.flatMap(({ id }): PastAnswer[] => {
        const record = records.get(id);
        return record === undefined ? [] : [record.first];
      });
      const first = firsts.sort(compareAnswers)[0];
      if (first === undefined) return [];
      const { at, isRight } = first;
      return [{ area: question.area, at, isRight, guess: guessOf(question) }];
    })
    .sort((one, other) => other.at - one.at);
}

/** The answers to what had been wrong or guessed before: those tell how well this learner remembers what is learnt here. */
function evidenceOfReviews(concepts: readonly Concept[]): Evidence[] {
  return concepts.flatMap(({ reviews, questions }) => {
    const guess = questions[0] === undefined ? 0 : guessOf(questions[0]);
    return reviews
      .filter(({ wasFaultless }) => !wasFaultless)
      .map(({ recall, isRight }) => ({ recall, guess, isRight, weight: 1 }));
  });
}

/** What the ratio of saying so when right to saying so when wrong is like before anything is said, and what that counts. */
const usualRatio = { sure: 3, unsure: 0.5, guessed: 0.2 } as const satisfies Record<
  Confidence,
  number
>;
const usualRatioCounts = 4;

/**
 * How much more probable it is that this learner says so of what he knows than of what he does not, as a logarithm: by
 * how often he said it when right and when wrong.
 */
function weightsOfConfidence(learner: Learner): Record<Confidence, number> {
  const calibration = calibrationOf(learner);
  const all = Object.values(calibration);
  const wrong = all.reduce((sum, one) => sum + one.wrong, 0);
  const right = all.reduce((sum, one) => sum + one.answered - one.wrong, 0);
  const weight = (confidence: Confidence) => {
    const said = calibration[confidence];
    const whenRight = (said.answered - said.wrong + 1) / (right + confidences.length);
    const whenWrong = (said.wrong + 1) / (wrong + confidences.length);
    const told = Math.min(wrong, right);
    const usual = usualRatioCounts * Math.log(usualRatio[confidence]);
    return (usual + told * Math.log(whenRight / whenWrong)) / (usualRatioCounts + told);
  };
  return { sure: weight('sure'), unsure: weight('unsure'), guessed: weight('guessed') };
}

function knewBefore(
  { memory, reviews, answers }: Concept,
  guess: number,
  weights: Record<Confidence, number>,
): number | null {
  if (memory?.isFaultless !== true) return null;
  const confidence = answers[0]?.confidence;
  const said = confidence === undefined ? 0 : weights[confidence];
  // one who did not know it guessed the first, and recalled the others as foretold
  return reviews.reduce(
    (sum, { recall }) => sum + Math.log(rightBy(1, guess) / rightBy(recall, guess)),
    said + Math.log(rightBy(1, guess) / guess),
  );
}

function areaKnowledge(
  area: ExamArea,
  concepts: readonly Concept[],
  firsts: readonly FirstAnswer[],
  level: { mean: number; deviation: number },
  weights: Record<Confidence, number>,
  now: number,
): AreaKnowledge {
  const inArea = concepts.filter(({ questions }) => questions[0]?.area === area);
  const isNew = ({ memory }: Concept) => memory === null;
  return {
    area,
    learnt: inArea.flatMap((concept) => {
      if (concept.memory === null) return [];
      const recall = recallAt(concept.memory, now);
      return concept.questions.map((question) => {
        const guess = guessOf(question);
        return { recall, guess, knewBefore: knewBefore(concept, guess, weights) };
      });
    }),
    unseen: inArea.filter(isNew).flatMap(({ questions }) => questions.map(guessOf)),
    fresh: posteriorOf(
      { mean: level.mean, deviation: Math.hypot(level.deviation, areaDeviation) },
      likelihoodOf(evidenceOfFirsts(firsts.filter((first) => first.area === area))),
    ),
    answered: inArea.reduce((sum, { asked }) => sum + asked.size, 0),
  };
}

/**
 * What the answers say of the areas, at a moment. New questions: how often first answers were right, by area, shrunk
 * towards the learner's own level. Learnt ones: FSRS-6's recall, moved by how this learner's reviews went.
 */
export function knowledgeOf(
  learner: Learner,
  bank: readonly BankQuestion[],
  areas: readonly ExamArea[],
  now: number,
): Knowledge {
  // siblings of one rule in two areas of the test are two things to know here: each area has its own points
  const byArea = bank.map((question) =>
    question.concept === undefined
      ? question
      : { ...question, concept: `${question.area}/${question.concept}` },
  );
  const concepts = conceptsOf(learner, byArea);
  const firsts = listFirstAnswers(learner, concepts);
  const weights = weightsOfConfidence(learner);
  const level = momentsOf(posteriorOf(newLearner, likelihoodOf(evidenceOfFirsts(firsts))));
  return {
    areas: areas.map((area) => areaKnowledge(area, concepts, firsts, level, weights, now)),
    bias: posteriorOf(usualBias, likelihoodOf(evidenceOfReviews(concepts))),
  };
}

/** What a learner may be, as the posteriors draw it: logits. */
interface Nature {
  bias: number;
  /** Of the area in question. */
  fresh: number;
}

function rightToLearnt(question: LearntQuestion, { bias, fresh }: Nature): number {
  const recalled = moved(question.recall, bias);
  const before = question.knewBefore === null ? 0 : logistic(fresh + question.knewBefore);
  return rightBy(before + (1 - before) * recalled, question.guess);
}

/** The mean chance of a right answer in an area, for a learner of that nature. */
export function rightIn({ learnt, unseen }: AreaKnowledge, nature: Nature): number {
  const known = logistic(nature.fresh);
  const questions = learnt.length + unseen.length;
  // without a question in the bank, the real test still asks some
  if (questions === 0) return rightBy(known, 1 / usualOptions);
  const ofLearnt = learnt.reduce((sum, one) => sum + rightToLearnt(one, nature), 0);
  const ofUnseen = unseen.reduce((sum, guess) => sum + rightBy(known, guess), 0);
  return (ofLearnt + ofUnseen) / questions;
}

/** What that chance gains when the weakest questions of the area, so many, are learnt. */
export function gainByLearning(
  { learnt, unseen }: AreaKnowledge,
  questions: number,
  nature: Nature,
): number {
  const all = [
    ...learnt.map((one) => rightToLearnt(one, nature)),
    ...unseen.map((guess) => rightBy(logistic(nature.fresh), guess)),
  ].sort((one, other) => one - other);
  const gains = all.slice(0, questions).map((right) => Math.max(0, justLearnt - right));
  return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(all.length, 1);
}
