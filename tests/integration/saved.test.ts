import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { changePlanOptions, planOptions } from '../../src/data/plans/queries';
import { getPlan, removePlan, saveForetold, savePlan } from '../../src/data/plans/repository';
import { listOutbox } from '../../src/data/outbox/outbox';
import { flushOutbox } from '../../src/data/outbox/flush';
import { queryClient } from '../../src/data/query-client';
import { savedOptions, setSaved } from '../../src/data/saved/queries';
import { getSaved, saveBookmarks } from '../../src/data/saved/repository';
import { swedishDay } from '../../src/domain/calendar-day';
import type { Plan } from '../../src/domain/learning/plan';
import { savedQuestions } from '../../src/domain/learning/saved';
import { expectLogged } from '../setup/fail-on-console';
import { readDocument, writeDocument } from './support/admin';
import { second } from './support/answers';
import { makeLearner, signInAs } from './support/learners';
import { useLocks } from './support/locks';
import { everyRequest, hurryRetries, isLost, restoreNetwork } from './support/network';

useLocks();

let uid = '';

beforeEach(async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  uid = learner.uid;
});

const bookmark = (questionId: string, isSaved: boolean, at: number) => {
  return { questionId, categoryId: 'c1', isSaved, at: second(at) };
};

describe('bookmarks', () => {
  test('show at once without a network, and are stored when it is back', async () => {
    hurryRetries();
    await queryClient.query(savedOptions(uid));
    everyRequest(isLost);
    await setSaved(uid, { questionId: 'q1', categoryId: 'c1', isSaved: true });
    await flushOutbox(uid);
    expectLogged('bookmarks wait on the device');
    const shown = queryClient.getQueryData(savedOptions(uid).queryKey) ?? {};
    expect(savedQuestions(shown).map(({ questionId }) => questionId)).toEqual(['q1']);

    restoreNetwork();
    await flushOutbox(uid);
    expect(await listOutbox(uid)).toEqual([]);
    expect(await getSaved(uid)).toEqual(shown);
  });

  test('of two devices: the later word on each question stands, in whatever order they come', async () => {
    const phone = [bookmark('q1', true, 1), bookmark('q2', true, 2)];
    const tablet = [bookmark('q1', false, 3), bookmark('q3', true, 1)];
    await Promise.all([saveBookmarks(uid, tablet), saveBookmarks(uid, phone)]);
    await saveBookmarks(uid, phone);
    const saved = savedQuestions(await getSaved(uid));
    expect(saved.map(({ questionId }) => questionId)).toEqual(['q2', 'q3']);
  });

  test('that are malformed are left out', async () => {
    await writeDocument(`users/${uid}/saved/questions`, {
      bookmarks: '{"q1":{"categoryId":"c1","isSaved":true,"at":1},"q2":null,"q3":"no"}',
      updatedAt: Timestamp.now(),
    });
    expect(Object.keys(await getSaved(uid))).toEqual(['q1']);
    for (const id of ['q2', 'q3']) expectLogged(`bookmark ${id} is malformed and left out`);
  });

  test('from before they were a text are read, and written anew with the next one', async () => {
    const path = `users/${uid}/saved/questions`;
    const earlier = { q1: { categoryId: 'c1', isSaved: true, at: second(1) } };
    await writeDocument(path, { questions: earlier, updatedAt: Timestamp.now() });
    expect(savedQuestions(await getSaved(uid))).toEqual([bookmark('q1', true, 1)]);
    await saveBookmarks(uid, [bookmark('q2', true, 2)]);
    expect(Object.keys((await readDocument(path)) ?? {}).sort()).toEqual([
      'bookmarks',
      'updatedAt',
    ]);
    expect(await getSaved(uid)).toEqual({
      q1: bookmark('q1', true, 1),
      q2: bookmark('q2', true, 2),
    });
  });

  test('never overwrite a document that cannot be read; what is shown does without it', async () => {
    const path = `users/${uid}/saved/questions`;
    await writeDocument(path, { bookmarks: 'lost?' });
    await expect(saveBookmarks(uid, [bookmark('q1', true, 1)])).rejects.toMatchObject({
      code: 'malformed',
    });
    expect(await readDocument(path)).toEqual({ bookmarks: 'lost?' });
    expect(await getSaved(uid)).toEqual({});
    expectLogged('malformed and left out');
  });

  test('are taken back even after a word from a clock that is ahead', async () => {
    const ahead = { questionId: 'q1', categoryId: 'c1', isSaved: true, at: Date.now() + 3_600_000 };
    await saveBookmarks(uid, [ahead]);
    await queryClient.query(savedOptions(uid));
    await setSaved(uid, { questionId: 'q1', categoryId: 'c1', isSaved: false });
    await flushOutbox(uid);
    expect(savedQuestions(await getSaved(uid))).toEqual([]);
  });
});

describe('a plan', () => {
  const today = swedishDay(second(0));
  const plan: Plan = {
    examId: 'B',
    startedDay: today,
    testDay: today + 14,
    source: 'letter',
    points: [{ area: 'miljo', right: 3, scored: 5 }],
  };

  test('is stored with its dates as dates, replaced, and removed', async () => {
    expect(await getPlan(uid, 'B')).toBeNull();
    await savePlan(uid, plan);
    expect(await getPlan(uid, 'B')).toEqual(plan);
    expect(await readDocument(`users/${uid}/plans/B`)).toMatchObject({
      startedOn: '2026-11-20',
      testOn: '2026-12-04',
    });
    await savePlan(uid, { ...plan, testDay: today + 20, source: 'mockTest' });
    expect(await getPlan(uid, 'B')).toMatchObject({ testDay: today + 20, source: 'mockTest' });
    await removePlan(uid, 'B');
    expect(await getPlan(uid, 'B')).toBeNull();
  });

  test('keeps what was foretold when it is changed, and nothing is kept without one', async () => {
    const foretold = { day: today + 13, chance: 0.62, modelVersion: 3 };
    await expect(saveForetold(uid, 'B', foretold)).rejects.toThrow();
    await savePlan(uid, plan);
    await saveForetold(uid, 'B', foretold);
    expect(await getPlan(uid, 'B')).toEqual({ ...plan, foretold });
    expect(await readDocument(`users/${uid}/plans/B`)).toMatchObject({
      foretold: { on: '2026-12-03', chance: 0.62, modelVersion: 3 },
    });
    const later = { ...plan, testDay: today + 20 };
    await savePlan(uid, later);
    expect(await getPlan(uid, 'B')).toEqual({ ...later, foretold });
    await writeDocument(`users/${uid}/plans/B`, {
      ...(await readDocument(`users/${uid}/plans/B`)),
      foretold: { on: 'snart', chance: 2, modelVersion: 3 },
    });
    expect(await getPlan(uid, 'B')).toEqual(later);
  });

  test('shows as it was changed', async () => {
    expect(await queryClient.query(planOptions(uid, 'B'))).toBeNull();
    const change = queryClient.getMutationCache().build(queryClient, changePlanOptions(uid, 'B'));
    await change.execute(plan);
    expect(queryClient.getQueryData(planOptions(uid, 'B').queryKey)).toEqual(plan);
  });

  test('that is malformed is none, so that another can be made', async () => {
    await writeDocument(`users/${uid}/plans/B`, {
      startedOn: '2026-02-31',
      testOn: '2026-03-10',
      source: 'letter',
      points: plan.points,
    });
    expect(await getPlan(uid, 'B')).toBeNull();
    expectLogged('malformed and left out');
  });
});
