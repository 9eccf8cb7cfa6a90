import { beforeEach, expect, test, vi } from 'vitest';

import { listOutbox, putInOutbox } from '../../src/data/outbox/outbox';
import { recordAnswer } from '../../src/data/learning/record-answers';
import { startSync } from '../../src/data/sync/start-sync';
import { expectLogged } from '../setup/fail-on-console';
import { newAnswer, second } from './support/answers';
import { newExam } from './support/exams';
import { makeLearner, signInAs } from './support/learners';
import { everyRequest, hurryRetries, isLost, restoreNetwork } from './support/network';
import { waitFor, waitUntil } from './support/wait';

let uid = '';
let page = { window: new EventTarget(), document: new EventTarget(), visibilityState: 'visible' };

beforeEach(async () => {
  const document = Object.defineProperty(new EventTarget(), 'visibilityState', {
    get: () => page.visibilityState,
  });
  page = { window: new EventTarget(), document, visibilityState: 'visible' };
  const learner = await makeLearner();
  await signInAs(learner);
  uid = learner.uid;
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
  return () => {
    // Firebase takes a global window for a browser
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  };
});

const answerAndCount = async () => {
  await recordAnswer(uid, newAnswer());
  return (await listOutbox(uid)).length;
};

const everythingIsSent = () => waitUntil(async () => (await listOutbox(uid)).length === 0);

/** Long enough for an answer to be sent, were it to be. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 200));

test('what waits is sent at once when the sync starts', async () => {
  expect(await answerAndCount()).toBe(1);
  const stop = startSync(uid);
  await everythingIsSent();
  stop();
});

test('a test and a bookmark that wait from another page load are sent too', async () => {
  const bookmark = { questionId: 'q1', categoryId: 'c1', isSaved: true, at: second(1) };
  await putInOutbox({ kind: 'exam', uid, exam: newExam() }, { kind: 'bookmark', uid, bookmark });
  const stop = startSync(uid);
  await everythingIsSent();
  stop();
});

test('what waits is sent when the network returns', async () => {
  hurryRetries();
  everyRequest(isLost);
  expect(await answerAndCount()).toBe(1);
  const stop = startSync(uid);
  await waitFor(() => {
    expectLogged(/answers of part \d wait on the device/);
  });
  restoreNetwork();
  expect(await listOutbox(uid)).toHaveLength(1);
  page.window.dispatchEvent(new Event('online'));
  await everythingIsSent();
  stop();
});

test('what waits is sent when the page is hidden, not when it is shown', async () => {
  const stop = startSync(uid);
  await aWhile();
  expect(await answerAndCount()).toBe(1);
  page.document.dispatchEvent(new Event('visibilitychange'));
  await aWhile();
  expect(await listOutbox(uid)).toHaveLength(1);
  page.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  await everythingIsSent();
  stop();
});

test('nothing is sent once the sync is stopped', async () => {
  startSync(uid)();
  await aWhile();
  expect(await answerAndCount()).toBe(1);
  page.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  page.window.dispatchEvent(new Event('online'));
  await aWhile();
  expect(await listOutbox(uid)).toHaveLength(1);
});
