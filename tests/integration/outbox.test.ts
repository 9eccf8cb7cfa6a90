import { beforeEach, describe, expect, test, vi } from 'vitest';

import { shardOf } from '../../src/data/shard';
import { listOutbox, putInOutbox } from '../../src/data/outbox/outbox';
import { recordAnswer, recordSession } from '../../src/data/learning/record-answers';
import { flushOutbox } from '../../src/data/outbox/flush';
import { getExam, listExams } from '../../src/data/exams/repository';
import '../../src/data/sync/senders';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument } from './support/admin';
import {
  answersIn,
  countSessions,
  listAnswers,
  newAnswer,
  newSession,
  second,
} from './support/answers';
import { newExam } from './support/exams';
import { makeLearner, signInAs } from './support/learners';
import {
  everyRequest,
  hurryRetries,
  isCommit,
  isLost,
  losesItsAnswer,
  restoreNetwork,
} from './support/network';

let uid = '';

beforeEach(async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  uid = learner.uid;
});

/** The module as it is after the page has been loaded again: nothing in memory, the device's storage as it was. */
async function afterReload() {
  vi.resetModules();
  return import('../../src/data/outbox/outbox');
}

const waiting = async (user = uid) => (await listOutbox(user)).length;

/** Firestore refuses, whatever its rules. */
const isRefused = () => {
  const refused = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'refused' } };
  return Promise.resolve(Response.json(refused, { status: 403 }));
};

const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => newAnswer({ questionId: `q${String(n)}` }));

describe('answers on the device', () => {
  test('wait there, over a reload, until they are sent', async () => {
    const [answer, result] = [newAnswer(), newSession()];
    await recordAnswer(uid, answer);
    await putInOutbox({ kind: 'result', uid, result });
    expect(await listAnswers(uid)).toEqual({});
    const reloaded = await afterReload();
    expect(await reloaded.listOutbox(uid)).toEqual([
      { kind: 'answer', uid, answer },
      { kind: 'result', uid, result },
    ]);
    await flushOutbox(uid);
    expect(await reloaded.listOutbox(uid)).toEqual([]);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { at: answer.at, answered: 1 } } });
    expect(await countSessions(uid)).toBe(1);
  });

  test('are one and the same, however often they are recorded', async () => {
    const answer = newAnswer();
    await recordAnswer(uid, answer);
    await recordAnswer(uid, answer);
    expect(await waiting()).toBe(1);
  });

  test('are sent when 25 have gathered, not before', async () => {
    const answers = numbered(25);
    for (const answer of answers.slice(0, 24)) await recordAnswer(uid, answer);
    expect([await waiting(), await listAnswers(uid)]).toEqual([24, {}]);
    for (const answer of answers.slice(24)) await recordAnswer(uid, answer);
    const { c1 = {} } = await listAnswers(uid);
    expect([await waiting(), Object.keys(c1).length]).toEqual([0, 25]);
  });

  test('are sent with a finished session', async () => {
    await recordAnswer(uid, newAnswer());
    await recordAnswer(uid, newAnswer({ categoryId: 'c2' }));
    await recordSession(uid, newSession());
    expect(await waiting()).toBe(0);
    expect(Object.keys(await listAnswers(uid)).sort()).toEqual(['c1', 'c2']);
    expect(await countSessions(uid)).toBe(1);
  });

  test('show in the progress and the count of sessions before they are sent', async () => {
    // what is imported on the way has to meet the same cache
    vi.resetModules();
    const { queryClient } = await import('../../src/data/query-client');
    const { learnerOptions } = await import('../../src/data/learning/queries');
    const { recordAnswer } = await import('../../src/data/learning/record-answers');
    const { flushOutbox } = await import('../../src/data/outbox/flush');
    await putInOutbox({ kind: 'answer', uid, answer: newAnswer() });
    await putInOutbox({ kind: 'result', uid, result: newSession() });
    expect(answersIn(await queryClient.query(learnerOptions(uid)))).toMatchObject({
      c1: { q1: { answered: 1 } },
    });
    const known = await queryClient.query(learnerOptions(uid));
    expect(known.sessions).toBe(1);

    await recordAnswer(uid, newAnswer({ at: second(2), isRight: false }));
    const shown = queryClient.getQueryData(learnerOptions(uid).queryKey);
    expect(shown && answersIn(shown)).toMatchObject({
      c1: { q1: { answered: 2, right: 1, isRight: false } },
    });
    await flushOutbox(uid);
    expect(answersIn(await queryClient.query(learnerOptions(uid)))).toMatchObject({
      c1: { q1: { answered: 2, right: 1, isRight: false } },
    });
    const { sessions } = await queryClient.query(learnerOptions(uid));
    expect(sessions).toBe(1);
  });
});

describe('answers without a network', () => {
  beforeEach(hurryRetries);

  test('stay, and go when it is back', async () => {
    const answer = newAnswer();
    everyRequest(isLost);
    await recordAnswer(uid, answer);
    await recordSession(uid, newSession());
    await flushOutbox(uid);
    expect(await waiting()).toBe(2);
    expectLogged(/answers of part \d wait on the device/);

    restoreNetwork();
    expect(await listAnswers(uid)).toEqual({});
    await flushOutbox(uid);
    expect(await waiting()).toBe(0);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { at: answer.at, answered: 1 } } });
    expect(await countSessions(uid)).toBe(1);
  });

  test('stay when only the service’s answer is lost, and count once in the end', async () => {
    await recordAnswer(uid, newAnswer());
    everyRequest(losesItsAnswer, isCommit);
    await flushOutbox(uid);
    expect(await waiting()).toBe(1);
    expectLogged(/answers of part \d wait on the device/);

    restoreNetwork();
    await flushOutbox(uid);
    expect(await waiting()).toBe(0);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { answered: 1, right: 1 } } });
  });

  test('that are refused in one category do not keep those of another back', async () => {
    await recordAnswer(uid, newAnswer({ categoryId: 'c1' }));
    await recordAnswer(uid, newAnswer({ categoryId: 'c3' }));
    everyRequest(isRefused, ({ body }) => body.includes(`/learning/${shardOf('c1')}`));
    await flushOutbox(uid);
    expect(await listOutbox(uid)).toMatchObject([{ answer: { categoryId: 'c1' } }]);
    expect(Object.keys(await listAnswers(uid))).toEqual(['c3']);
    expectLogged(/answers of part \d wait on the device/);
  });

  test('stop at the first dead request, and go on where the network is back', async () => {
    await recordAnswer(uid, newAnswer({ categoryId: 'c1' }));
    await recordAnswer(uid, newAnswer({ categoryId: 'c2' }));
    everyRequest(isLost);
    await flushOutbox(uid);
    expectLogged('wait on the device');
    restoreNetwork();
    expect(await listOutbox(uid)).toHaveLength(2);
    await flushOutbox(uid);
    expect(await listOutbox(uid)).toEqual([]);
    expect(Object.keys(await listAnswers(uid)).sort()).toEqual(['c1', 'c2']);
  });

  test('go with a session that is counted already, which stays counted once', async () => {
    const finished = newSession();
    await recordSession(uid, finished);
    await recordAnswer(uid, newAnswer({ categoryId: 'c1' }));
    // the same session ended once more, in a page that knew nothing of it
    await recordSession(uid, finished);
    expect(await listOutbox(uid)).toEqual([]);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { answered: 1 } } });
    expect(await countSessions(uid)).toBe(1);
  });

  test.each([
    ['is blocked', { userStatus: 'inactive' }],
    ['has no profile', null],
  ])('stay while the learner %s, and go when he is active', async (_what, profile) => {
    const path = `profiles/${uid}`;
    const active = await readDocument(path);
    if (profile === null) await database.doc(path).delete();
    else await database.doc(path).update(profile);
    const exam = newExam();
    await putInOutbox({ kind: 'exam', uid, exam });
    await putInOutbox({
      kind: 'bookmark',
      uid,
      bookmark: { questionId: 'q1', categoryId: 'c1', isSaved: true, at: second(1) },
    });
    await recordAnswer(uid, newAnswer());
    await recordSession(uid, newSession());
    expectLogged(/answers of part \d wait on the device/);
    expectLogged('bookmarks wait on the device');
    expectLogged(`the test ${exam.id} waits on the device`);
    expect(await waiting()).toBe(4);

    await database.doc(path).set(active ?? {});
    await flushOutbox(uid);
    expect(await waiting()).toBe(0);
    expect(await countSessions(uid)).toBe(1);
    expect(await listExams(uid, 'B', 20)).toEqual([exam]);
  });

  test('that come in while others are being sent are not lost', async () => {
    await recordAnswer(uid, newAnswer({ questionId: 'q1' }));
    let recorded: Promise<void> | undefined;
    everyRequest(async (send) => {
      recorded ??= recordAnswer(uid, newAnswer({ questionId: 'q2' }));
      await recorded;
      return send();
    }, isCommit);
    await flushOutbox(uid);
    expect(await listOutbox(uid)).toMatchObject([{ answer: { questionId: 'q2' } }]);
    await flushOutbox(uid);
    const { c1 = {} } = await listAnswers(uid);
    expect(Object.keys(c1).sort()).toEqual(['q1', 'q2']);
  });
});

describe('answers of several people on one device', () => {
  test('are sent for who is asked for, and the others wait untouched', async () => {
    const other = await makeLearner();
    const theirs = newAnswer({ questionId: 'theirs' });
    await recordAnswer(other.uid, theirs);
    await recordAnswer(uid, newAnswer());
    await flushOutbox(uid);
    expect(await waiting()).toBe(0);
    expect(await listOutbox(other.uid)).toEqual([
      { kind: 'answer', uid: other.uid, answer: theirs },
    ]);
    expect(await listAnswers(uid)).not.toHaveProperty('c1.theirs');
  });

  test('stay where somebody else is signed in by now', async () => {
    const other = await makeLearner();
    await recordAnswer(other.uid, newAnswer());
    await flushOutbox(other.uid);
    expect(await waiting(other.uid)).toBe(1);
  });
});

describe('finished tests on the device', () => {
  const put = (exam = newExam(), user = uid) => putInOutbox({ kind: 'exam', uid: user, exam });

  test('wait there, over a reload, until they are sent', async () => {
    const exam = newExam();
    await put(exam);
    await put(exam);
    const reloaded = await afterReload();
    expect(await reloaded.listOutbox(uid)).toEqual([{ kind: 'exam', uid, exam }]);
    await flushOutbox(uid);
    expect(await reloaded.listOutbox(uid)).toEqual([]);
    expect(await listExams(uid, 'B', 20)).toEqual([exam]);
  });

  test('go before the answers, and what keeps one of them does not keep the rest', async () => {
    const [kept, sent] = [newExam(), newExam()];
    await put(kept);
    await put(sent);
    await recordAnswer(uid, newAnswer());
    const commits: string[] = [];
    everyRequest(isRefused, (outgoing) => {
      if (isCommit(outgoing)) commits.push(outgoing.body);
      return isCommit(outgoing) && outgoing.body.includes(kept.id);
    });
    await flushOutbox(uid);
    expectLogged(`the test ${kept.id} waits on the device`);
    expect(commits.map((body) => /(exams|learning)/.exec(body)?.[0])).toEqual([
      'exams',
      'exams',
      'learning',
    ]);
    expect(await listOutbox(uid)).toEqual([{ kind: 'exam', uid, exam: kept }]);
    expect(await listExams(uid, 'B', 20)).toEqual([sent]);
  });

  test('go when the server has another under the id, which stays', async () => {
    const exam = newExam();
    await put(exam);
    await flushOutbox(uid);
    await put({ ...exam, finishedAt: exam.finishedAt + 1 });
    await flushOutbox(uid);
    expect(await waiting()).toBe(0);
    expect(await getExam(uid, exam.id)).toEqual(exam);
  });

  test('go without being sent when they could never be stored', async () => {
    const malformed = newExam({ passMark: 71 });
    await put(malformed);
    await flushOutbox(uid);
    expectLogged(`the test ${malformed.id} cannot be stored and is left out`);
    expect(await waiting()).toBe(0);
    expect(await listExams(uid, 'B', 20)).toEqual([]);
  });

  test('stay where somebody else is signed in by now', async () => {
    const other = await makeLearner();
    const exam = newExam();
    await put(exam, other.uid);
    await flushOutbox(other.uid);
    expect(await waiting(other.uid)).toBe(1);
    await signInAs(other);
    await flushOutbox(other.uid);
    expect(await waiting(other.uid)).toBe(0);
    expect(await listExams(other.uid, 'B', 20)).toEqual([exam]);
  });
});

describe('two senders at once', () => {
  test('count an answer once and store a test once, where the browser has no locks', async () => {
    const exam = newExam();
    await recordAnswer(uid, newAnswer());
    await recordSession(uid, newSession());
    await recordAnswer(uid, newAnswer({ at: second(2) }));
    await putInOutbox({ kind: 'exam', uid, exam });
    await Promise.all([flushOutbox(uid), flushOutbox(uid)]);
    expect(await waiting()).toBe(0);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { answered: 2 } } });
    expect(await listExams(uid, 'B', 20)).toEqual([exam]);
  });

  test('take turns where it has: the second finds nothing left to send', async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const asked: string[] = [];
    const request = (name: string, _options: LockOptions, run: () => Promise<void>) => {
      asked.push(name);
      turn = turn.then(run);
      return turn;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    let commits = 0;
    everyRequest((send) => {
      commits += 1;
      return send();
    }, isCommit);
    await recordAnswer(uid, newAnswer());
    await Promise.all([flushOutbox(uid), flushOutbox(uid)]);
    expect(commits).toBe(1);
    expect(asked).toEqual(['teoriklar-outbox', 'teoriklar-outbox']);
  });
});

describe('storage that cannot be used', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
  });

  const forbidStorage = async () => {
    // the first opening makes the table, in a transaction of its own
    await waiting();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('forbidden', 'InvalidStateError');
    });
  };

  test.each([
    ['full', undefined],
    ['forbidden, and locks with it', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ])('has an answer sent at once, where it is %s', async (_what, request) => {
    vi.stubGlobal('navigator', request === undefined ? {} : { locks: { request } });
    await forbidStorage();
    const answer = newAnswer();
    await recordAnswer(uid, answer);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { at: answer.at, answered: 1 } } });
    expect(await waiting()).toBe(0);
    expectLogged('the outbox cannot be written');
    expectLogged('the outbox cannot be read');
    expectLogged('sent items stay in the outbox');
    if (request !== undefined) expectLogged('teoriklar-outbox takes no turns');
  });

  test('loses no answer, nor does a page that is left before the storage has it', async () => {
    const [answer, result] = [newAnswer(), newSession()];
    await forbidStorage();
    const puts = [
      putInOutbox({ kind: 'answer', uid, answer }),
      putInOutbox({ kind: 'result', uid, result }),
    ];
    const reloaded = await afterReload();
    expect(await reloaded.listOutbox(uid)).toEqual([
      { kind: 'answer', uid, answer },
      { kind: 'result', uid, result },
    ]);
    expectLogged('the outbox cannot be read');
    expect(await Promise.all(puts)).toEqual([false, false]);
    expectLogged('the outbox cannot be written');
    vi.restoreAllMocks();
    await flushOutbox(uid);
    expect(await reloaded.listOutbox(uid)).toEqual([]);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { answered: 1 } } });
    expect(await countSessions(uid)).toBe(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('gives up its place as soon as what waits is kept for good', async () => {
    const kept = putInOutbox({ kind: 'answer', uid, answer: newAnswer() });
    expect(Object.keys(localStorage)).toEqual(['teoriklar.outbox']);
    expect(await kept).toBe(true);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  test('costs nothing: answers wait beside it and are sent', async () => {
    const { putInOutbox: put, listOutbox: list, removeFromOutbox: remove } = await afterReload();
    await forbidStorage();
    const item = { kind: 'answer', uid, answer: newAnswer() } as const;
    await put(item);
    expect(await list(uid)).toEqual([item]);
    await remove([item]);
    expect(await list(uid)).toEqual([]);
    expectLogged('the outbox cannot be written');
    expectLogged('the outbox cannot be read');
    expectLogged('sent items stay in the outbox');
  });
});
