import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { register, sendPasswordReset, signIn } from '../../src/data/auth/repository';
import { getLearner, saveAnswers } from '../../src/data/learning/repository';
import { shardOf } from '../../src/data/shard';
import { listOutbox, putInOutbox } from '../../src/data/outbox/outbox';
import { flushOutbox } from '../../src/data/outbox/flush';
import { listPracticeCategories } from '../../src/data/practice-categories/repository';
import { getProfile } from '../../src/data/profiles/repository';
import '../../src/data/sync/senders';
import { expectLogged } from '../setup/fail-on-console';
import { newAnswer } from './support/answers';
import { makeLearner, signInAs } from './support/learners';
import { everyRequest, isNeverAnswered, restoreNetwork } from './support/network';
import { waitUntil } from './support/wait';

const timeoutMs = 15_000;

beforeEach(() => {
  everyRequest(isNeverAnswered);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const form = {
  firstName: 'Alva',
  lastName: 'Lind',
  email: 'alva@integration.test',
  password: 'hemligt-2026',
  confirmPassword: 'hemligt-2026',
  acceptTerms: true,
  acceptMarketing: false,
};

test.each<[string, () => Promise<unknown>]>([
  ['reading a list', () => listPracticeCategories()],
  ['reading a document', () => getProfile('nobody')],
  ['reading progress', () => getLearner('nobody')],
  ['saving progress', () => saveAnswers('nobody', shardOf('c1'), [newAnswer()], [])],
  ['signing in', () => signIn('alva@integration.test', 'hemligt-2026')],
  ['registering', () => register(form)],
  ['asking for a new password', () => sendPasswordReset('alva@integration.test')],
])('%s waits 15 s for an answer and fails as without a network then', async (_what, ask) => {
  const settled = vi.fn();
  const asked = ask();
  asked.then(settled, settled);
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(asked).rejects.toMatchObject({ name: 'DataError', code: 'network' });
});

test('answers whose sending is never answered stay on the device', async () => {
  restoreNetwork();
  vi.useRealTimers();
  const learner = await makeLearner();
  await signInAs(learner);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await putInOutbox({ kind: 'answer', uid: learner.uid, answer: newAnswer() });
  const sent = vi.fn(isNeverAnswered);
  everyRequest(sent);
  const flushed = flushOutbox(learner.uid);
  await waitUntil(() => sent.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(timeoutMs);
  await flushed;
  expect(await listOutbox(learner.uid)).toHaveLength(1);
  expectLogged(/answers of part \d wait on the device/);
});
