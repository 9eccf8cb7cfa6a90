import { mean, sum } from '../sum';
import { apportion } from '../exam/apportion';
import type { Blueprint } from '../exam/blueprint';
import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { ExamResult } from '../exam/exam-result';
import { normal, seededRandom } from '../random';
import { knowledgeOf, type AreaKnowledge } from './knowledge';
import type { Learner } from '../learning/learner';
import { passProbability } from './pass-probability';
import { shiftLogit } from './observations';
import { momentsOf, quantileOf, type Posterior } from './posterior';
import {
  gainByLearning,
  meanParameters,
  meanCorrectRate,
  type LearnerParameters,
} from './response-model';
import { observeExams, examShift } from './exam-evidence';

/** Changes whenever the same answers are given another chance: what was foretold is only compared within one version. */
export const readinessModelVersion = 2;

/** How many possible learners are drawn from the posteriors. */
const sampleCount = 100;

/** Its multiples modulo one spread evenly, however many they are (a Kronecker sequence). */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Share of the sample below the interval, and above it: it holds 80 %. */
const tailShare = 0.1;

/** How many different questions of an area must be answered before anything is said; all, when the bank has fewer. */
const minAnsweredInArea = 5;

/** How many in all: as many as the test scores and at least this; all, when the bank has fewer. */
const minAnswered = 40;

/** Rules that are learnt in the answer to what would raise the chance most. */
export const raiseBy = 20;

/** How an area stands. */
interface AreaReadiness {
  area: ExamArea;
  /** Share of points to be expected of questions that were not seen, 0–1, with its 80 % interval. */
  share: number;
  low: number;
  high: number;
  /** Questions that the test asks in it. */
  questions: number;
}

/** How ready a learner is for a test. All of it is this service's own estimate. */
export type Readiness =
  | {
      kind: 'tooEarly';
      /** Different questions answered, and how many it takes. */
      answered: number;
      needed: number;
      /** The areas in which too few are answered. */
      areas: { area: ExamArea; answered: number; needed: number }[];
    }
  | {
      kind: 'estimate';
      /** The chance to pass a test now whose questions were not seen, 0–1, with its 80 % interval. */
      chance: number;
      low: number;
      high: number;
      areas: AreaReadiness[];
      /** Share of points that passes. */
      passShare: number;
      /** What the chance gains by learning `raiseBy` rules of an area, the largest gain first. */
      raises: { area: ExamArea; gain: number }[];
    };

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function intervalOf(numbers: readonly number[]) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return { low: quantile(sorted, tailShare), high: quantile(sorted, 1 - tailShare) };
}

function listMissing(areas: readonly AreaKnowledge[]) {
  return areas.flatMap(({ area, answered, inBank }) => {
    const needed = Math.min(minAnsweredInArea, inBank);
    return answered < needed ? [{ area, answered, needed }] : [];
  });
}

/** An area with all that a draw needs, and its rate of right answers at the posterior means. */
function modelOf(
  knowledge: AreaKnowledge,
  parameters: LearnerParameters,
  questions: number,
  shift: Posterior,
) {
  return {
    knowledge,
    questions,
    shift,
    right: shiftLogit(meanCorrectRate(knowledge, parameters).mean, momentsOf(shift).mean),
    gain: gainByLearning(knowledge, raiseBy, parameters),
  };
}

type AreaModel = ReturnType<typeof modelOf>;

/** What the probability to pass gains by learning in each area, at the posterior means; the largest gain first. */
function listRaises(models: readonly AreaModel[], passMark: number) {
  const now = passProbability(models, passMark);
  return models
    .map(({ knowledge: { area } }, raised) => {
      const after = models.map((model, index) => ({
        questions: model.questions,
        right: Math.min(0.99, model.right + (index === raised ? model.gain : 0)),
      }));
      return { area, gain: Math.max(0, passProbability(after, passMark) - now) };
    })
    .sort((one, other) => other.gain - one.gain);
}

/**
 * The probability to pass a test now whose questions the learner has not seen: possible learners are drawn from the
 * posteriors of these answers, and each one's probability is computed exactly. model.md has the formulas,
 * docs/readiness.md how well it predicts. The same answers, moment and seed give the same.
 * @param bank the questions of the licence.
 * @param exams the learner's finished tests of this kind; each counts half after two weeks.
 * @param now milliseconds since the epoch.
 */
export function estimateReadiness(given: {
  learner: Learner;
  bank: readonly BankQuestion[];
  exams: readonly ExamResult[];
  blueprint: Blueprint;
  now: number;
  seed: number;
}): Readiness {
  const { blueprint, exams, now } = given;
  const weights = blueprint.areas.value;
  const scored = blueprint.scored.value;
  const quotas = apportion(
    scored,
    weights.map(({ weight }) => weight),
  );
  const knowledge = knowledgeOf(
    given.learner,
    given.bank,
    weights.map(({ area }) => area),
    now,
  );
  const answered = sum(knowledge.areas.map((area) => area.answered));
  const inBank = sum(knowledge.areas.map((area) => area.inBank));
  // an empty bank says nothing of anybody
  const needed = Math.max(1, Math.min(inBank, Math.max(minAnswered, scored)));
  const missing = listMissing(knowledge.areas);
  if (answered < needed || missing.length > 0) {
    return { kind: 'tooEarly', answered, needed, areas: missing };
  }
  const inExams = observeExams(given.learner, given.bank, exams, knowledge, now);
  const models = knowledge.areas.map((area, index) =>
    modelOf(
      area,
      meanParameters(area, knowledge),
      quotas[index] ?? 0,
      examShift(inExams.filter((one) => one.area === area.area)),
    ),
  );
  const random = seededRandom(given.seed);
  const sample = Array.from({ length: sampleCount }, (_, index) => {
    // stratified: chance alone must not move all areas, so both parameters cover their posteriors evenly
    const bias = quantileOf(knowledge.bias, (index + random()) / sampleCount);
    const transfer = quantileOf(
      knowledge.transfer,
      (index * goldenRatio + random() / sampleCount) % 1,
    );
    return models.map(({ knowledge: area, questions, shift }) => {
      const ability = quantileOf(area.ability, random());
      const rate = meanCorrectRate(area, { bias, transfer, ability });
      const right = rate.mean + rate.deviation * normal(random);
      return { questions, right: shiftLogit(right, quantileOf(shift, random())) };
    });
  });
  const passMark = blueprint.passMark.value;
  const chances = sample.map((areas) => passProbability(areas, passMark));
  return {
    kind: 'estimate',
    chance: mean(chances),
    ...intervalOf(chances),
    areas: models.map(({ knowledge: { area }, questions }, index) => {
      const shares = sample.map((areas) => areas[index]?.right ?? 0);
      return { area, share: mean(shares), ...intervalOf(shares), questions };
    }),
    passShare: passMark / scored,
    raises: listRaises(models, passMark),
  };
}
