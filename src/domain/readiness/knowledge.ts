import { mean, sum } from '../sum';
import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { Confidence } from '../progress/answer-event';
import { conceptsOf, type Concept } from '../learning/concepts';
import { logLikelihoodOf, type Observation } from './observations';
import { guessRate } from './guess-rate';
import { confidenceLogRatios, priorKnowledgeRatios } from './prior-knowledge';
import { compareAnswers, type Learner } from '../learning/learner';
import { retrievabilityAt } from '../learning/memory';
import { logistic, momentsOf, posteriorOf, type Posterior } from './posterior';
import { estimateRetention, type Retention } from './retention';

/** A situation in which a rule is asked: a question of the bank, or one that the bank does not hold. */
export interface Situation {
  guess: number;
  /** The probability (0–1) that the rule is recalled now, if it was learnt here; 0 when none of its questions was asked. */
  retrievability: number;
  /** Itself, and not only a sibling of it. */
  isAsked: boolean;
  /** Log-likelihood ratio of its answers: known before any practice, and lasting, against learnt here (model.md, λ). */
  ownLogRatio: number;
  /** The same for each sibling that was asked. */
  siblingLogRatios: readonly number[];
}

/** What is known of one area of the test. */
export interface AreaKnowledge {
  area: ExamArea;
  /** One more situation of each rule, which the bank does not hold: what the test asks. */
  heldOut: readonly Situation[];
  /** The logit of knowing a new question. */
  ability: Posterior;
  /** Different questions answered, and how many the bank has. */
  answered: number;
  inBank: number;
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
    .flatMap(({ everAsked, firstTo }) =>
      everAsked
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

/** One more situation of each concept, at a moment, which the bank does not hold. */
function listHeldOut(
  concepts: readonly Concept[],
  confidence: Record<Confidence, number>,
  transfer: number,
  now: number,
): Situation[] {
  return concepts.map((concept) => {
    const { memory, questions } = concept;
    return {
      guess: mean(questions.map(guessRate)),
      retrievability: memory === null ? 0 : retrievabilityAt(memory, now),
      isAsked: false,
      ownLogRatio: 0,
      siblingLogRatios: [...priorKnowledgeRatios(concept, confidence, transfer).values()],
    };
  });
}

/** Siblings of one rule in two areas of the test are two things to know here: each area has its own points. */
function conceptsByArea(learner: Learner, bank: readonly BankQuestion[], before?: number) {
  const byArea = bank.map((question) =>
    question.concept === undefined
      ? question
      : { ...question, concept: `${question.area}/${question.concept}` },
  );
  return conceptsOf(learner, byArea, before);
}

/**
 * What answers before a moment say of each question of the bank, by id.
 * @param transfer logit of applying in one situation what was learnt in another.
 */
export function situationsBefore(
  learner: Learner,
  bank: readonly BankQuestion[],
  transfer: number,
  moment: number,
): Map<string, Situation> {
  const confidence = confidenceLogRatios(learner);
  const situations = conceptsByArea(learner, bank, moment).flatMap((concept) => {
    const { memory, questions, answersTo } = concept;
    const ratios = priorKnowledgeRatios(concept, confidence, transfer);
    return questions.map((question): [string, Situation] => {
      const { id } = question;
      return [
        id,
        {
          guess: guessRate(question),
          retrievability: memory === null ? 0 : retrievabilityAt(memory, moment),
          isAsked: answersTo.has(id),
          ownLogRatio: ratios.get(id) ?? 0,
          siblingLogRatios: [...ratios].flatMap(([other, ratio]) => (other === id ? [] : [ratio])),
        },
      ];
    });
  });
  return new Map(situations);
}

/**
 * What the answers say of the areas, at a moment. New rules: how often first answers were right, by area, shrunk towards
 * the learner's own level. Learnt ones: FSRS-6's retrievability, moved by how this learner's reviews went.
 * @param now milliseconds since the epoch.
 */
export function knowledgeOf(
  learner: Learner,
  bank: readonly BankQuestion[],
  areas: readonly ExamArea[],
  now: number,
): Knowledge {
  const concepts = conceptsByArea(learner, bank);
  const confidence = confidenceLogRatios(learner);
  const firsts = listFirstAnswers(concepts);
  const level = momentsOf(posteriorOf(abilityPrior, logLikelihoodOf(observationsOfFirsts(firsts))));
  const retention = estimateRetention(concepts, logistic(level.mean));
  const transfer = momentsOf(retention.transfer).mean;
  return {
    areas: areas.map((area) => {
      const inArea = concepts.filter(({ questions }) => questions[0]?.area === area);
      return {
        area,
        heldOut: listHeldOut(inArea, confidence, transfer, now),
        ability: posteriorOf(
          { mean: level.mean, deviation: Math.hypot(level.deviation, areaDeviation) },
          logLikelihoodOf(observationsOfFirsts(firsts.filter((first) => first.area === area))),
        ),
        inBank: sum(inArea.map(({ questions }) => questions.length)),
        answered: sum(
          inArea.map(
            ({ questions, answersTo }) => questions.filter(({ id }) => answersTo.has(id)).length,
          ),
        ),
      };
    }),
    ...retention,
  };
}
