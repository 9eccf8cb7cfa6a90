import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';

import { belongingNames } from '../../src/data/account/belongings';
import { deleteAccount, findDeletionObstacle } from '../../src/data/account/delete-account';
import { deletionObstacleOptions } from '../../src/data/account/queries';
import { ensureProfile } from '../../src/data/auth/repository';
import { auth } from '../../src/data/firebase/auth';
import { saveAnswers } from '../../src/data/learning/repository';
import { shardOf } from '../../src/data/shard';
import { listOutbox, putInOutbox } from '../../src/data/outbox/outbox';
import { flushOutbox } from '../../src/data/outbox/flush';
import { queryClient } from '../../src/data/query-client';
import '../../src/data/sync/senders';
import { expectLogged } from '../setup/fail-on-console';
import { adminAuth, database, readDocument } from './support/admin';
import { newAnswer } from './support/answers';
import { countBelongings } from './support/belongings';
import { newExam } from './support/exams';
import {
  giveAdminRole,
  giveLicense,
  makeAccount,
  makeLearner,
  signInAs,
  type Person,
} from './support/learners';
import {
  everyRequest,
  isCommit,
  isLost,
  isRefusedWith,
  restoreNetwork,
  writes,
} from './support/network';
import { writeOrder } from './support/orders';

/** A learner with some of everything, more than a page of results among it. */
async function makeRichLearner() {
  const learner = await makeLearner({ acceptMarketing: true });
  await giveLicense(learner);
  await giveLicense(learner, 'tests', { isActive: false });
  const paid = await writeOrder(learner.uid);
  const pending = await writeOrder(learner.uid, { status: 'pending', paidAt: null });
  const withdrawn = await writeOrder(learner.uid, { status: 'withdrawn' });
  const batch = database.batch();
  for (let index = 0; index < 130; index++) {
    batch.set(database.doc(`users/${learner.uid}/results/r${String(index)}`), { kind: 'practice' });
  }
  for (const id of ['c1', 'c2']) {
    batch.set(database.doc(`users/${learner.uid}/progress/${id}`), {
      questions: {},
      updatedAt: Timestamp.now(),
    });
  }
  for (const path of ['learning/0', 'learning/2', 'saved/questions', 'plans/B']) {
    batch.set(database.doc(`users/${learner.uid}/${path}`), { updatedAt: Timestamp.now() });
  }
  batch.set(database.doc(`users/${learner.uid}/openOrders/full`), { orderId: pending });
  for (const id of ['e1', 'e2']) {
    batch.set(database.doc(`users/${learner.uid}/exams/${id}`), { examId: 'B' });
  }
  batch.set(database.doc(`questionReports/${learner.uid}`), { userId: learner.uid });
  batch.set(database.doc(`finishedExams/${learner.uid}_1`), { userId: learner.uid });
  batch.set(database.doc(`customerNotes/${learner.uid}`), { userId: learner.uid });
  batch.set(database.doc(`users/${learner.uid}/codeUses/KOD`), { orderId: paid });
  batch.set(database.doc(`firstAnswers/${learner.uid}_0`), { userId: learner.uid });
  batch.set(database.doc(`outcomes/${learner.uid}_B_0`), { userId: learner.uid });
  await batch.commit();
  return { ...learner, paid, pending, withdrawn };
}

/** Where there is still something of the person, and how much; the profile is one document. */
async function findTraces({ uid }: Person): Promise<Record<string, number>> {
  const counted = await Promise.all(
    belongingNames.map(async (name) => [name, await countBelongings(name, uid)] as const),
  );
  const profile = (await readDocument(`profiles/${uid}`)) === null ? 0 : 1;
  const traces = Object.entries({ ...Object.fromEntries(counted), profile });
  return Object.fromEntries(traces.filter(([, count]) => count > 0));
}

/** A code may be used once, also by who registers anew. */
const traceLeft = { codeUses: 1 };

const hasAccount = async ({ email }: Person) =>
  (await adminAuth.getUsers([{ email }])).users.length > 0;

describe('an account that is deleted', () => {
  test('leaves nothing of the person, and the orders without him', async () => {
    const learner = await makeRichLearner();
    const before = await readDocument(`orders/${learner.paid}`);
    const all = [...belongingNames, 'profile'].sort();
    expect(Object.keys(await findTraces(learner)).sort()).toEqual(all);
    await signInAs(learner);
    await deleteAccount(learner.uid);

    expect(await findTraces(learner)).toEqual(traceLeft);
    expect(await hasAccount(learner)).toBe(false);
    expect(auth.currentUser).toBeNull();
    expect(await readDocument(`orders/${learner.paid}`)).toEqual({
      ...before,
      userId: null,
      updatedAt: expect.any(Timestamp) as Timestamp,
    });
    expect(await readDocument(`orders/${learner.pending}`)).toMatchObject({
      userId: null,
      status: 'cancelled',
    });
    expect(await readDocument(`orders/${learner.withdrawn}`)).toMatchObject({
      userId: null,
      status: 'withdrawn',
    });
  });

  test('leaves nothing of the person on the device, and what others have there', async () => {
    const learner = await makeLearner();
    const other = await makeLearner();
    await signInAs(learner);
    for (const { uid } of [learner, other]) {
      localStorage.setItem(`teoriklar.session.${uid}.c1`, '{}');
      await putInOutbox({ kind: 'answer', uid, answer: newAnswer() });
      await putInOutbox({ kind: 'exam', uid, exam: newExam() });
    }
    queryClient.setQueryData(['access', learner.uid], 'cached');
    await deleteAccount(learner.uid);
    expect(Object.keys(localStorage)).toEqual([`teoriklar.session.${other.uid}.c1`]);
    expect(await listOutbox(learner.uid)).toEqual([]);
    expect(await listOutbox(other.uid)).toHaveLength(2);
    expect(queryClient.getQueryData(['access', learner.uid])).toBeUndefined();
    expect(await findTraces(learner)).toEqual({});
  });

  test('may have nothing but itself', async () => {
    const account = await makeAccount();
    await signInAs(account);
    await deleteAccount(account.uid);
    expect(await hasAccount(account)).toBe(false);
  });

  test('gets no new profile from a page that asks for one meanwhile', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    const asked: Promise<void>[] = [];
    // the profile is gone by then, and the account is not
    everyRequest(
      async (send) => {
        asked.push(ensureProfile());
        await new Promise((resolve) => setTimeout(resolve, 300));
        return send();
      },
      ({ url }) => url.includes('accounts:delete'),
    );
    await deleteAccount(learner.uid);
    expect(asked).toHaveLength(1);
    await Promise.all(asked);
    expect(await readDocument(`profiles/${learner.uid}`)).toBeNull();
  });
});

describe('another device of the account that is deleted', () => {
  test('brings nothing back that it sends in the middle of it', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    const sent: Promise<unknown>[] = [];
    everyRequest(
      async (send) => {
        if (sent.length === 0) {
          sent.push(saveAnswers(learner.uid, shardOf('c1'), [newAnswer()], []));
          await sent[0];
        }
        return send();
      },
      writes(`profiles/${learner.uid}`),
    );
    await deleteAccount(learner.uid);
    expect(sent).toHaveLength(1);
    expect(await findTraces(learner)).toEqual({});
  });

  test('makes no profile anew while its token lasts, and is signed out', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    await database.doc(`profiles/${learner.uid}`).delete();
    await adminAuth.deleteUser(learner.uid);
    await expect(ensureProfile()).rejects.toMatchObject({ code: 'signed-out' });
    expect(await findTraces(learner)).toEqual({});
    expect(auth.currentUser).toBeNull();
  });

  test('forgets what waits there, and what others have there stays', async () => {
    const learner = await makeLearner();
    const other = await makeLearner();
    await signInAs(learner);
    for (const { uid } of [learner, other]) {
      localStorage.setItem(`teoriklar.session.${uid}.c1`, '{}');
      await putInOutbox({ kind: 'answer', uid, answer: newAnswer() });
      await putInOutbox({ kind: 'exam', uid, exam: newExam() });
    }
    await database.doc(`profiles/${learner.uid}`).delete();
    await adminAuth.deleteUser(learner.uid);
    await flushOutbox(learner.uid);
    expectLogged('on the device');
    expectLogged('the account has been deleted');
    expect(await listOutbox(learner.uid)).toEqual([]);
    expect(await listOutbox(other.uid)).toHaveLength(2);
    expect(Object.keys(localStorage)).toEqual([`teoriklar.session.${other.uid}.c1`]);
    expect(auth.currentUser).toBeNull();
    expect(await findTraces(learner)).toEqual({});
  });

  test('keeps what waits there while the account still stands', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    await putInOutbox({ kind: 'answer', uid: learner.uid, answer: newAnswer() });
    await database.doc(`profiles/${learner.uid}`).delete();
    await flushOutbox(learner.uid);
    expectLogged(/answers of part \d wait on the device/);
    expect(await listOutbox(learner.uid)).toHaveLength(1);
    await ensureProfile();
    await flushOutbox(learner.uid);
    expect(await listOutbox(learner.uid)).toEqual([]);
  });
});

describe('a deletion that fails half way', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'at write %i is finished by a second try',
    async (failing) => {
      const learner = await makeRichLearner();
      await signInAs(learner);
      let written = 0;
      // and all after it: a transaction tries again by itself
      everyRequest(isLost, (outgoing) => isCommit(outgoing) && ++written >= failing);
      await expect(deleteAccount(learner.uid)).rejects.toMatchObject({ code: 'network' });
      expect(await hasAccount(learner)).toBe(true);
      restoreNetwork();
      await deleteAccount(learner.uid);
      expect(await findTraces(learner)).toEqual(traceLeft);
      expect(await hasAccount(learner)).toBe(false);
      expect(await readDocument(`orders/${learner.paid}`)).toMatchObject({ userId: null });
    },
  );

  test('at the account itself is finished by a second try, also when a profile was made anew', async () => {
    const learner = await makeRichLearner();
    await signInAs(learner);
    everyRequest(isRefusedWith('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), ({ url }) =>
      url.includes('accounts:delete'),
    );
    await expect(deleteAccount(learner.uid)).rejects.toMatchObject({
      code: 'requires-recent-login',
    });
    restoreNetwork();
    await ensureProfile();
    expect(await readDocument(`profiles/${learner.uid}`)).not.toBeNull();
    await deleteAccount(learner.uid);
    expect(await findTraces(learner)).toEqual(traceLeft);
    expect(await hasAccount(learner)).toBe(false);
  });
});

describe('what keeps from deleting an account', () => {
  test('is nothing for a learner, nor for an account without a profile', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    expect(await findDeletionObstacle(learner.uid)).toBeNull();
    const account = await makeAccount();
    await signInAs(account);
    expect(await queryClient.query(deletionObstacleOptions(account.uid))).toBeNull();
  });

  test.each([
    ['administrator', {}, giveAdminRole],
    ['inactive', { userStatus: 'inactive' }, () => undefined],
  ] as const)('is %s, and then nothing is deleted', async (obstacle, fields, prepare) => {
    const learner = await makeLearner(fields);
    await prepare(learner);
    await giveLicense(learner);
    await signInAs(learner);
    expect(await findDeletionObstacle(learner.uid)).toBe(obstacle);
    await expect(deleteAccount(learner.uid)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await findTraces(learner)).toEqual({ licenses: 1, profile: 1 });
    expect(await hasAccount(learner)).toBe(true);
  });
});
