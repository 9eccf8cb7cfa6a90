import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  saveAnswers,
  setSharesFirstAnswers,
  sharesFirstAnswers,
} from '../../src/data/learning/repository';
import { shardOf } from '../../src/data/shard';
import { queryClient } from '../../src/data/query-client';
import { countFirstAnswers, forgetCount } from '../../src/data/answer-count/fold';
import { questionStatisticsOptions } from '../../src/data/question-statistics/queries';
import { limits } from '../../src/domain/limits';
import { database, readDocument } from './support/admin';
import { newAnswer, second } from './support/answers';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { makeLearner, signInAs, signInAsAdmin } from './support/learners';
import { everyRequest, isLost, isQuery, restoreNetwork, type Outgoing } from './support/network';

const firstAnswersOf = (uid: string, category = 'c1') =>
  readDocument(`firstAnswers/${uid}_${shardOf(category)}`);

describe("a learner's first answers", () => {
  let uid = '';
  beforeEach(async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    uid = learner.uid;
  });

  test('are handed out with option, right or wrong and seconds, and nothing else of them', async () => {
    const answers = [
      newAnswer({ option: 'c', isRight: false, confidence: 'sure', seconds: 12 }),
      newAnswer({ at: second(9), seconds: 3 }),
      newAnswer({ questionId: 'q2', seconds: 600 }),
      newAnswer({ questionId: 'q3' }),
    ];
    await saveAnswers(uid, shardOf('c1'), answers, []);
    expect(await firstAnswersOf(uid)).toEqual({
      userId: uid,
      answers: '{"c1":{"q1":"4c","q2":"1go","q3":"1"}}',
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test('stay with their seconds when more is answered, and an earlier one from another device takes their place', async () => {
    await saveAnswers(uid, shardOf('c1'), [newAnswer({ at: second(60), seconds: 5 })], []);
    await saveAnswers(
      uid,
      shardOf('c1'),
      [newAnswer({ questionId: 'q2', at: second(70), seconds: 6 })],
      [],
    );
    expect(await firstAnswersOf(uid)).toMatchObject({ answers: '{"c1":{"q1":"15","q2":"16"}}' });
    const earlier = newAnswer({ option: 'b', isRight: false, at: second(1), seconds: 7 });
    await saveAnswers(uid, shardOf('c1'), [earlier], []);
    expect(await firstAnswersOf(uid)).toMatchObject({ answers: '{"c1":{"q1":"27","q2":"16"}}' });
  });

  test('cost no read, and no write where no question is new', async () => {
    const asked: string[] = [];
    everyRequest(
      (send) => send(),
      ({ url, body }) => {
        if (body.includes('firstAnswers')) asked.push(new URL(url).pathname);
        return false;
      },
    );
    await saveAnswers(uid, shardOf('c1'), [newAnswer()], []);
    const before = await firstAnswersOf(uid);
    await saveAnswers(uid, shardOf('c1'), [newAnswer({ at: second(90) })], []);
    restoreNetwork();
    expect(asked).toEqual([expect.stringMatching(/:commit$/)]);
    expect(await firstAnswersOf(uid)).toEqual(before);
  });

  test('go at once where the learner says no, and come back when he says yes again', async () => {
    await saveAnswers(uid, shardOf('c1'), [newAnswer({ seconds: 4 })], []);
    expect(await sharesFirstAnswers(uid)).toBe(true);
    await setSharesFirstAnswers(uid, false);
    expect(await sharesFirstAnswers(uid)).toBe(false);
    await saveAnswers(uid, shardOf('c1'), [newAnswer({ questionId: 'q2' })], []);
    expect(await firstAnswersOf(uid)).toBeNull();

    await setSharesFirstAnswers(uid, true);
    await setSharesFirstAnswers(uid, true);
    expect(await sharesFirstAnswers(uid)).toBe(true);
    const backAgain = { answers: '{"c1":{"q1":"14","q2":"1"}}' };
    expect(await firstAnswersOf(uid)).toMatchObject(backAgain);
    await saveAnswers(uid, shardOf('c1'), [newAnswer({ questionId: 'q3' })], []);
    expect(await firstAnswersOf(uid)).toMatchObject({
      answers: '{"c1":{"q1":"14","q2":"1","q3":"1"}}',
    });
  });
});

describe('the count of first answers', () => {
  const learners = 2000;
  /** Pages that they are on. */
  const pagesInAll = (3 * learners) / limits.listedFirstAnswers;

  /** Without the pauses of a writer that spares a real database. */
  const deleteFirstAnswers = () =>
    database.recursiveDelete(
      database.collection('firstAnswers'),
      database.bulkWriter({ throttling: false }),
    );

  /** Documents of so many made-up learners: the even ones know, the odd ones guess. */
  async function writeFirstAnswers(categoryId: string, questions: readonly string[]) {
    await deleteFirstAnswers();
    const writer = database.bulkWriter({ throttling: false });
    for (let learner = 0; learner < learners; learner++) {
      const codes = questions.map((id, place) => {
        const isRight = learner % 2 === 0 || (learner + place) % 4 === 1;
        // the key is the second option: a wrong first or third one is coded 0 or 4, the right one 3
        const wrong = (learner + place) % 3 === 0 ? '0' : '4';
        return [id, `${isRight ? '3' : wrong}${(5 + (learner % 20)).toString(36)}`] as const;
      });
      const answers = JSON.stringify({ [categoryId]: Object.fromEntries(codes) });
      for (const shard of ['0', '1', '2']) {
        const userId = `learner-${String(learner)}`;
        void writer.set(database.doc(`firstAnswers/${userId}_${shard}`), {
          userId,
          answers: shard === shardOf(categoryId) ? answers : '{}',
          updatedAt: Timestamp.now(),
        });
      }
    }
    await writer.close();
  }

  const statistics = () => queryClient.query({ ...questionStatisticsOptions(), staleTime: 0 });

  test('reads three documents a learner, goes on where it was interrupted, and comes to the same twice', async () => {
    const category = newCategoryName();
    const categoryId = await writeCategory({ name: category });
    const questions = await Promise.all(
      Array.from({ length: 8 }, (_, place) => writeQuestion(categoryId, place)),
    );
    await writeFirstAnswers(categoryId, questions);
    await signInAsAdmin();

    let reads = 0;
    const isPage = (outgoing: Outgoing) =>
      isQuery(outgoing) && outgoing.body.includes('firstAnswers');
    everyRequest(async (send) => {
      const answer = await send();
      const documents = (await answer.clone().text()).match(/"document":/g);
      reads += documents?.length ?? 0;
      return answer;
    }, isPage);
    expect(await countFirstAnswers(new AbortController().signal)).toBe(true);
    restoreNetwork();
    const once = await statistics();
    expect(reads).toBe(3 * learners);
    expect(once.questions).toHaveLength(questions.length);
    for (const question of once.questions) {
      expect(question).toMatchObject({ asked: learners, category, medianSeconds: 14.5 });
      expect(Object.values(question.picks).reduce((sum, count) => sum + count)).toBe(learners);
      expect(question.discrimination).toBeGreaterThan(0.3);
    }
    expect(JSON.stringify(await readDocument(`questionStatistics/${categoryId}`))).not.toContain(
      'learner-',
    );

    const interrupted = new AbortController();
    let pages = 0;
    everyRequest((send) => {
      if (++pages === 3) interrupted.abort();
      return send();
    }, isPage);
    expect(await countFirstAnswers(interrupted.signal)).toBe(false);
    // as after the page was loaded again: what is kept on the device is all there is
    queryClient.clear();
    everyRequest(isLost, isPage);
    await expect(countFirstAnswers(new AbortController().signal)).rejects.toMatchObject({
      code: 'network',
    });
    pages = 0;
    everyRequest((send) => {
      pages++;
      return send();
    }, isPage);
    expect(await countFirstAnswers(new AbortController().signal)).toBe(true);
    // three pages were counted before, and the last is the empty one
    expect(pages).toBe(pagesInAll - 3 + 1);
    restoreNetwork();
    expect((await statistics()).questions).toEqual(once.questions);

    // one of whom fewer than thirty were asked, and one that is gone, have no figures
    await deleteFirstAnswers();
    await forgetCount();
    expect(await countFirstAnswers(new AbortController().signal)).toBe(true);
    expect(await readDocument(`questionStatistics/${categoryId}`)).toBeNull();
  });
});
