import { beforeAll, describe, expect, test } from 'vitest';

import {
  oneSidedWorld,
  passRate,
  plainWorld,
  readinessNow as now,
  richWorld,
  syntheticLearner,
  type World,
} from '../../../tests/factories/synthetic-learner';
import { blueprints } from '../exam/blueprint';
import { questionsOf } from '../learning/learner';
import { mean, sum } from '../sum';
import { estimateReadiness } from './readiness';

/** Constants were chosen with seeds below 10 000: these learners are new to the model. docs/readiness.md judges by more. */
const firstSeed = 200_001;

/** Learners in each world. */
const learnerCount = 700;

/** Fewer learners than this say too little of a tenth, which is then judged together with the next. */
const leastInTenth = 100;

/** How well one learner was foretold, and what he could have been foretold by otherwise. */
interface Foretold {
  chance: number;
  low: number;
  high: number;
  /** The chance that he passes, of questions that he has not seen. */
  actual: number;
  /** Share of right answers, 0–1. */
  shareRight: number;
  /** Share of right answers in the two latest mock tests; undefined without any. */
  shareInExams: number | undefined;
}

function foretell(world: World): Foretold[] {
  return Array.from({ length: learnerCount }, (_, index) => index + firstSeed).flatMap((seed) => {
    const one = syntheticLearner(seed, world);
    const { learner, exams } = one;
    const { bank } = world;
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
        actual: passRate(one, world),
        shareRight:
          sum(records.map(({ right }) => right)) / sum(records.map(({ answered }) => answered)),
        shareInExams:
          inExams.length === 0 ? undefined : mean(inExams.map(({ isRight }) => Number(isRight))),
      },
    ];
  });
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** What was foretold and what happened in each tenth of the chance, those with too few learners joined with the next. */
function listTenths(all: readonly Foretold[]) {
  const joined: Foretold[][] = [];
  for (let tenth = 0; tenth < 10; tenth++) {
    const learners = all.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth);
    const before = joined.at(-1);
    if (before !== undefined && before.length < leastInTenth) before.push(...learners);
    else joined.push(learners);
  }
  return joined.map((learners) => ({
    foretold: mean(learners.map(({ chance }) => chance)),
    passed: mean(learners.map(({ actual }) => actual)),
    learners: learners.length,
  }));
}

/** Every tenth within 4 points, and enough learners in each to say so. */
function expectCalibrated(all: readonly Foretold[]) {
  const tenths = listTenths(all);
  for (const { foretold: told, passed, learners } of tenths) {
    expect(learners).toBeGreaterThanOrEqual(leastInTenth);
    expect(Math.abs(told - passed), JSON.stringify(tenths)).toBeLessThanOrEqual(0.04);
  }
}

/** The Brier score to be expected of forecasts (Brier 1950): the mean squared error against passed (1) or not (0). */
function brierScore(all: readonly { forecast: number; actual: number }[]): number {
  return mean(all.map(({ forecast, actual }) => (forecast - actual) ** 2 + actual * (1 - actual)));
}

/** The Brier score of a share as a forecast, when each twentieth of it foretells what those in it were found to pass. */
function bestBrierScore(all: readonly Foretold[], shareOf: (one: Foretold) => number | undefined) {
  const groups = groupBy(all, (one) => Math.floor(20 * (shareOf(one) ?? -1)));
  return brierScore(
    groups.flatMap((group) => {
      const forecast = mean(group.map(({ actual }) => actual));
      return group.map(({ actual }) => ({ forecast, actual }));
    }),
  );
}

const worlds = { plainWorld, richWorld, oneSidedWorld };
const foretold = new Map<string, Foretold[]>();

beforeAll(() => {
  for (const [name, world] of Object.entries(worlds)) foretold.set(name, foretell(world));
}, 600_000);

describe.each(Object.keys(worlds))(
  'learners of the %s, tested on questions they have not seen',
  (name) => {
    const all = () => foretold.get(name) ?? [];

    test('pass as often as foretold, within 4 points', () => {
      expectCalibrated(all());
    });

    test('have their chance within the interval in 75 to 85 of 100 cases', () => {
      const held = mean(
        all().map(({ low, high, actual }) => Number(low <= actual && actual <= high)),
      );
      expect(held).toBeGreaterThanOrEqual(0.75);
      expect(held).toBeLessThanOrEqual(0.85);
    });

    test('are foretold better than by their share of right answers or by their latest mock tests', () => {
      const own = brierScore(all().map(({ chance, actual }) => ({ forecast: chance, actual })));
      expect(own).toBeLessThan(bestBrierScore(all(), ({ shareRight }) => shareRight) - 0.01);
      expect(own).toBeLessThan(bestBrierScore(all(), ({ shareInExams }) => shareInExams) - 0.01);
    });
  },
);

test('learners of all worlds together pass as often as foretold, within 4 points in finer steps', () => {
  const all = [...foretold.values()].flat();
  expect(listTenths(all).length).toBeGreaterThan(5);
  expectCalibrated(all);
});
