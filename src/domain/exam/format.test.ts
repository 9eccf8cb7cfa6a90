import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { blueprints, type Blueprint } from './blueprint';
import { examIds } from './exam-id';
import { examAreas, type ExamArea } from './exam-area';
import { fewestQuestions, formatFor, type BankSize } from './format';

/** As many questions in every area. */
const evenly = (size: number): BankSize =>
  Object.fromEntries(examAreas.map((area) => [area, size]));

const fullSize = ({ scored, trial }: Blueprint) => scored.value + trial.value;

const blueprint = fc.constantFrom(...examIds.map((id) => blueprints[id]));

/** Any bank: areas that are left out, empty, short or ample. */
const size = fc.oneof(fc.constant(0), fc.nat(12), {
  weight: 3,
  arbitrary: fc.integer({ min: 5, max: 80 }),
});
const bank: fc.Arbitrary<BankSize> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...examAreas), size), { selector: ([area]) => area })
  .map((sizes) => Object.fromEntries(sizes));
const fullerBank = fc
  .tuple(...examAreas.map(() => size))
  .map((sizes): BankSize => Object.fromEntries(examAreas.map((area, i) => [area, sizes[i] ?? 0])));

/** Checks what holds for the format of any bank that gives one. */
function forAnyFormat(
  check: (format: NonNullable<ReturnType<typeof formatFor>>, of: Blueprint, bank: BankSize) => void,
) {
  fc.assert(
    fc.property(blueprint, fc.oneof(bank, fullerBank), (of, sizes) => {
      const format = formatFor(of, sizes);
      if (format !== null) check(format, of, sizes);
    }),
    { numRuns: 300 },
  );
}

describe('a bank that suffices', () => {
  test.each(examIds)('gives the full test for %s', (id) => {
    const of = blueprints[id];
    expect(formatFor(of, evenly(80))).toMatchObject({
      questions: fullSize(of),
      scored: of.scored.value,
      trial: of.trial.value,
      passMark: of.passMark.value,
      minutes: of.minutes.value,
      extendedMinutes: of.extendedMinutes?.value ?? null,
      isShortened: false,
      missing: [],
    });
  });

  test('is divided as the areas of the test for B, with not one question to spare', () => {
    const quotas = [
      { area: 'trafikregler', scored: 32, trial: 3 },
      { area: 'trafiksakerhet', scored: 16, trial: 1 },
      { area: 'fordonskannedom', scored: 7, trial: 1 },
      { area: 'miljo', scored: 5, trial: 0 },
      { area: 'personliga_forutsattningar', scored: 5, trial: 0 },
    ] as const;
    const just = Object.fromEntries(quotas.map((one) => [one.area, one.scored + one.trial]));
    expect(formatFor(blueprints.B, just)).toMatchObject({ questions: 70, quotas });
    for (const { area } of quotas) {
      const short = { ...just, [area]: (just[area] ?? 0) - 1 };
      expect(formatFor(blueprints.B, short)?.isShortened).toBe(true);
    }
  });
});

describe('the format for any bank', () => {
  test('asks of no area more than it has', () => {
    forAnyFormat(({ quotas }, _of, sizes) => {
      for (const { area, scored, trial } of quotas) {
        expect(scored).toBeGreaterThanOrEqual(0);
        expect(trial).toBeGreaterThanOrEqual(0);
        expect(scored + trial).toBeLessThanOrEqual(sizes[area] ?? 0);
      }
    });
  });

  test('adds up', () => {
    forAnyFormat(({ questions, scored, trial, quotas }) => {
      expect(scored + trial).toBe(questions);
      expect(quotas.reduce((sum, quota) => sum + quota.scored, 0)).toBe(scored);
      expect(quotas.reduce((sum, quota) => sum + quota.trial, 0)).toBe(trial);
    });
  });

  test('is never larger than the real test, nor smaller than is worth taking', () => {
    forAnyFormat((format, of) => {
      expect(format.questions).toBeGreaterThanOrEqual(fewestQuestions);
      expect(format.questions).toBeLessThanOrEqual(fullSize(of));
      expect(format.scored).toBeLessThanOrEqual(of.scored.value);
      expect(format.trial).toBeLessThanOrEqual(of.trial.value);
      expect(format.minutes).toBeLessThanOrEqual(of.minutes.value);
    });
  });

  test('is called shortened exactly when it has fewer questions than the real test', () => {
    forAnyFormat(({ isShortened, questions }, of) => {
      expect(isShortened).toBe(questions < fullSize(of));
    });
  });

  test('is never easier to pass, nor in less time for a question, than the real test', () => {
    forAnyFormat((format, of) => {
      // multiplied out, since shares of whole numbers are not exact
      const { scored, questions } = format;
      expect(format.passMark).toBeLessThanOrEqual(scored);
      expect(format.passMark * of.scored.value).toBeGreaterThanOrEqual(of.passMark.value * scored);
      expect((format.passMark - 1) * of.scored.value).toBeLessThan(of.passMark.value * scored);
      const times = [
        [format.minutes, of.minutes.value],
        [format.extendedMinutes ?? 0, of.extendedMinutes?.value ?? 0],
      ] as const;
      for (const [given, real] of times) {
        expect(given * fullSize(of)).toBeGreaterThanOrEqual(real * questions);
        expect((given - 1) * fullSize(of)).toBeLessThan(real * questions);
      }
      expect(format.extendedMinutes === null).toBe(of.extendedMinutes === null);
    });
  });

  test('has the areas that there are questions for, and names the others', () => {
    forAnyFormat(({ quotas, missing }, of, sizes) => {
      const areas = of.areas.value.map(({ area }) => area);
      const isThere = (area: ExamArea) => (sizes[area] ?? 0) > 0;
      expect(quotas.map(({ area }) => area)).toEqual(areas.filter(isThere));
      expect(missing).toEqual(areas.filter((area) => !isThere(area)));
    });
  });

  test('never has fewer questions when an area gets more', () => {
    fc.assert(
      fc.property(fullerBank, fc.constantFrom(...examAreas), fc.nat(20), (sizes, area, more) => {
        const larger = { ...sizes, [area]: (sizes[area] ?? 0) + more };
        const count = (of: BankSize) => formatFor(blueprints.B, of)?.questions ?? 0;
        expect(count(larger)).toBeGreaterThanOrEqual(count(sizes));
      }),
    );
  });

  test('is none below ten questions that the test can use', () => {
    const few = fc.array(fc.nat(9), { minLength: 10, maxLength: 10 }).map((sizes) => {
      // what the areas of one test have in all stays below ten
      let left = fewestQuestions - 1;
      return sizes.map((most) => {
        const taken = Math.min(most, left);
        left -= taken;
        return taken;
      });
    });
    fc.assert(
      fc.property(blueprint, few, (of, sizes) => {
        const own = of.areas.value.map(({ area }, index) => [area, sizes[index] ?? 0] as const);
        const others = examAreas.filter((area) => !own.some(([one]) => one === area));
        const ample = others.map((area) => [area, 100] as const);
        expect(formatFor(of, Object.fromEntries([...ample, ...own]))).toBeNull();
      }),
    );
  });
});

test.each([
  // single-area tests can use every question that there is
  ['TAXI_1', { taxi_sakerhet_beteende: 69 }, 69, 64, 5, 48, 50, []],
  ['TAXI_2', { taxi_lagstiftning: 10 }, 10, 9, 1, 7, 10, []],
  ['TAXI_AKERI_1', { akeri_juridik: 12 }, 12, 12, 0, 9, 27, []],
  // an area that has half of its 35 gives that, and the others their share
  ['B', { ...evenly(80), trafikregler: 17 }, 52, 48, 4, 39, 38, []],
  // an area of 5 is missing, or has one question: the rest of the test stays as large as it is
  ['B', { ...evenly(80), miljo: 0 }, 65, 60, 5, 48, 47, ['miljo']],
  ['B', { ...evenly(80), miljo: 1 }, 66, 61, 5, 49, 48, []],
] as const)(
  'a bank for %s of %j gives a test of %i',
  (id, sizes, questions, scored, trial, passMark, minutes, missing) => {
    expect(formatFor(blueprints[id], sizes)).toMatchObject({
      ...{ questions, scored, trial, passMark, minutes, missing, isShortened: true },
    });
  },
);
