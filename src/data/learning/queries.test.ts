import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, questionsOf } from '../../domain/learning/learner';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { OutboxItem } from '../progress/outbox';
import { sessionCountOptions } from '../progress/queries';
import { queryClient } from '../query-client';
import { learnerOptions, showAnswers } from './queries';

const at = Date.UTC(2026, 10, 20, 12);

function event(id: string, categoryId: string): AnswerEvent {
  return { id, questionId: id.split(':')[1] ?? '', categoryId, option: 'a', isRight: true, at };
}

const { stored, waiting } = vi.hoisted(() => {
  const items: OutboxItem[] = [];
  return { stored: { learner: () => Promise.resolve<unknown>(null), results: 4 }, waiting: items };
});
vi.mock('./repository', () => ({ getLearner: () => stored.learner() }));
vi.mock('../progress/repository', () => ({ countResults: () => Promise.resolve(stored.results) }));
vi.mock('../progress/outbox', () => ({ listOutbox: () => Promise.resolve([...waiting]) }));

const result: OutboxItem = {
  kind: 'result',
  uid: 'u',
  result: { id: 's1', categoryId: 'c1', answered: 1, right: 1, startedAt: 0, finishedAt: 1 },
};

test('what is shown counts what still waits on the device, each answer once', async () => {
  const sent = event('s1:q1', 'c1');
  stored.learner = () => Promise.resolve(foldAnswers(emptyLearner, [sent]));
  // its sending was not confirmed, so it waits still
  waiting.push({ kind: 'answer', uid: 'u', answer: sent });
  waiting.push({ kind: 'answer', uid: 'u', answer: event('s2:q2', 'c1') }, result);

  const learner = await queryClient.query(learnerOptions('u'));
  expect([...questionsOf(learner)].map(([id, { answered }]) => [id, answered])).toEqual([
    ['q1', 1],
    ['q2', 1],
  ]);
  expect(await queryClient.query(sessionCountOptions('u'))).toBe(5);
});

test('an answer that is sent while what is stored is read is counted', async () => {
  const answer = event('s4:q4', 'c1');
  waiting.splice(0, waiting.length, { kind: 'answer', uid: 'sender', answer });
  stored.learner = () => {
    waiting.length = 0;
    return Promise.resolve(emptyLearner);
  };
  const learner = await queryClient.query(learnerOptions('sender'));
  expect([...questionsOf(learner).keys()]).toEqual(['q4']);
});

test('an answer shows at once, and only once', async () => {
  const answer = event('s3:q3', 'c2');
  await showAnswers('u', [answer]);
  await showAnswers('u', [answer]);
  const learner = queryClient.getQueryData(learnerOptions('u').queryKey);
  expect(learner?.categories['c2']?.questions['q3']).toMatchObject({ answered: 1 });
});

test('before the learner is known, an answer makes no learner of one answer', async () => {
  await showAnswers('other', [event('s3:q3', 'c2')]);
  expect(queryClient.getQueryData(learnerOptions('other').queryKey)).toBeUndefined();
});
