import { beforeEach, expect, test, vi } from 'vitest';

import { practiceCategory } from '../../../../tests/factories/practice';
import { DataError } from '../../../data/errors';
import { emptyLearner } from '../../../domain/learning/learner';
import type { Foretold } from '../../../domain/learning/plan';
import type { Outcome } from '../../../domain/outcome/outcome';
import type { Readiness } from '../../../domain/readiness/readiness';
import { readinessModelVersion } from '../../../domain/readiness/readiness';
import { withForetold } from './foretell';

const mocks = vi.hoisted(() => ({
  loadBank: vi.fn<() => Promise<{ questions: []; missing: unknown[] }>>(),
  readinessOn: vi.fn<(day: number) => Partial<Readiness>>(),
}));
vi.mock('../../../data/exams/bank', () => mocks);
vi.mock('../../../domain/readiness/readiness-history', () => mocks);
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [practiceCategory('miljo')],
  }),
}));
vi.mock('../../../data/learning/queries', () => ({
  learnerOptions: () => ({ queryKey: ['learner'], queryFn: () => emptyLearner }),
}));
vi.mock('../latest-exams', () => ({
  latestExamsOptions: () => ({ queryKey: ['exams'], queryFn: () => [] }),
}));

const said = {
  examId: 'B',
  testDay: 500,
  isPassed: true,
  points: [],
  total: null,
  isShared: true,
} as const;
const stored: Outcome = { ...said, points: [], number: 0, chance: 0.4, modelVersion: 1 };
const say = (
  fields: Partial<Outcome>,
  known: Outcome | null,
  outcomes: readonly Outcome[] = [],
  kept?: Foretold,
) => withForetold('ada', { ...said, points: [], ...fields, known }, outcomes, kept);

beforeEach(() => {
  mocks.loadBank.mockReset().mockResolvedValue({ questions: [], missing: [] });
  mocks.readinessOn.mockReset().mockReturnValue({ kind: 'estimate', chance: 0.8 });
});

test('what is stored is the chance of the evening before the test, with the version of the model', async () => {
  expect(await say({}, null)).toEqual({
    ...said,
    number: 0,
    chance: 0.8,
    modelVersion: readinessModelVersion,
  });
  expect(mocks.readinessOn.mock.lastCall?.[0]).toBe(499);
});

test('who tells of the same test again keeps what was foretold then, in the same place', async () => {
  expect(await say({ isPassed: false }, stored, [stored])).toEqual({ ...stored, isPassed: false });
  expect(await say({ isPassed: false }, null, [stored])).toEqual({ ...stored, isPassed: false });
  expect(mocks.readinessOn).not.toHaveBeenCalled();
});

test('what was kept on the day before stands, by the model of that day', async () => {
  const kept = { day: 499, chance: 0.6, modelVersion: 1 };
  expect(await say({}, null, [], kept)).toEqual({
    ...said,
    number: 0,
    chance: 0.6,
    modelVersion: 1,
  });
  expect(mocks.readinessOn).not.toHaveBeenCalled();
});

test.each([498, 500])('what was kept on day %i is not of the day before', async (day) => {
  const kept = { day, chance: 0.6, modelVersion: 1 };
  expect(await say({}, null, [], kept)).toMatchObject({
    chance: 0.8,
    modelVersion: readinessModelVersion,
  });
  expect(mocks.readinessOn.mock.lastCall?.[0]).toBe(499);
});

test('a test that was on another day is foretold anew, and stays the same test', async () => {
  expect(await say({ testDay: 490 }, stored, [stored])).toMatchObject({ number: 0, chance: 0.8 });
  expect(mocks.readinessOn.mock.lastCall?.[0]).toBe(489);
});

test('where nothing can be said, the bank is not whole or may not be read, no chance is stored', async () => {
  mocks.readinessOn.mockReturnValueOnce({ kind: 'tooEarly' });
  expect(await say({}, null)).toMatchObject({ chance: null });
  mocks.loadBank.mockResolvedValueOnce({ questions: [], missing: ['miljo'] });
  expect(await say({}, null)).toMatchObject({ chance: null });
  mocks.loadBank.mockRejectedValueOnce(new DataError('permission-denied', 'no access'));
  expect(await say({}, null)).toMatchObject({ chance: null });
  mocks.loadBank.mockRejectedValueOnce(new DataError('network', 'gone'));
  await expect(say({}, null)).rejects.toMatchObject({ code: 'network' });
});
