import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { countResults, listProgress, saveProgress } from '../../src/data/progress/repository';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument } from './support/admin';
import { newAnswer, newResult } from './support/answers';
import { makeLearner, signInAs } from './support/learners';
import {
  everyRequest,
  hurryRetries,
  isCommit,
  losesItsAnswer,
  restoreNetwork,
} from './support/network';

let uid = '';

beforeEach(async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  uid = learner.uid;
});

const storedProgress = (category = 'c1') => readDocument(`users/${uid}/progress/${category}`);

/** The stored progress without the time of its last write. */
async function storedQuestions(): Promise<unknown> {
  const stored = await storedProgress();
  return stored?.['questions'];
}

describe('saving answers', () => {
  test("stores them folded by question, under the server's time", async () => {
    const wrong = newAnswer({ at: 1000, option: 'c', isRight: false });
    const right = newAnswer({ at: 2000 });
    const other = newAnswer({ questionId: 'q2', at: 1500 });
    await saveProgress(uid, 'c1', [right, other, wrong], []);
    expect(await storedProgress()).toEqual({
      questions: {
        q1: {
          eventId: right.id,
          option: 'a',
          isRight: true,
          at: 2000,
          answered: 2,
          right: 1,
          recent: [wrong.id, right.id],
        },
        q2: {
          eventId: other.id,
          option: 'a',
          isRight: true,
          at: 1500,
          answered: 1,
          right: 1,
          recent: [other.id],
        },
      },
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test('adds to what is there, category by category', async () => {
    const first = newAnswer();
    await saveProgress(uid, 'c1', [first], []);
    const later = newAnswer({ at: 2000, option: 'b', isRight: false });
    await saveProgress(uid, 'c1', [later], []);
    const elsewhere = newAnswer({ categoryId: 'c2', questionId: 'q9' });
    await saveProgress(uid, 'c2', [elsewhere], []);
    expect(await listProgress(uid)).toEqual({
      c1: {
        q1: {
          eventId: later.id,
          option: 'b',
          isRight: false,
          at: 2000,
          answered: 2,
          right: 1,
          recent: [first.id, later.id],
        },
      },
      c2: {
        q9: {
          eventId: elsewhere.id,
          option: 'a',
          isRight: true,
          at: 1000,
          answered: 1,
          right: 1,
          recent: [elsewhere.id],
        },
      },
    });
  });

  test('changes nothing when the same answers are sent twice', async () => {
    const answers = [newAnswer(), newAnswer({ questionId: 'q2' }), newAnswer({ at: 3000 })];
    await saveProgress(uid, 'c1', answers, []);
    const before = await storedQuestions();
    await saveProgress(uid, 'c1', answers, []);
    expect(await storedQuestions()).toEqual(before);
  });

  test('changes nothing when they are sent again because the answer to the first was lost', async () => {
    const [answers, results] = [[newAnswer()], [newResult()]];
    hurryRetries();
    everyRequest(losesItsAnswer, isCommit);
    await expect(saveProgress(uid, 'c1', answers, results)).rejects.toMatchObject({
      code: 'network',
    });
    const before = await storedQuestions();
    expect(before).toMatchObject({ q1: { answered: 1 } });
    restoreNetwork();
    await saveProgress(uid, 'c1', answers, results);
    expect(await storedQuestions()).toEqual(before);
    expect(await countResults(uid)).toBe(1);
  });

  test('merges two devices that send at the same time', async () => {
    const phone = Array.from({ length: 10 }, (_, n) => newAnswer({ questionId: `p${String(n)}` }));
    const tablet = Array.from({ length: 10 }, (_, n) => newAnswer({ questionId: `t${String(n)}` }));
    const early = newAnswer({ questionId: 'both', at: 1000, option: 'b', isRight: false });
    const late = newAnswer({ questionId: 'both', at: 2000 });
    await Promise.all([
      saveProgress(uid, 'c1', [...phone, early], []),
      saveProgress(uid, 'c1', [...tablet, late], []),
    ]);
    const { c1 = {} } = await listProgress(uid);
    const questions = [...phone, ...tablet].map(({ questionId }) => questionId);
    expect(Object.keys(c1).sort()).toEqual([...questions, 'both'].sort());
    expect(c1['both']).toMatchObject({ eventId: late.id, isRight: true });
  });

  test('keeps the later answer where a device that was offline sends an older one', async () => {
    const late = newAnswer({ at: 2000 });
    await saveProgress(uid, 'c1', [late], []);
    await saveProgress(uid, 'c1', [newAnswer({ at: 1000, option: 'b', isRight: false })], []);
    expect(await storedQuestions()).toMatchObject({
      q1: { eventId: late.id, isRight: true, answered: 2, right: 1 },
    });
  });

  test('of somebody else is refused', async () => {
    const other = await makeLearner();
    await expect(saveProgress(other.uid, 'c1', [newAnswer()], [])).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('stored progress that is malformed', () => {
  const good = {
    eventId: 'e',
    option: 'a',
    isRight: true,
    at: 1,
    answered: 1,
    right: 1,
    recent: ['e'],
  };
  const bad = { ...good, answered: 'many' };

  test('is left out question by question, and logged', async () => {
    await database
      .doc(`users/${uid}/progress/c1`)
      .set({ questions: { good, bad, nothing: null }, updatedAt: Timestamp.now() });
    expect(await listProgress(uid)).toEqual({ c1: { good } });
    for (const id of ['bad', 'nothing']) {
      expectLogged(`users/${uid}/progress/c1: question ${id} is malformed and left out`);
    }
  });

  test('leaves with the next answer, and the rest is kept', async () => {
    await database
      .doc(`users/${uid}/progress/c1`)
      .set({ questions: { good, bad }, updatedAt: Timestamp.now() });
    const answer = newAnswer();
    await saveProgress(uid, 'c1', [answer], []);
    expect(await storedQuestions()).toEqual({
      good,
      q1: {
        eventId: answer.id,
        option: 'a',
        isRight: true,
        at: 1000,
        answered: 1,
        right: 1,
        recent: [answer.id],
      },
    });
    expectLogged('question bad is malformed and left out');
  });

  test.each([
    ['has no questions', {}],
    ['has questions of null', { questions: null }],
  ])('is empty where a document %s', async (_what, fields) => {
    await database.doc(`users/${uid}/progress/c1`).set(fields);
    expect(await listProgress(uid)).toEqual({ c1: {} });
  });
});

describe("saving a session's result", () => {
  test('stores it under its id, and counts it', async () => {
    const result = newResult();
    expect(await countResults(uid)).toBe(0);
    await saveProgress(uid, 'c1', [], [result, newResult()]);
    expect(await readDocument(`users/${uid}/results/${result.id}`)).toEqual({
      kind: 'practice',
      categoryId: 'c1',
      answered: 2,
      right: 1,
      startedAt: Timestamp.fromMillis(result.startedAt),
      finishedAt: Timestamp.fromMillis(result.finishedAt),
    });
    expect(await countResults(uid)).toBe(2);
    expect(await storedProgress()).toBeNull();
  });

  test('stores it once, however often it is sent', async () => {
    const result = newResult();
    await saveProgress(uid, 'c1', [newAnswer()], [result]);
    await saveProgress(uid, 'c1', [], [result]);
    expect(await countResults(uid)).toBe(1);
  });

  test('never changes it, and stores none of the answers sent along', async () => {
    const result = newResult();
    await saveProgress(uid, 'c1', [], [result]);
    const forged = { ...result, right: 2 };
    await expect(saveProgress(uid, 'c1', [newAnswer()], [forged])).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await readDocument(`users/${uid}/results/${result.id}`)).toMatchObject({ right: 1 });
    expect(await storedProgress()).toBeNull();
  });
});
