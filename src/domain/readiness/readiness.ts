import { apportion } from '../exam/apportion';
import type { Blueprint } from '../exam/blueprint';
import type { BankQuestion } from '../exam/draw';
import type { ExamArea } from '../exam/exam-area';
import type { ExamResult } from '../exam/exam-result';
import { seededRandom } from '../random';
import { knowledgeOf, type AreaKnowledge } from './knowledge';
import type { Learner } from './learner';
import { passChance } from './pass-chance';
import { drawFrom, logistic, logitOf, momentsOf, type Posterior } from './posterior';
import { gainByLearning, likelyNature, rightIn, type Nature } from './right-chance';
import { evidenceOfTests, shiftBy } from './test-evidence';

/** Learners that are drawn, each as the answers may have been given by. */
const draws = 100;

/** Its multiples spread evenly over one, whatever their number. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Share of the draws that lies below the interval, and above it: 80 % within. */
const outside = 0.1;

/** Different questions to be answered in an area before anything is said; fewer where the bank has fewer. */
const fewestInArea = 5;

/** Different questions to be answered in all: as many as the test counts, and at least so many; fewer where the bank has fewer. */
const fewestInAll = 40;

/** Questions that are learnt in the answer to what would raise the chance most. */
export const raiseBy = 20;

/** How an area stands. */
interface AreaReadiness {
  area: ExamArea;
  /** Share of points to be expected, 0–1, with its 80 % interval. */
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
      /** The chance to pass now, 0–1, with its 80 % interval. */
      chance: number;
      low: number;
      high: number;
      areas: AreaReadiness[];
      /** Share of points that passes. */
      passShare: number;
      /** What the chance gains by learning `raiseBy` questions of an area, the largest gain first. */
      raises: { area: ExamArea; gain: number }[];
    };

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function intervalOf(drawn: readonly number[]) {
  const sorted = [...drawn].sort((one, other) => one - other);
  return { low: quantile(sorted, outside), high: quantile(sorted, 1 - outside) };
}

/** Questions that the bank has in an area. */
function questionsIn({ learnt, unseen }: AreaKnowledge): number {
  return learnt.size + unseen.size;
}

function listMissing(areas: readonly AreaKnowledge[]) {
  return areas.flatMap((one) => {
    const { area, answered } = one;
    const needed = Math.min(fewestInArea, questionsIn(one));
    return answered < needed ? [{ area, answered, needed }] : [];
  });
}

/** An area with everything that a draw needs, and what the chance is for the most probable learner. */
function modelOf(knowledge: AreaKnowledge, nature: Nature, questions: number, shift: Posterior) {
  return {
    knowledge,
    questions,
    shift,
    right: logistic(logitOf(rightIn(knowledge, nature)) + momentsOf(shift).mean),
    gain: gainByLearning(knowledge, raiseBy, nature),
  };
}

type AreaModel = ReturnType<typeof modelOf>;

/** What the chance to pass gains by learning in each area, for the most probable learner; the largest first. */
function listRaises(models: readonly AreaModel[], passMark: number) {
  const now = passChance(models, passMark);
  return models
    .map(({ knowledge: { area } }, raised) => {
      const after = models.map((model, index) => ({
        questions: model.questions,
        right: Math.min(0.99, model.right + (index === raised ? model.gain : 0)),
      }));
      return { area, gain: Math.max(0, passChance(after, passMark) - now) };
    })
    .sort((one, other) => other.gain - one.gain);
}

/**
 * The chance to pass a test now: a hundred learners who might have given these answers are drawn, and each one's chance
 * is reckoned over the test's questions by area. docs/readiness.md tells how well it foretells. The same answers, moment
 * and seed give the same.
 * @param bank the questions of the licence.
 * @param exams the learner's finished tests of this kind; each counts half after two weeks.
 * @param now milliseconds since the epoch.
 */
export function readiness(given: {
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
  const answered = knowledge.areas.reduce((sum, area) => sum + area.answered, 0);
  const inBank = knowledge.areas.reduce((sum, area) => sum + questionsIn(area), 0);
  // an empty bank says nothing of anybody
  const needed = Math.max(1, Math.min(inBank, Math.max(fewestInAll, scored)));
  const missing = listMissing(knowledge.areas);
  if (answered < needed || missing.length > 0) {
    return { kind: 'tooEarly', answered, needed, areas: missing };
  }
  const inTests = evidenceOfTests(given.learner, given.bank, exams, knowledge, now);
  const models = knowledge.areas.map((area, index) =>
    modelOf(
      area,
      likelyNature(area, knowledge),
      quotas[index] ?? 0,
      shiftBy(inTests.filter((one) => one.area === area.area)),
    ),
  );
  const random = seededRandom(given.seed);
  const drawn = Array.from({ length: draws }, (_, index) => {
    // one from each hundredth, and spread as evenly in another order: chance alone is not to move all areas
    const bias = drawFrom(knowledge.bias, (index + random()) / draws);
    const transfer = drawFrom(knowledge.transfer, (index * goldenRatio + random() / draws) % 1);
    return models.map(({ knowledge: area, questions, shift }) => {
      const right = rightIn(area, { bias, transfer, fresh: drawFrom(area.fresh, random()) });
      return { questions, right: logistic(logitOf(right) + drawFrom(shift, random())) };
    });
  });
  const passMark = blueprint.passMark.value;
  const chances = drawn.map((areas) => passChance(areas, passMark));
  return {
    kind: 'estimate',
    chance: mean(chances),
    ...intervalOf(chances),
    areas: models.map(({ knowledge: { area }, questions }, index) => {
      const shares = drawn.map((areas) => areas[index]?.right ?? 0);
      return { area, share: mean(shares), ...intervalOf(shares), questions };
    }),
    passShare: passMark / scored,
    raises: listRaises(models, passMark),
  };
}
