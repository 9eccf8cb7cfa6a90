import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

import { foldAnswers } from '../../domain/learning/fold-answers';
import { foldSessions } from '../../domain/learning/fold-sessions';
import { emptyLearner, questionsOf } from '../../domain/learning/learner';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FinishedSession } from '../../domain/practice/finished-session';
import type { OutboxItem } from '../outbox/outbox';
import { queryClient } from '../query-client';
import { learnerOptions, showAnswers, showSession } from './queries';

const at = Date.UTC(2026, 10, 20, 12);

function event(id: string, categoryId: string): AnswerEvent {
  return { id, questionId: id.split(':')[1] ?? '', categoryId, option: 'a', isRight: true, at };
}

const { stored, waiting } = vi.hoisted(() => {
  const items: OutboxItem[] = [];
  return { stored: { learner: () => Promise.resolve<unknown>(null) }, waiting: items };
});
vi.mock('./repository', () => ({ getLearner: () => stored.learner() }));
vi.mock('./earlier-progress', () => ({ earlierProgressOptions: vi.fn() }));
vi.mock('../outbox/outbox', () => ({ listOutbox: () => Promise.resolve([...waiting]) }));

function session(id: string): FinishedSession {
  return { id, categoryId: 'c1', startedAt: at };
}

const waitingSession = (id: string): OutboxItem => {
  return { kind: 'result', uid: 'u', result: session(id) };
};

test('what is shown counts what still waits on the device, each answer and session once', async () => {
  const sent = event('s1:q1', 'c1');
  const known = foldSessions(foldAnswers(emptyLearner, [sent]), [session('s0'), session('s1')]);
  stored.learner = () => Promise.resolve(known);
  // their sending was not confirmed, so they wait still
  waiting.push({ kind: 'answer', uid: 'u', answer: sent }, waitingSession('s1'));
  waiting.push({ kind: 'answer', uid: 'u', answer: event('s2:q2', 'c1') }, waitingSession('s2'));

  const learner = await queryClient.query(learnerOptions('u'));
  expect([...questionsOf(learner)].map(([id, { answered }]) => [id, answered])).toEqual([
    ['q1', 1],
    ['q2', 1],
  ]);
  expect(learner.sessions).toBe(3);
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

test('a finished session shows at once, and only once', async () => {
  await showSession('u', session('s3'));
  await showSession('u', session('s3'));
  expect(queryClient.getQueryData(learnerOptions('u').queryKey)?.sessions).toBe(4);
});

test('before the learner is known, an answer makes no learner of one answer', async () => {
  await showAnswers('other', [event('s3:q3', 'c2')]);
  expect(queryClient.getQueryData(learnerOptions('other').queryKey)).toBeUndefined();
});
