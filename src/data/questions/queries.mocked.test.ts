import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';

const list = vi.hoisted(() => vi.fn());
vi.mock('./repository', () => ({ listQuestionsById: list, listPracticeQuestions: vi.fn() }));

test('a question that is asked for by its id is the corrected one after the page has been loaded anew', async () => {
  const read = async () => {
    vi.resetModules();
    const { queryClient } = await import('../query-client');
    const { questionsByIdOptions } = await import('./queries');
    const found = await queryClient.query(questionsByIdOptions(['q1']));
    // what is kept on the device is written a moment after it is here
    await new Promise((resolve) => setTimeout(resolve, 50));
    return found.map(({ answer }) => answer);
  };
  list.mockResolvedValueOnce([practiceQuestion('q1', { answer: 'b' })]);
  list.mockResolvedValueOnce([practiceQuestion('q1', { answer: 'a' })]);
  expect(await read()).toEqual(['b']);
  expect(await read()).toEqual(['a']);
});
