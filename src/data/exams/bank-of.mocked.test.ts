import { beforeEach, expect, test, vi } from 'vitest';

import { practiceCategory, practiceQuestion } from '../../../tests/factories/practice';
import type { PracticeCategory } from '../../domain/practice/category';
import { queryClient } from '../query-client';
import { bankOfOptions } from './bank-of';

/** Question ids by category id. */
const stored: Record<string, string[]> = { a: ['a1'], b: ['b1', 'moved'], lorry: ['l1'] };
const { loaded } = vi.hoisted(() => ({ loaded: vi.fn<(ids: string[]) => void>() }));
vi.mock('./bank', () => ({
  loadBank: (categories: readonly PracticeCategory[]) => {
    const ids = categories.map(({ id }) => id);
    loaded(ids);
    const questions = ids.flatMap((id) => stored[id] ?? []).map((id) => practiceQuestion(id));
    const byId = new Map(questions.map((question) => [question.id, question]));
    return Promise.resolve({ questions: [], byId, missing: [] });
  },
}));

const ofLicence = [practiceCategory('a'), practiceCategory('b')];
const all = [...ofLicence, practiceCategory('lorry', { licenceType: 'LASTBIL' })];

beforeEach(() => {
  loaded.mockClear();
  queryClient.clear();
});

test.each([
  ['nothing: nothing', [], [[]]],
  ['a question: its category', ['a/a1'], [['a']]],
  ['a question that was moved: all categories', ['a/moved'], [['a'], ['a', 'b']]],
  ['a question of a category that is gone: all', ['gone/b1'], [[], ['a', 'b']]],
  ['a question of another licence: nothing', ['lorry/l1'], [[]]],
])('of what is referred to it loads, for %s', async (_what, places, loads) => {
  const refs = places.map((place) => {
    const [categoryId = '', questionId = ''] = place.split('/');
    return { categoryId, questionId };
  });
  const bank = await queryClient.query(bankOfOptions(refs, ofLicence, all));
  expect(loaded.mock.calls.map(([ids]) => ids)).toEqual(loads);
  expect([...bank.held]).toEqual(loads.at(-1));
});
