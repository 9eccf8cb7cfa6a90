import { blueprints } from '../../src/domain/exam/blueprint';
import { questionsOf } from '../../src/domain/learning/learner';
import { passProbability } from '../../src/domain/readiness/pass-probability';
import { estimateReadiness } from '../../src/domain/readiness/readiness';
import { mean, sum } from '../../src/domain/sum';
import { passRate, readinessNow as now, syntheticLearner, type World } from './synthetic-learner';

/** A chance to pass that somebody was told, 0–1, with its 80 % interval. */
interface Told {
  chance: number;
  low: number;
  high: number;
}

/** How a made-up learner was foretold, and what he could have been foretold by otherwise. */
export interface Foretold extends Told {
  /** The chance that he passes, of questions that he has not seen. */
  actual: number;
  /** The chance that he passes a test of the bank's questions, which he has practised with. */
  actualInBank: number;
  /** Share of right answers, 0–1. */
  shareRight: number;
  /** Share of right answers in the two latest mock tests; undefined without any. */
  shareInExams: number | undefined;
}

/** So many learners of a world, by consecutive seeds; those who have answered too little are left out. */
export function foretell(world: World, firstSeed: number, count: number): Foretold[] {
  return Array.from({ length: count }, (_, index) => index + firstSeed).flatMap((seed) => {
    const one = syntheticLearner(seed, world);
    const { learner, exams } = one;
    const { bank, heldOut } = world;
    const ready = estimateReadiness({ learner, bank, exams, blueprint: blueprints.B, now, seed });
    if (ready.kind === 'tooEarly') return [];
    const { chance, low, high } = ready;
    const records = [...questionsOf(learner).values()];
    const inExams = exams.slice(-2).flatMap(({ questions }) => questions);
    return [
      {
        chance,
        low,
        high,
        actual: passRate(one, heldOut),
        actualInBank: passRate(one, bank),
        shareRight:
          sum(records.map(({ right }) => right)) / sum(records.map(({ answered }) => answered)),
        shareInExams:
          inExams.length === 0 ? undefined : mean(inExams.map(({ isRight }) => Number(isRight))),
      },
    ];
  });
}

/** The same learners told another chance, with an interval that reaches as far to both sides as theirs. */
export function tellOtherwise(
  all: readonly Foretold[],
  chanceOf: (one: Foretold) => number,
): Foretold[] {
  return all.map((one) => {
    const chance = chanceOf(one);
    return {
      ...one,
      chance,
      low: Math.max(0, chance - (one.chance - one.low)),
      high: Math.min(1, chance + (one.high - one.chance)),
    };
  });
}

/** The chance to pass a test of which so large a share is answered rightly. */
export function chanceByShare(share: number): number {
  const { scored, passMark } = blueprints.B;
  return passProbability([{ questions: scored.value, right: share }], passMark.value);
}

/** A tenth of the chance told, or several of few learners: what was told and what happened, with its standard error. */
interface ToldTenth {
  learners: number;
  /** The means of the chances, 0–1. */
  told: number;
  passed: number;
  /** Of the difference of the two, 0–1. */
  error: number;
}

function tenthOf(learners: readonly Foretold[]): ToldTenth {
  const differences = learners.map(({ chance, actual }) => chance - actual);
  const difference = mean(differences);
  return {
    learners: learners.length,
    told: mean(learners.map(({ chance }) => chance)),
    passed: mean(learners.map(({ actual }) => actual)),
    error: Math.sqrt(mean(differences.map((one) => (one - difference) ** 2)) / learners.length),
  };
}

/** The learners by the tenth of what they were told. A tenth with fewer than `least` is joined with the next. */
export function listTenths(all: readonly Foretold[], least = 1): ToldTenth[] {
  const joined: Foretold[][] = [];
  for (let tenth = 0; tenth < 10; tenth++) {
    const learners = all.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth);
    const before = joined.at(-1);
    if (before !== undefined && before.length < least) before.push(...learners);
    else joined.push(learners);
  }
  return joined.filter(({ length }) => length > 0).map(tenthOf);
}

/** How often the interval holds the chance, 0–1. */
export function shareHeld(all: readonly Foretold[]): number {
  return mean(all.map(({ low, high, actual }) => Number(low <= actual && actual <= high)));
}

/** The Brier score to be expected of forecasts (Brier 1950): the mean squared error against passed (1) or not (0). */
function expectedBrierScore(all: readonly { forecast: number; actual: number }[]): number {
  return mean(all.map(({ forecast, actual }) => (forecast - actual) ** 2 + actual * (1 - actual)));
}

/** The Brier score of a share as a forecast, when each twentieth of it foretells what those in it were found to pass. */
function bestBrierScore(all: readonly Foretold[], shareOf: (one: Foretold) => number | undefined) {
  const groups = new Map<number, Foretold[]>();
  for (const one of all) {
    const key = Math.floor(20 * (shareOf(one) ?? -1));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return expectedBrierScore(
    [...groups.values()].flatMap((group) => {
      const forecast = mean(group.map(({ actual }) => actual));
      return group.map(({ actual }) => ({ forecast, actual }));
    }),
  );
}

/** The Brier score of the chances told, and of what they have to be better than. */
export function brierScores(all: readonly Foretold[]) {
  return {
    own: expectedBrierScore(all.map(({ chance, actual }) => ({ forecast: chance, actual }))),
    byShareRight: bestBrierScore(all, ({ shareRight }) => shareRight),
    byExams: bestBrierScore(all, ({ shareInExams }) => shareInExams),
  };
}

/** How far a tenth may be from what happens. */
export const tenthBar = 0.04;

/** How much better, at least, the Brier score has to be. */
const brierMargin = 0.01;

/**
 * What is wrong with chances that were told, by the bars of docs/readiness.md; nothing where all of them hold.
 * @param least fewer learners than this say too little of a tenth, which is then judged together with the next.
 */
export function faultsOf(all: readonly Foretold[], least = 100) {
  const percent = (share: number) => (100 * share).toFixed(1);
  const sayTenth = ({ told, passed, learners }: ToldTenth) =>
    `told ${percent(told)}, passed ${percent(passed)} (${String(learners)} learners)`;
  const held = shareHeld(all);
  const { own, byShareRight, byExams } = brierScores(all);
  return {
    tenths: listTenths(all, least)
      .filter(({ told, passed }) => Math.abs(told - passed) > tenthBar)
      .map(sayTenth),
    interval: held >= 0.75 && held <= 0.85 ? [] : [`the interval holds ${percent(held)}`],
    brierScore:
      own < Math.min(byShareRight, byExams) - brierMargin
        ? []
        : [`${own.toFixed(3)} against ${byShareRight.toFixed(3)} and ${byExams.toFixed(3)}`],
  };
}
