import { sum } from '../sum';
import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { Confidence } from '../progress/answer-event';
import { conceptsOf, type Concept } from '../learning/concepts';
import { logLikelihoodOf, type Observation } from './observations';
import { guessRate } from './guess-rate';
import { confidenceLogRatios, priorKnowledgeRatios } from './prior-knowledge';
import { compareAnswers, type Learner } from '../learning/learner';
import { retrievabilityAt } from '../learning/memory';
import { momentsOf, posteriorOf, type Posterior } from './posterior';
import { estimateRetention, type Retention } from './retention';

/** A question of a concept that has been asked, itself or a sibling of it. */
export interface LearntQuestion {
  /** The probability (0–1) that its rule is recalled now, if it was learnt here. */
  retrievability: number;
  /** Itself, and not only a sibling of it. */
  isAsked: boolean;
  guess: number;
  /** Log-likelihood ratio of its answers: known before any practice, and lasting, against learnt here (model.md, λ). */
  ownLogRatio: number;
  /** The same of all answers to its siblings; null when there are none. */
  siblingsLogRatio: number | null;
}

/** What is known of one area of the test. */
export interface AreaKnowledge {
  area: ExamArea;
  /** The questions of concepts of which one has been answered, by id. */
  learnt: ReadonlyMap<string, LearntQuestion>;
  /** The guess of each question of concepts that are new, by id. */
  unseen: ReadonlyMap<string, number>;
  /** The logit of knowing a new question. */
  ability: Posterior;
  /** Different questions answered. */
  answered: number;
}

/** What the answers say of a learner's knowledge of a test's areas. */
export interface Knowledge extends Retention {
  areas: readonly AreaKnowledge[];
}

/** An answer to a question of a concept that was new. */
interface FirstAnswer {
  area: ExamArea;
  isRight: boolean;
  guess: number;
}

/** The prior of ability, logit: about six in ten new questions are known, and learners differ much. */
const abilityPrior = { mean: 0.4, deviation: 1.2 };

/** How much an area differs from the learner's level, logit. */
const areaDeviation = 0.5;

/** First answers after which one counts half: what somebody knew before a month of study says little of today. */
const firstAnswerHalfLife = 200;

/** First answers, the latest first, as observations of new questions now. */
function observationsOfFirsts(firsts: readonly FirstAnswer[]): Observation[] {
  return firsts.map(({ guess, isRight }, age) => ({
    retrievability: 0.5,
    guess,
    isRight,
    weight: 0.5 ** (age / firstAnswerHalfLife),
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
      return { area: question.area, isRight, guess: guessRate(question) };
    });
}

/** The questions of a concept that has been asked, at a moment. */
function learntQuestions(
  concept: Concept,
  confidence: Record<Confidence, number>,
  now: number,
): [id: string, LearntQuestion][] {
  const { memory, questions, answersTo } = concept;
  if (memory === null) return [];
  const retrievability = retrievabilityAt(memory, now);
  const ratios = priorKnowledgeRatios(concept, confidence);
  return questions.map((question, index) => {
    const isAsked = answersTo.has(question.id);
    const ofSiblings = ratios.filter((_, other) => other !== index);
    const hasSiblings = answersTo.size > (isAsked ? 1 : 0);
    const learnt = {
      retrievability,
      isAsked,
      guess: guessRate(question),
      ownLogRatio: ratios[index] ?? 0,
      siblingsLogRatio: hasSiblings ? sum(ofSiblings) : null,
    };
    return [question.id, learnt];
  });
}

function areaKnowledge(
  area: ExamArea,
  concepts: readonly Concept[],
  firsts: readonly FirstAnswer[],
  level: { mean: number; deviation: number },
  confidence: Record<Confidence, number>,
  now: number,
): AreaKnowledge {
  const inArea = concepts.filter(({ questions }) => questions[0]?.area === area);
  const isNew = ({ memory }: Concept) => memory === null;
  return {
    area,
    learnt: new Map(inArea.flatMap((concept) => learntQuestions(concept, confidence, now))),
    unseen: new Map(
      inArea
        .filter(isNew)
        .flatMap(({ questions }) => questions.map((one) => [one.id, guessRate(one)])),
    ),
    ability: posteriorOf(
      { mean: level.mean, deviation: Math.hypot(level.deviation, areaDeviation) },
      logLikelihoodOf(observationsOfFirsts(firsts.filter((first) => first.area === area))),
    ),
    answered: sum(inArea.map(({ answersTo }) => answersTo.size)),
  };
}

/**
 * What the answers say of the areas, at a moment. New questions: how often first answers were right, by area, shrunk
 * towards the learner's own level. Learnt ones: FSRS-6's retrievability, moved by how this learner's reviews went.
 * @param now milliseconds since the epoch.
 * @param before answers from this moment on are left out, but for how well the learner's confidence is calibrated.
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
  const confidence = confidenceLogRatios(learner);
  const level = momentsOf(posteriorOf(abilityPrior, logLikelihoodOf(observationsOfFirsts(firsts))));
  return {
    areas: areas.map((area) => areaKnowledge(area, concepts, firsts, level, confidence, now)),
    ...estimateRetention(concepts),
  };
}
