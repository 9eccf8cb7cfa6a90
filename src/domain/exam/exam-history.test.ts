import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { examResult, markedQuestion } from '../../../tests/factories/exam';
import type { ExamArea } from './exam-area';
import { areaDevelopment, historyOf, progressSince } from './exam-history';
import type { ExamResult } from './exam-result';

const results = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 2 }),
    examId: fc.constantFrom('B', 'MC'),
    finishedAt: fc.nat(5),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

describe('the history', () => {
  test('has the tests of one kind, the latest first and of the same moment by id', () => {
    const given = [
      examResult({ id: 'b', finishedAt: 2 }),
      examResult({ id: 'other', examId: 'MC', finishedAt: 9 }),
      examResult({ id: 'c', finishedAt: 3 }),
      examResult({ id: 'a', finishedAt: 2 }),
      examResult({ id: 'd', finishedAt: 1 }),
    ];
    const history = historyOf(Object.freeze(given), 'B');
    expect(history.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  });

  test('is the same in whatever order the results come, and leaves none out', () => {
    fc.assert(
      fc.property(results, (changes) => {
        const given = changes.map((change) => examResult(change));
        const history = historyOf(given, 'B');
        expect(history).toHaveLength(given.filter(({ examId }) => examId === 'B').length);
        expect(historyOf(given.toReversed(), 'B')).toEqual(history);
      }),
    );
  });
});

describe('the development of an area', () => {
  /** A test with so many right answers of so many in each area. */
  const exam = (points: Partial<Record<ExamArea, readonly [number, number]>>): ExamResult =>
    examResult({
      questions: (Object.entries(points) as [ExamArea, readonly [number, number]][]).flatMap(
        ([area, [right, of]]) =>
          Array.from({ length: of }, (_, index) =>
            markedQuestion(`${area}-${String(index)}`, { area, isRight: index < right }),
          ),
      ),
    });

  test('sets the three latest tests against the three before, and no older one', () => {
    const history = [
      ...[exam({ miljo: [2, 2] }), exam({ miljo: [1, 2] }), exam({ miljo: [1, 2] })],
      ...[exam({ miljo: [1, 2] }), exam({ miljo: [0, 2] }), exam({ miljo: [0, 2] })],
      exam({ miljo: [9, 9] }),
    ];
    // 4 of 6 and 1 of 6, rounded down
    expect(areaDevelopment(history)).toEqual([{ area: 'miljo', percent: 67, before: 17 }]);
  });

  test('sums points, so that a longer test weighs more', () => {
    const history = [exam({ miljo: [8, 8] }), exam({ miljo: [0, 2] })];
    expect(areaDevelopment(history)).toEqual([{ area: 'miljo', percent: 80, before: null }]);
  });

  test('is told with fewer than three before, and without any only as it is now', () => {
    const now = exam({ miljo: [1, 2] });
    const before = exam({ miljo: [1, 4] });
    const [unlike] = areaDevelopment([now, now, now]);
    expect(unlike?.before).toBeNull();
    const [alike] = areaDevelopment([now, now, now, before]);
    expect(alike?.before).toBe(25);
  });

  test("is told of each area by itself, in the areas' order", () => {
    const now = exam({ miljo: [0, 1], trafikregler: [3, 4] });
    const before = exam({ trafikregler: [1, 2], fordonskannedom: [1, 1] });
    expect(areaDevelopment([now, now, now, before])).toEqual([
      { area: 'trafikregler', percent: 75, before: 50 },
      { area: 'miljo', percent: 0, before: null },
    ]);
  });

  test('leaves out questions on trial, and is empty without tests', () => {
    const trial = markedQuestion('trial', { area: 'miljo', isTrial: true });
    const wrong = markedQuestion('wrong', { area: 'miljo', isRight: false });
    const history = Array.from({ length: 4 }, () => examResult({ questions: [trial, wrong] }));
    expect(areaDevelopment(history)).toEqual([{ area: 'miljo', percent: 0, before: 0 }]);
    const onlyOnTrial = [...history.slice(0, 3), examResult({ questions: [trial] })];
    expect(areaDevelopment(onlyOnTrial)[0]?.before).toBeNull();
    expect(areaDevelopment([])).toEqual([]);
  });
});

describe('what went better than in the test before', () => {
  /** A test of ten questions in each area, with so many right in them. */
  const exam = (id: string, miljo: number, trafikregler: number) =>
    examResult({
      id,
      finishedAt: Number(id),
      questions: Object.entries({ miljo, trafikregler }).flatMap(([area, right]) =>
        Array.from({ length: 10 }, (_, n) =>
          markedQuestion(`${area}${String(n)}`, { area: area as ExamArea, isRight: n < right }),
        ),
      ),
    });

  test('is the whole, and each area that did, the largest step first', () => {
    const now = exam('3', 7, 9);
    expect(progressSince([now, exam('1', 9, 9), exam('2', 6, 4)], now)).toEqual({
      before: 50,
      now: 80,
      areas: [
        { area: 'trafikregler', before: 40, now: 90 },
        { area: 'miljo', before: 60, now: 70 },
      ],
    });
  });

  test.each([
    ['there is none before', [exam('4', 9, 9)]],
    ['it was of another kind', [{ ...exam('2', 1, 1), examId: 'MC' as const }]],
    ['nothing did', [exam('2', 7, 9)]],
  ])('is nothing where %s', (_when, history) => {
    expect(progressSince(history, exam('3', 7, 9))).toBeNull();
  });
});
