import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

import type { AnswerEvent } from '../../domain/progress/answer-event';
import { queryClient } from '../query-client';
import type { OutboxItem } from './outbox';
import { foldIntoProgress, progressOptions, sessionCountOptions } from './queries';
import type { ProgressByCategory } from './repository';

const { stored, waiting } = vi.hoisted(() => {
  const progress: ProgressByCategory = {};
  const items: OutboxItem[] = [];
  return { stored: { progress, results: 0 }, waiting: items };
});
vi.mock('./repository', () => ({
  listProgress: () => Promise.resolve(stored.progress),
  countResults: () => Promise.resolve(stored.results),
}));
vi.mock('./outbox', () => ({ listOutbox: () => Promise.resolve(waiting) }));

function event(id: string, categoryId: string, at: number): AnswerEvent {
  return { id, questionId: id.split(':')[1] ?? '', categoryId, option: 'a', isRight: true, at };
}

test('answers are folded into the progress of their own categories', () => {
  const before = foldIntoProgress({}, [event('s1:q1', 'c1', 1), event('s1:q2', 'c2', 1)]);
  const after = foldIntoProgress(before, [
    event('s2:q1', 'c1', 2),
    event('s2:q3', 'c3', 2),
    event('s2:q4', 'c1', 3),
  ]);
  expect(Object.keys(after).toSorted()).toEqual(['c1', 'c2', 'c3']);
  expect(Object.keys(after['c1'] ?? {}).toSorted()).toEqual(['q1', 'q4']);
  expect(after['c1']?.['q1']).toMatchObject({ eventId: 's2:q1', answered: 2 });
  expect(after['c2']).toBe(before['c2']);
  expect(Object.keys(after['c3'] ?? {})).toEqual(['q3']);
});

test('folding the same answers again changes nothing, and folding none neither', () => {
  const answers = [event('s1:q1', 'c1', 1), event('s1:q2', 'c2', 1)];
  const folded = foldIntoProgress({}, answers);
  expect(foldIntoProgress(folded, answers)).toEqual(folded);
  expect(foldIntoProgress(folded, [])).toEqual(folded);
});

const result: OutboxItem = {
  kind: 'result',
  uid: 'u',
  result: { id: 's1', categoryId: 'c1', answered: 1, right: 1, startedAt: 0, finishedAt: 1 },
};

test('what is shown counts what still waits on the device', async () => {
  stored.progress = foldIntoProgress({}, [event('s1:q1', 'c1', 1)]);
  stored.results = 4;
  waiting.push({ kind: 'answer', uid: 'u', answer: event('s2:q2', 'c1', 2) }, result);

  const progress = await queryClient.query(progressOptions('u'));
  expect(Object.keys(progress['c1'] ?? {})).toEqual(['q1', 'q2']);
  expect(await queryClient.query(sessionCountOptions('u'))).toBe(5);
});
