import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { Confidence } from '../progress/answer-event';
import { conceptsOf, type Concept } from './concepts';
import { likelihoodOf, type Evidence } from './evidence';
import { guessOf } from './guess';
import { knownBefore, weightsOfConfidence } from './known-before';
import { compareAnswers, type Learner } from './learner';
import { recallAt } from './memory';
import { momentsOf, posteriorOf, type Posterior } from './posterior';
import { rememberingOf, type Remembering } from './remembering';

/** A question of a concept that has been asked, itself or a sibling of it. */
export interface LearntQuestion {
  /** 0–1, of the rule if it was learnt here. */
  recall: number;
  /** Itself, and not only a sibling of it. */
  isAsked: boolean;
  guess: number;
  /**
   * The logarithm of how much more probable the answers to it are for one who knew it before, and forgets it no more, than
   * for one who learnt it here.
   */
  knewBefore: number;
  /** The same of all answers to its siblings; null where there are none. */
  siblings: number | null;
}

/** What is known of one area of the test. */
export interface AreaKnowledge {
  area: ExamArea;
  /** The questions of concepts of which one has been answered, by id. */
  learnt: ReadonlyMap<string, LearntQuestion>;
  /** The guess of each question of concepts that are new, by id. */
  unseen: ReadonlyMap<string, number>;
  /** The logit of knowing a new question. */
  fresh: Posterior;
  /** Different questions answered. */
  answered: number;
}

/** What the answers say of a learner's knowledge of a test's areas. */
export interface Knowledge extends Remembering {
  areas: readonly AreaKnowledge[];
}

/** An answer to a question of a concept that was new. */
interface FirstAnswer {
  area: ExamArea;
  isRight: boolean;
  guess: number;
}

/** Before any answer: about six in ten new questions are known, and learners differ much. */
const newLearner = { mean: 0.4, deviation: 1.2 };

/** How much an area differs from the learner's level, logit. */
const areaDeviation = 0.5;

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
function listFirstAnswers(concepts: readonly Concept[]): FirstAnswer[] {
  return concepts
    .flatMap(({ questions, firstTo }) =>
      questions
        .flatMap((question) => {
          const answer = firstTo.get(question.id);
          return answer === undefined ? [] : [{ question, answer }];
        })
        .sort(
          (one, other) =>
            compareAnswers(one.answer, other.answer) ||
            (one.question.id < other.question.id ? -1 : 1),
        )
        .slice(0, 1),
    )
    .sort(
      (one, other) =>
        other.answer.at - one.answer.at || (one.question.id < other.question.id ? -1 : 1),
    )
    .map(({ question, answer: { isRight } }) => {
      return { area: question.area, isRight, guess: guessOf(question) };
    });
}

/** The questions of a concept that has been asked, at a moment. */
function learntQuestions(
  concept: Concept,
  weights: Record<Confidence, number>,
  now: number,
): [id: string, LearntQuestion][] {
  const { memory, questions, answersTo } = concept;
  if (memory === null) return [];
  const recall = recallAt(memory, now);
  const evidence = knownBefore(concept, weights);
  return questions.map((question, index) => {
    const isAsked = answersTo.has(question.id);
    const ofSiblings = evidence.filter((_, other) => other !== index);
    const hasSiblings = answersTo.size > (isAsked ? 1 : 0);
    const learnt = {
      recall,
      isAsked,
      guess: guessOf(question),
      knewBefore: evidence[index] ?? 0,
      siblings: hasSiblings ? ofSiblings.reduce((sum, told) => sum + told, 0) : null,
    };
    return [question.id, learnt];
  });
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
    learnt: new Map(inArea.flatMap((concept) => learntQuestions(concept, weights, now))),
    unseen: new Map(
      inArea
        .filter(isNew)
        .flatMap(({ questions }) => questions.map((one) => [one.id, guessOf(one)])),
    ),
    fresh: posteriorOf(
      { mean: level.mean, deviation: Math.hypot(level.deviation, areaDeviation) },
      likelihoodOf(evidenceOfFirsts(firsts.filter((first) => first.area === area))),
    ),
    answered: inArea.reduce((sum, { answersTo }) => sum + answersTo.size, 0),
  };
}

/**
 * What the answers say of the areas, at a moment. New questions: how often first answers were right, by area, shrunk
 * towards the learner's own level. Learnt ones: FSRS-6's recall, moved by how this learner's reviews went.
 * @param now milliseconds since the epoch.
 * @param before answers from this moment on are left out, but for what they tell of the learner's own confidence.
 */
export function knowledgeOf(
  learner: Learner,
  bank: readonly BankQuestion[],
  areas: readonly ExamArea[],
  now: number,
  before = Infinity,
): Knowledge {
  // siblings of one rule in two areas of the test are two things to know here: each area has its own points
  const byArea = bank.map((question) =>
    question.concept === undefined
      ? question
      : { ...question, concept: `${question.area}/${question.concept}` },
  );
  const concepts = conceptsOf(learner, byArea, before);
  const firsts = listFirstAnswers(concepts);
  const weights = weightsOfConfidence(learner);
  const level = momentsOf(posteriorOf(newLearner, likelihoodOf(evidenceOfFirsts(firsts))));
  return {
    areas: areas.map((area) => areaKnowledge(area, concepts, firsts, level, weights, now)),
    ...rememberingOf(concepts),
  };
}
