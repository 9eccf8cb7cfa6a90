import { randomUUID } from 'node:crypto';

import type { Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';

import { sendProblem } from '../../src/data/client-errors/send-problem';
import { listErrorGroups, markGroup } from '../../src/data/client-errors/repository';
import type { Problem } from '../../src/domain/client-error/client-error';
import { signOut } from '../../src/data/auth/repository';
import { retention } from '../../src/domain/retention';
import { database } from './support/admin';
import { makeLearner, signInAs, signInAsAdmin } from './support/learners';

const dayMs = 24 * 60 * 60 * 1000;

/** A problem that no other test tells of. */
function newProblem(): Problem {
  const problem: Problem = {
    kind: 'error',
    message: `Error: ${randomUUID()}`,
    stack: 'assets/a1B2c3d.js:1:204',
    page: '/demo',
    version: 'index-a1B2c3d',
    browser: 'Firefox 132, Linux',
  };
  onTestFinished(async () => {
    for (const { ref } of await storedOf(problem)) await ref.delete();
  });
  return problem;
}

const storedOf = async ({ message }: Problem) =>
  (await database.collection('clientErrors').where('message', '==', message).get()).docs;

/** Another device has told nobody of anything. */
const onAnotherDevice = () => {
  localStorage.removeItem('teoriklar.toldProblems');
};

const groupOf = async ({ message }: Problem) =>
  (await listErrorGroups(null)).items.find(({ newest }) => newest.message === message);

test('a learner tells of a problem once a day, without who it is, also from another device', async () => {
  const learner = await makeLearner();
  await signInAs(learner);
  const problem = newProblem();
  await sendProblem(problem);
  await sendProblem(problem);
  onAnotherDevice();
  await sendProblem(problem);
  const [report, ...more] = await storedOf(problem);
  expect(more).toEqual([]);
  expect(report?.data()).toMatchObject(problem);
  expect(JSON.stringify([report?.id, report?.data()])).not.toContain(learner.uid);
  const millis = (field: string) => (report?.get(field) as Timestamp | undefined)?.toMillis() ?? 0;
  const lasts = (millis('expiresAt') - millis('createdAt')) / dayMs;
  expect(lasts).toBeCloseTo(retention.clientErrors.days, 1);
});

test('what several tell of is one group that counts them, and says when it began', async () => {
  const problem = newProblem();
  for (const browser of ['Firefox 132, Linux', 'Safari 18, iOS']) {
    onAnotherDevice();
    await signInAs(await makeLearner());
    await sendProblem({ ...problem, browser });
  }
  await signInAsAdmin();
  const group = await groupOf(problem);
  expect(group).toMatchObject({ count: 2, status: 'new' });
  expect([...(group?.browsers ?? [])].sort()).toEqual(['Firefox 132, Linux', 'Safari 18, iOS']);
  expect(group?.firstSeen.getTime()).toBeLessThan(group?.newest.createdAt.getTime() ?? 0);
});

test('what an owner marks stays so until it is seen again, or the mark is taken away', async () => {
  const problem = newProblem();
  await signOut();
  await sendProblem(problem);
  await signInAsAdmin();
  const group = await groupOf(problem);
  const id = group?.id ?? '';
  await markGroup(id, 'ignored');
  expect((await groupOf(problem))?.status).toBe('ignored');
  await markGroup(id, 'done');
  expect((await groupOf(problem))?.status).toBe('done');
  onAnotherDevice();
  await sendProblem(problem);
  expect((await groupOf(problem))?.status).toBe('back');
  await markGroup(id, null);
  expect((await groupOf(problem))?.status).toBe('new');
});

test('a learner can list nothing of it', async () => {
  await signInAs(await makeLearner());
  await expect(listErrorGroups(null)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(markGroup('0a1b2c3d', 'done')).rejects.toMatchObject({ code: 'permission-denied' });
});
