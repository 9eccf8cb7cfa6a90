import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { getLearner, saveAnswers } from '../../src/data/learning/repository';
import { shardOf } from '../../src/data/shard';
import { countEarlierSessions } from '../../src/data/learning/earlier-sessions';
import { dailyReview, dailySeed } from '../../src/domain/learning/daily-review';
import { foldAnswers } from '../../src/domain/learning/fold-answers';
import { foldSessions } from '../../src/domain/learning/fold-sessions';
import { emptyLearner, type Learner } from '../../src/domain/learning/learner';
import type { AnswerEvent } from '../../src/domain/progress/answer-event';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument, writeDocument } from './support/admin';
import { countSessions, listAnswers, newAnswer, newSession, second } from './support/answers';
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

const partOf = (category: string) => `users/${uid}/learning/${shardOf(category)}`;

describe('saving answers', () => {
  test("stores what they come to, under the server's time, and reads it as it was", async () => {
    const wrong = newAnswer({ option: 'c', isRight: false, confidence: 'sure', seconds: 12 });
    const right = newAnswer({ at: second(2) });
    const other = newAnswer({ questionId: 'q2', at: second(1.5) });
    await saveAnswers(uid, shardOf('c1'), [right, other, wrong], []);
    expect(await getLearner(uid)).toEqual(foldAnswers(emptyLearner, [wrong, right, other]));
    expect(await readDocument(partOf('c1'))).toMatchObject({
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test('changes nothing when the answer to the first sending was lost', async () => {
    const [answers, finished] = [[newAnswer(), newAnswer({ at: second(2) })], [newSession()]];
    hurryRetries();
    everyRequest(losesItsAnswer, isCommit);
    await expect(saveAnswers(uid, shardOf('c1'), answers, finished)).rejects.toMatchObject({
      code: 'network',
    });
    restoreNetwork();
    const before = await getLearner(uid);
    expect(before).toEqual(foldSessions(foldAnswers(emptyLearner, answers), finished));
    await saveAnswers(uid, shardOf('c1'), answers, finished);
    expect(await getLearner(uid)).toEqual(before);
    expect(before.sessions).toBe(1);
  });

  test('merges two devices that send at the same time, categories of one document among it', async () => {
    const phone = Array.from({ length: 5 }, (_, n) => newAnswer({ questionId: `p${String(n)}` }));
    const tablet = Array.from({ length: 5 }, (_, n) =>
      newAnswer({ questionId: `t${String(n)}`, categoryId: 'c2' }),
    );
    expect(shardOf('c1')).toBe(shardOf('c2'));
    await Promise.all([
      saveAnswers(uid, shardOf('c1'), phone, []),
      saveAnswers(uid, shardOf('c2'), tablet, []),
    ]);
    expect(await getLearner(uid)).toEqual(foldAnswers(emptyLearner, [...tablet, ...phone]));
  });

  test('never overwrites a document that cannot be read; what is shown does without it', async () => {
    const document = { answers: 'lost?', marks: '{}', sessions: 0 };
    await writeDocument(partOf('c1'), document);
    await expect(saveAnswers(uid, shardOf('c1'), [newAnswer()], [])).rejects.toMatchObject({
      code: 'malformed',
    });
    expect(await readDocument(partOf('c1'))).toEqual(document);
    expect(await getLearner(uid)).toEqual(emptyLearner);
    expectLogged('malformed and left out');
  });

  test('of somebody else is refused', async () => {
    const other = await makeLearner();
    await expect(saveAnswers(other.uid, shardOf('c1'), [newAnswer()], [])).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

/** A device of the learner: its program as it is after the page has been loaded, and an outbox of its own. */
async function openDevice() {
  vi.resetModules();
  const waiting = new Map<string, AnswerEvent>();
  vi.doMock('../../src/data/outbox/outbox', () => ({
    putInOutbox: (...items: { answer: AnswerEvent }[]) => {
      for (const { answer } of items) waiting.set(answer.id, answer);
      return Promise.resolve(true);
    },
    listOutbox: () =>
      Promise.resolve([...waiting.values()].map((answer) => ({ kind: 'answer', uid, answer }))),
    removeFromOutbox: (items: { answer: AnswerEvent }[]) => {
      for (const { answer } of items) waiting.delete(answer.id);
      return Promise.resolve();
    },
  }));
  const { recordAnswer } = await import('../../src/data/learning/record-answers');
  const { flushOutbox } = await import('../../src/data/outbox/flush');
  vi.doUnmock('../../src/data/outbox/outbox');
  return {
    waiting: () => waiting.size,
    send: () => flushOutbox(uid),
    record: async (answers: readonly AnswerEvent[]) => {
      for (const answer of answers) await recordAnswer(uid, answer);
    },
  };
}

describe('two devices without a network', () => {
  test('lose no answer and count none twice when it is back, whoever comes first', async () => {
    hurryRetries();
    const [phone, tablet] = [await openDevice(), await openDevice()];
    const early = newAnswer({ questionId: 'both', option: 'b', isRight: false });
    const late = newAnswer({ questionId: 'both', at: second(9) });
    const own = [newAnswer({ questionId: 'q1', at: second(3) }), newAnswer({ categoryId: 'c3' })];
    everyRequest(isLost);
    await phone.record([late, ...own]);
    await tablet.record([early, own[0] ?? late]);
    await Promise.all([phone.send(), tablet.send()]);
    expectLogged('wait on the device');
    expect([phone.waiting(), tablet.waiting()]).toEqual([3, 2]);

    // the phone's answers arrive, and it never hears of it
    everyRequest(losesItsAnswer, isCommit);
    await phone.send();
    expectLogged('wait on the device');
    restoreNetwork();
    await Promise.all([tablet.send(), phone.send()]);
    expect([phone.waiting(), tablet.waiting()]).toEqual([0, 0]);

    const learner = await getLearner(uid);
    expect(learner).toEqual(foldAnswers(emptyLearner, [...own, late, early]));
    // both ask the same the day after, though the tablet heard of the answers in another order
    const now = second(60) + 24 * 60 * 60 * 1000;
    const ids = ['both', 'q1', ...Array.from({ length: 20 }, (_, n) => `new${String(n)}`)];
    const bank = ids.map((id) => {
      return { id, categoryId: 'c1', area: 'miljo', answer: 'a' } as const;
    });
    const asked = (known: Learner) =>
      dailyReview({ learner: known, bank, now, seed: dailySeed(uid, now) }).rounds.flat();
    const onTablet = foldAnswers(foldAnswers(emptyLearner, [early]), [...own.toReversed(), late]);
    expect(asked(onTablet)).toEqual(asked(learner));
    expect(asked(learner)).toHaveLength(10);
    expect(asked(learner).filter(({ reason }) => reason !== 'new')).toMatchObject([
      { questionId: 'both' },
    ]);
  });
});

describe('what was stored before there were documents of learning', () => {
  const earlier = {
    eventId: 's1:q1',
    option: 'b',
    isRight: false,
    at: second(5),
    answered: 3,
    right: 2,
    recent: ['s0:q1', 's1:q1'],
  };
  const writeEarlier = (category: string, questions: object) =>
    writeDocument(`users/${uid}/progress/${category}`, { questions, updatedAt: Timestamp.now() });

  test('is read, in every category', async () => {
    await writeEarlier('c1', { q1: earlier, bad: { ...earlier, answered: 'many' } });
    await writeEarlier('c3', { q9: { ...earlier, recent: undefined } });
    const known = { option: 'b', isRight: false, at: second(5), answered: 3, right: 2 };
    expect(await listAnswers(uid)).toEqual({ c1: { q1: known }, c3: { q9: known } });
    expectLogged('question bad is malformed and left out');
  });

  test('is carried on with the next answer, and answers that it knows are not counted again', async () => {
    await writeEarlier('c1', { q1: earlier });
    await writeEarlier('c2', { q2: earlier });
    await writeEarlier('c3', { q3: earlier });
    // they wait still, because their sending was never confirmed
    const known = ['s0:q1', 's1:q1'].map((id) => newAnswer({ id, at: second(4) }));
    const answers = [...known, newAnswer({ at: second(9) })];
    await saveAnswers(uid, shardOf('c1'), answers, []);
    await saveAnswers(uid, shardOf('c1'), answers, []);
    expect(await listAnswers(uid)).toMatchObject({
      c1: { q1: { isRight: true, at: second(9), answered: 4, right: 3 } },
      c2: { q2: { answered: 3, right: 2 } },
      c3: { q3: { answered: 3, right: 2 } },
    });
    expect(await readDocument(partOf('c3'))).toBeNull();
  });
});

describe('a document from before answers were a text', () => {
  const earlier = {
    categories: { c1: { questions: { q1: '1.1;3lchc043lchc04' }, days: '20776:1.1' } },
    marks: { '2026-11': 'AAAAAA' },
    updatedAt: Timestamp.now(),
  };

  test('is read, and written anew with the next answer', async () => {
    await writeDocument(partOf('c1'), earlier);
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { answered: 1, right: 1 } } });
    await saveAnswers(uid, shardOf('c1'), [newAnswer()], [newSession()]);
    expect(await readDocument(partOf('c1'))).toEqual({
      answers: expect.stringContaining('"q1":"2.2;') as string,
      marks: expect.stringContaining('AAAAAA') as string,
      sessions: 1,
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
    expect(await listAnswers(uid)).toMatchObject({ c1: { q1: { answered: 2, right: 2 } } });
  });
});

describe('finished sessions', () => {
  test('are counted with the answers of their category, also without any', async () => {
    const finished = newSession();
    expect(await countSessions(uid)).toBe(0);
    await saveAnswers(uid, shardOf('c1'), [], [finished, newSession()]);
    expect(await readDocument(partOf('c1'))).toMatchObject({ answers: '{}', sessions: 2 });
    await saveAnswers(uid, shardOf('c3'), [newAnswer({ categoryId: 'c3' })], [newSession()]);
    expect(shardOf('c3')).not.toBe(shardOf('c1'));
    expect(await countSessions(uid)).toBe(3);
    expect(await database.collection(`users/${uid}/results`).get()).toMatchObject({ size: 0 });
  });

  test('are counted once, whichever device sends them and how often', async () => {
    const [both, one, other] = [newSession(), newSession(), newSession()];
    await Promise.all([
      saveAnswers(uid, shardOf('c1'), [newAnswer()], [both, one]),
      saveAnswers(uid, shardOf('c1'), [], [other, both]),
    ]);
    await saveAnswers(uid, shardOf('c1'), [], [both, other, one]);
    expect(await countSessions(uid)).toBe(3);
  });

  test.each([
    ['is none', null],
    ['is an earlier one', { categories: {}, marks: {}, updatedAt: Timestamp.now() }],
  ])(
    'that have a document of their own are not counted beside it, where the answers’ %s',
    async (_what, document) => {
      // it was stored, and the page never heard of it before the program was a new one
      const [stored, waiting] = [newSession(), newSession()];
      await writeDocument(`users/${uid}/results/${stored.id}`, { kind: 'practice' });
      if (document !== null) await writeDocument(partOf('c1'), document);
      await saveAnswers(uid, shardOf('c1'), [], [stored, waiting]);
      await saveAnswers(uid, shardOf('c1'), [], [stored, waiting]);
      expect(await countSessions(uid)).toBe(1);
      expect(await countEarlierSessions(uid)).toBe(1);
    },
  );
});
