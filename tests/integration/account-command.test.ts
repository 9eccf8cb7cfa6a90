import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

import { belongingNames } from '../../src/data/account/belongings';
import { root } from '../../scripts/lib/project';
import { adminAuth, readDocument, writeDocument } from './support/admin';
import { countBelongings } from './support/belongings';
import { giveAdminRole, giveLicense, makeLearner, type Person } from './support/learners';
import { writeOrder } from './support/orders';

/** Runs the command against the emulators of these tests. */
function account(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', 'scripts/dev/account.ts', ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, stdout, stderr });
    });
  });
}

/** A learner with something in collections of both kinds. */
async function makeCustomer(): Promise<Person & { paid: string; pending: string }> {
  const customer = await makeLearner();
  const { uid } = customer;
  await giveLicense(customer);
  const paid = await writeOrder(uid);
  const pending = await writeOrder(uid, { status: 'pending', paidAt: null });
  for (const path of ['learning/0', 'exams/1', 'plans/B', 'codeUses/KOD']) {
    await writeDocument(`users/${uid}/${path}`, { note: 'stored' });
  }
  await writeDocument(`customerNotes/note-${uid}`, { userId: uid, text: 'Ringde.' });
  await writeDocument(`questionReports/report-${uid}`, { userId: uid, text: 'Stavfel.' });
  return { ...customer, paid, pending };
}

async function countTraces(uid: string): Promise<Record<string, number>> {
  const counted = await Promise.all(
    belongingNames.map(async (name) => [name, await countBelongings(name, uid)] as const),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

test('everything about a customer is handed out, and nothing of others', async () => {
  const { uid, email, paid } = await makeCustomer();
  const other = await makeCustomer();
  const { code, stdout } = await account('export', uid);
  expect(code).toBe(0);
  expect(stdout).not.toContain(other.uid);
  const told = JSON.parse(stdout) as { documents: Record<string, unknown> };
  expect(told).toMatchObject({ uid, account: { email } });
  expect(Object.keys(told.documents)).toEqual(
    expect.arrayContaining([
      `profiles/${uid}`,
      `licenses/${uid}_full`,
      `orders/${paid}`,
      `users/${uid}/learning/0`,
      `users/${uid}/exams/1`,
      `customerNotes/note-${uid}`,
      `questionReports/report-${uid}`,
    ]),
  );
  expect(await account('export', 'nobody-at-all')).toMatchObject({ code: 1 });
});

test('a customer is deleted as he could do himself, and never without a yes', async () => {
  const { uid, email, paid, pending } = await makeCustomer();
  const before = await readDocument(`orders/${paid}`);
  expect(await account('delete', uid)).toMatchObject({ code: 1, stdout: '' });
  expect(await readDocument(`profiles/${uid}`)).not.toBeNull();
  expect(await account('delete', uid, '--yes')).toMatchObject({ code: 0, stderr: '' });
  expect(await countTraces(uid)).toEqual({ codeUses: 1 });
  expect(await readDocument(`profiles/${uid}`)).toBeNull();
  expect((await adminAuth.getUsers([{ email }])).users).toEqual([]);
  expect(await readDocument(`orders/${paid}`)).toMatchObject({
    userId: null,
    status: before?.['status'],
    amount: before?.['amount'],
  });
  expect(await readDocument(`orders/${pending}`)).toMatchObject({ status: 'cancelled' });
});

test('an administrator is not deleted', async () => {
  const admin = await makeLearner();
  await giveAdminRole(admin);
  const { code, stderr } = await account('delete', admin.uid, '--yes');
  expect(code).toBe(1);
  expect(stderr).toContain('is an administrator');
  expect(await readDocument(`profiles/${admin.uid}`)).not.toBeNull();
});

test('a customer gets another address to sign in with, in the profile too', async () => {
  const { uid } = await makeLearner();
  const email = `new-${uid.toLowerCase()}@teoriklar.test`;
  expect(await account('email', uid, email)).toMatchObject({ code: 0, stderr: '' });
  expect((await adminAuth.getUser(uid)).email).toBe(email);
  expect(await readDocument(`profiles/${uid}`)).toMatchObject({ email });
});
