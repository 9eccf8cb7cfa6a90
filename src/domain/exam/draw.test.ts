import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bankQuestion, examFormat } from '../../../tests/factories/exam';
import { optionKeys } from '../question/question';
import { seededRandom, shuffle } from '../random';
import { blueprints } from './blueprint';
import { examIds } from './exam-id';
import { bankSize, drawExam, type BankQuestion, type ExamQuestion } from './draw';
import type { ExamArea } from './exam-area';
import { formatFor, type ExamFormat } from './format';

const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;
const neverSeen: ReadonlyMap<string, number> = new Map();

/** A bank, a format that it can fill, and when its questions were last seen. */
interface Situation {
  format: ExamFormat;
  bank: readonly BankQuestion[];
  lastSeen: ReadonlyMap<string, number>;
}

/** The questions of one area with a quota that they can fill; every rule is asked about in several areas. */
const part = (area: ExamArea) =>
  fc
    .tuple(
      fc.array(
        fc.record({
          concept: fc.constantFrom(undefined, 'k1', 'k2', 'k3', 'k4'),
          // a device that is ahead has seen some tomorrow
          daysAgo: fc.option(fc.integer({ min: -1, max: 20 })),
        }),
        { maxLength: 10 },
      ),
      fc.nat(10),
      fc.nat(10),
    )
    .map(([given, some, more]) => {
      const scored = some % (given.length + 1);
      const trial = more % (given.length - scored + 1);
      const questions = given.map(({ concept, daysAgo }, index) => ({
        question: bankQuestion(`${area}-${String(index)}`, {
          area,
          concept,
          categoryId: `${area}-${String(index % 2)}`,
          answer: optionKeys[index % 4] ?? 'a',
        }),
        daysAgo,
      }));
      return { quota: { area, scored, trial }, questions };
    });

const situation: fc.Arbitrary<Situation> = fc
  .tuple(part('trafikregler'), part('trafiksakerhet'), part('miljo'))
  .map((parts) => {
    const questions = parts.flatMap((one) => one.questions);
    return {
      format: examFormat(parts.map(({ quota }) => quota)),
      bank: Object.freeze(questions.map(({ question }) => Object.freeze(question))),
      lastSeen: new Map(
        questions.flatMap(({ question, daysAgo }) =>
          daysAgo === null ? [] : [[question.id, now - daysAgo * day] as const],
        ),
      ),
    };
  });

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function draw({ format, bank, lastSeen }: Situation, by: number): ExamQuestion[] {
  return drawExam(format, bank, { seed: by, lastSeen, now });
}

/** Counts the questions of a test area by area. */
function countsOf(drawn: readonly ExamQuestion[], { quotas }: ExamFormat) {
  return quotas.map(({ area }) => {
    const own = drawn.filter((question) => question.area === area);
    const trial = own.filter(({ isTrial }) => isTrial).length;
    return { area, scored: own.length - trial, trial };
  });
}

/** When a question was last seen, as far as that counts: not at all if more than fourteen days ago. */
function seenLately({ lastSeen }: Situation, { id }: BankQuestion): number {
  const at = lastSeen.get(id) ?? -Infinity;
  return at < now - 14 * day ? -Infinity : at;
}

/** Each area's questions that are in the test and those that are not. */
function splitByArea({ format, bank }: Situation, drawn: readonly ExamQuestion[]) {
  const ids = new Set(drawn.map(({ id }) => id));
  return format.quotas.map(({ area }) => {
    const own = bank.filter((question) => question.area === area);
    return {
      taken: own.filter(({ id }) => ids.has(id)),
      left: own.filter(({ id }) => !ids.has(id)),
    };
  });
}

describe('a drawn test', () => {
  test('fills each quota exactly, asks nothing twice and carries each question as the bank has it', () => {
    fc.assert(
      fc.property(situation, seed, (given, by) => {
        const drawn = draw(given, by);
        expect(countsOf(drawn, given.format)).toEqual(given.format.quotas);
        expect(drawn).toHaveLength(given.format.questions);
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
        for (const { id, categoryId, area, answer } of drawn) {
          expect(given.bank).toContainEqual(
            expect.objectContaining({ id, categoryId, area, answer }),
          );
        }
      }),
    );
  });

  test('meets every format that its bank allows', () => {
    const sizes = fc.array(fc.integer({ min: 3, max: 75 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...examIds), sizes, seed, (id, counts, by) => {
        const bank = blueprints[id].areas.value.flatMap(({ area }, which) =>
          Array.from({ length: counts[which] ?? 0 }, (_, index) =>
            bankQuestion(`${area}-${String(index)}`, { area }),
          ),
        );
        const format = formatFor(blueprints[id], bankSize(bank));
        if (format === null) return;
        const drawn = draw({ format, bank, lastSeen: neverSeen }, by);
        expect(countsOf(drawn, format)).toEqual(format.quotas);
        expect(new Set(drawn.map((one) => one.id)).size).toBe(format.questions);
      }),
      { numRuns: 50 },
    );
  });

  test('is the same for the same seed, in whatever order the bank comes', () => {
    fc.assert(
      fc.property(situation, seed, seed, (given, by, order) => {
        const bank = shuffle(given.bank, seededRandom(order));
        expect(draw({ ...given, bank }, by)).toEqual(draw(given, by));
      }),
    );
  });
});

describe('the preference', () => {
  test('is for questions not seen in fourteen days, then for those seen longest ago', () => {
    fc.assert(
      fc.property(situation, seed, (mixed, by) => {
        const bank = mixed.bank.map((question) => ({ ...question, concept: undefined }));
        const given = { ...mixed, bank };
        for (const { taken, left } of splitByArea(given, draw(given, by))) {
          const latestTaken = Math.max(...taken.map((one) => seenLately(given, one)));
          const earliestLeft = Math.min(...left.map((one) => seenLately(given, one)));
          expect(latestTaken).toBeLessThanOrEqual(earliestLeft);
        }
      }),
    );
  });

  test('goes behind the rule that a concept is asked twice only when there are no others', () => {
    fc.assert(
      fc.property(situation, seed, (given, by) => {
        const asked = new Set<string>();
        const ruleOf = ({ id, concept }: BankQuestion) => concept ?? id;
        for (const { taken, left } of splitByArea(given, draw(given, by))) {
          const newRules = (of: readonly BankQuestion[]) =>
            new Set(of.map(ruleOf).filter((rule) => !asked.has(rule))).size;
          const possible = Math.min(taken.length, newRules([...taken, ...left]));
          expect(newRules(taken), 'as many rules as there can be').toBe(possible);
          for (const question of taken) asked.add(ruleOf(question));
          for (const other of left) {
            const rivals = asked.has(ruleOf(other))
              ? taken.filter((one) => ruleOf(one) === ruleOf(other))
              : taken;
            const latest = Math.max(...rivals.map((one) => seenLately(given, one)));
            expect(latest).toBeLessThanOrEqual(seenLately(given, other));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['one seen fourteen days ago gives way to a new one', 14 * day, ['new']],
    ['one seen longer ago is as good as new', 14 * day + 1, ['new', 'seen']],
    ['one seen later than now gives way too', -day, ['new']],
  ])('%s', (_what, ago, drawnAtTimes) => {
    const bank = [bankQuestion('seen'), bankQuestion('new')];
    const format = examFormat([{ area: 'trafikregler', scored: 1, trial: 0 }]);
    const lastSeen = new Map([['seen', now - ago]]);
    const drawn = Array.from(
      { length: 30 },
      (_, by) => draw({ format, bank, lastSeen }, by)[0]?.id,
    );
    expect([...new Set(drawn)].toSorted()).toEqual(drawnAtTimes);
  });
});

describe('chance', () => {
  const bank = Array.from({ length: 20 }, (_, index) =>
    bankQuestion(`q${String(index)}`, { area: index < 10 ? 'trafikregler' : 'miljo' }),
  );
  const format = examFormat([
    { area: 'trafikregler', scored: 4, trial: 1 },
    { area: 'miljo', scored: 5, trial: 0 },
  ]);
  const tests = Array.from({ length: 100 }, (_, by) =>
    draw({ format, bank, lastSeen: neverSeen }, by),
  );

  test('gives another test for another seed, and each question its turn', () => {
    const sets = tests.map((drawn) => drawn.map(({ id }) => id).toSorted());
    expect(new Set(tests.map((drawn) => drawn.map(({ id }) => id).join())).size).toBe(100);
    expect(new Set(sets.map((ids) => ids.join())).size).toBeGreaterThan(90);
    expect(new Set(sets.flat()).size).toBe(20);
  });

  test('puts every area and the trial question in every place', () => {
    for (let place = 0; place < format.questions; place++) {
      const there = tests.map((drawn) => drawn[place]);
      expect(new Set(there.map((question) => question?.area)).size).toBe(2);
      expect(there.some((question) => question?.isTrial)).toBe(true);
    }
  });

  test('not preference decides which of the questions is on trial', () => {
    const few = bank.slice(0, 5);
    const lastSeen = new Map([['q0', now - day]]);
    const trials = Array.from({ length: 50 }, (_, by) =>
      draw(
        {
          format: examFormat([{ area: 'trafikregler', scored: 4, trial: 1 }]),
          bank: few,
          lastSeen,
        },
        by,
      )
        .filter(({ isTrial }) => isTrial)
        .map(({ id }) => id),
    );
    expect(new Set(trials.flat())).toEqual(new Set(few.map(({ id }) => id)));
  });
});

test('the size of a bank counts its questions by area', () => {
  const bank = ['trafikregler', 'miljo', 'trafikregler'] as const;
  const questions = bank.map((area, index) => bankQuestion(String(index), { area }));
  expect(bankSize(questions)).toEqual({ trafikregler: 2, miljo: 1 });
  expect(bankSize([])).toEqual({});
});

describe('the questions of a case', () => {
  const area = 'akeri_ekonomi';
  const alone = Array.from({ length: 20 }, (_, place) =>
    bankQuestion(`alone-${String(place)}`, { area }),
  );
  const cases = Array.from({ length: 16 }, (_, place) =>
    bankQuestion(`case-${String(place % 4)}-${String(Math.floor(place / 4) + 1)}`, {
      area,
      caseId: `case-${String(place % 4)}`,
    }),
  );
  const draw = (bank: readonly BankQuestion[], scored: number, seed: number) =>
    drawExam(examFormat([{ area, scored, trial: 2 }]), bank, { seed, lastSeen: neverSeen, now });

  test('are asked whole, together and in order', () => {
    for (let seed = 0; seed < 300; seed++) {
      const ids = draw([...alone, ...cases], 13, seed).map(({ id }) => id);
      expect(ids).toHaveLength(15);
      for (const [place, id] of ids.entries()) {
        if (!id.endsWith('-1') || !id.startsWith('case')) continue;
        const whole = [1, 2, 3, 4].map((number) => id.replace(/1$/, String(number)));
        expect(ids.slice(place, place + 4)).toEqual(whole);
      }
      expect(ids.filter((id) => id.startsWith('case')).length % 4).toBe(0);
    }
  });

  test('are cut only where there is nothing else to ask', () => {
    const ids = draw(cases, 4, 1).map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids.map((id) => id.slice(0, -2))).size).toBe(2);
  });
});
