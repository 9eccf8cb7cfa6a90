import 'fake-indexeddb/auto';

import { randomUUID } from 'node:crypto';

import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';

import { listEmails, listLogEntries } from '../../src/data/admin-log/repository';
import { getRole } from '../../src/data/admins/repository';
import {
  countActiveLicenses,
  countQuestions,
  measureRevenue,
} from '../../src/data/admin-stats/repository';
import { countUsers, recountUsers } from '../../src/data/admin-stats/user-total';
import { monthPeriod } from '../../src/domain/admin/revenue';
import { swedishMonth } from '../../src/domain/calendar-month';
import { expectLogged } from '../setup/fail-on-console';
import { Timestamp } from 'firebase-admin/firestore';
import { database, readDocument, writeDocument } from './support/admin';
import { writeCategory, writeQuestion } from './support/content';
import {
  giveLicense,
  inMinutes,
  makeLearner,
  type Person,
  signInAsAdmin,
} from './support/learners';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

/** Writes entries of the far future, so that they come first. Returns their ids, newest first. */
async function writeEntries(count: number): Promise<string[]> {
  const run = randomUUID();
  const ids = Array.from({ length: count }, (_, index) => `${run}-${String(index)}`);
  for (const [index, id] of ids.entries()) {
    await writeDocument(`adminLog/${id}`, {
      actor: admin.uid,
      action: 'grantMinutes',
      target: `profiles/${admin.uid}`,
      at: inMinutes(1_000_000 - index),
    });
  }
  return ids;
}

describe('the log', () => {
  test('comes page by page, newest first, each entry once', async () => {
    const ids = await writeEntries(31);
    const first = await listLogEntries(null);
    const second = await listLogEntries(first.next);
    const third = await listLogEntries(second.next);
    const listed = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect([first.items.length, second.items.length]).toEqual([12, 12]);
    expect(listed.slice(0, 31)).toEqual(ids);
  });

  test('knows a query of another page by its cursor', async () => {
    await writeEntries(26);
    const { next, items } = await listLogEntries(null);
    expect(next?.split('*').at(-1)).toBe(items.at(-1)?.id);
  });

  test('leaves out a malformed entry and keeps the rest', async () => {
    const [id = ''] = await writeEntries(2);
    await database.doc(`adminLog/${id}`).update({ at: 'yesterday' });
    const { items } = await listLogEntries(null);
    expect(items.map((entry) => entry.id)).not.toContain(id);
    // a text sorts above every moment, so the malformed entry is on the first page
    expectLogged(`adminLog/${id} is malformed and left out`);
  });

  test('names users by their addresses', async () => {
    const learner = await makeLearner();
    const emails = await listEmails([admin.uid, learner.uid, 'gone']);
    expect([...emails].sort()).toEqual(
      [
        [admin.uid, admin.email],
        [learner.uid, learner.email],
      ].sort(),
    );
    expect(await listEmails([])).toEqual(new Map());
  });
});

describe('the figures', () => {
  test('count users, questions and the licences that are open', async () => {
    const client = new QueryClient();
    const [users, questions, licenses] = await Promise.all([
      countUsers(client),
      countQuestions(),
      countActiveLicenses(new Date()),
    ]);
    const learner = await makeLearner();
    await writeCategory({ questionCount: 2 });
    await writeQuestion('b-körkort', 1, { kind: 'theory' });
    await giveLicense(learner);
    await giveLicense(learner, 'tests', { expiresAt: inMinutes(-1) });
    await giveLicense(await makeLearner(), 'full', { isActive: false });
    expect(await countUsers(client)).toBe(users + 2);
    expect(await countQuestions()).toBe(questions + 3);
    expect(await countActiveLicenses(new Date())).toBe(licenses + 1);
  });

  test('count users from the stored total, to which those who have come are added once a week', async () => {
    const all = 'userTotals/all';
    const countedAt = inMinutes(-20 * 24 * 60);
    const { users } = await recountUsers();
    const everybody = await countUsers(new QueryClient());
    // who has come in the last minute is not stored yet
    expect(users).toBeLessThan(everybody);
    // all of the tests' users have come in the last hours
    await writeDocument(all, { users: 5000, at: inMinutes(-6 * 24 * 60), countedAt });
    expect(await countUsers(new QueryClient())).toBe(5000 + everybody);
    expect(await readDocument(all)).toMatchObject({ users: 5000 });

    const longAgo = inMinutes(-8 * 24 * 60);
    await writeDocument(all, { users: 5000, at: longAgo, countedAt });
    expect(await countUsers(new QueryClient())).toBe(5000 + everybody);
    expect(await readDocument(all)).not.toMatchObject({ at: longAgo });
    expect(await readDocument(all)).toMatchObject({ countedAt });
    expect(await countUsers(new QueryClient())).toBe(5000 + everybody);
    // nobody whose profile does not say when it was made is forgotten
    const old = `profiles/${randomUUID()}`;
    await writeDocument(old, { email: 'old@example.se' });
    await recountUsers();
    expect(await countUsers(new QueryClient())).toBe(everybody + 1);
    await database.doc(old).delete();
  });

  test('sum what was paid this month in Sweden, and what was given back', async () => {
    const now = new Date();
    const month = monthPeriod(swedishMonth(now));
    const start = month.from.getTime();
    const before = await measureRevenue(month, []);
    const order = (amount: number, paidAt: number, refundedAt?: number) =>
      writeDocument(`orders/${randomUUID()}`, {
        isTest: false,
        status: refundedAt === undefined ? 'paid' : 'refunded',
        amount,
        paidAt: Timestamp.fromMillis(paidAt),
        ...(refundedAt !== undefined && { refundedAt: Timestamp.fromMillis(refundedAt) }),
      });
    await order(1599, start);
    await order(299, now.getTime());
    await order(1000, start - 1);
    await order(2000, start, now.getTime());
    await order(500, start - 1, start);
    await order(400, start - 2, start - 1);
    expect(await measureRevenue(month, [])).toEqual({
      sold: before.sold + 1599 + 299 + 2000,
      refunded: before.refunded + 2000 + 500,
      orders: before.orders + 3,
    });
  });
});

test('the role is that of the document', async () => {
  expect(await getRole(admin.uid)).toBe('owner');
  expect(await getRole('somebody')).toBeNull();
});
