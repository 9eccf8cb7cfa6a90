import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { measureWeek } from '../../src/data/admin-stats/repository';
import {
  expiringCodes,
  openReports,
  unpaidOrders,
  withdrawnOrders,
  type WaitingList,
} from '../../src/data/admin-stats/waiting-repository';
import { addDays, type FirstWaiting } from '../../src/domain/admin/waiting';
import { parseIsoDate } from '../../src/domain/calendar-day';
import { isDataError } from '../../src/data/errors';
import { writeDocument } from './support/admin';
import { makeLearner, signInAs, signInAsAdmin } from './support/learners';
import { writeOrder } from './support/orders';

const at = (moment: string) => Timestamp.fromDate(new Date(moment));

beforeEach(async () => {
  await signInAsAdmin();
});

test('a week has who registered in it, what was sold and what was paid back, without test mode, from Monday to Sunday in Sweden', async () => {
  const firsts = { start: at('2003-11-16T23:00:00Z'), end: at('2003-11-23T22:59:59.999Z') };
  const others = { before: at('2003-11-16T22:59:59.999Z'), after: at('2003-11-23T23:00:00Z') };
  for (const createdAt of Object.values({ ...firsts, ...others })) {
    await writeDocument(`profiles/${randomUUID()}`, { createdAt });
  }
  await writeOrder('buyer', { amount: 1599, paidAt: firsts.start });
  await writeOrder('buyer', { amount: 299, paidAt: firsts.end, status: 'withdrawn' });
  await writeOrder('buyer', { paidAt: others.before, status: 'refunded', refundedAt: firsts.end });
  await writeOrder('buyer', { paidAt: others.after });
  const test = { isTest: true, status: 'refunded', refundedAt: firsts.end };
  await writeOrder('buyer', { paidAt: firsts.start, ...test });
  const monday = parseIsoDate('2003-11-17') ?? NaN;
  expect(await measureWeek(monday)).toEqual({
    monday,
    registrations: 2,
    sold: 1898,
    refunded: 1599,
    orders: 2,
  });
});

describe('what waits', () => {
  const now = new Date('2003-11-20T12:00:00Z');
  const old = at('2003-11-05T12:00:00Z');
  const find = async <First extends FirstWaiting>({ count, findFirst }: WaitingList<First>) => ({
    count: await count(now),
    first: await findFirst(now),
  });

  test('is what is to be confirmed, and since when the first has waited', async () => {
    const before = await find(unpaidOrders);
    await writeOrder('buyer', { status: 'pending', paidAt: null });
    await writeOrder('buyer', { status: 'pending', paidAt: null, createdAt: old });
    await writeOrder('buyer', { status: 'cancelled', createdAt: at('2003-11-01T12:00:00Z') });
    expect(await find(unpaidOrders)).toEqual({
      count: before.count + 2,
      first: { at: old.toDate(), asOf: now },
    });
  });

  test('is what is to be paid back, and until when the first has to be', async () => {
    const before = await find(withdrawnOrders);
    await writeOrder('buyer', { status: 'withdrawn', updatedAt: old, paidAt: old });
    await writeOrder('buyer', { status: 'withdrawn' });
    await writeOrder('buyer', { status: 'refunded' });
    expect(await find(withdrawnOrders)).toEqual({
      count: before.count + 2,
      first: { at: addDays(old.toDate(), 14), asOf: now },
    });
  });

  test('is what learners have reported and nobody has dealt with, and how far the first has come', async () => {
    const before = await find(openReports);
    const report = (status: string, createdAt: Timestamp) =>
      writeDocument(`questionReports/${randomUUID()}`, { status, createdAt });
    await report('new', Timestamp.now());
    await report('in_progress', old);
    await report('done', at('2003-11-01T12:00:00Z'));
    await report('rejected', at('2003-11-01T12:00:00Z'));
    expect(await find(openReports)).toEqual({
      count: before.count + 2,
      first: { at: old.toDate(), status: 'in_progress', asOf: now },
    });
  });

  test('is which codes expire within 14 days that can be used until then', async () => {
    expect(await find(expiringCodes)).toEqual({ count: 0, first: null });
    const code = (moment: string | null, fields = {}) =>
      writeDocument(`discountCodes/${randomUUID()}`, {
        is_active: true,
        is_used_up: false,
        expires_at: moment === null ? null : at(moment),
        ...fields,
      });
    await code('2003-11-30T23:00:00Z');
    await code('2003-12-04T12:00:00Z');
    await code('2003-12-04T12:00:01Z');
    await code('2003-11-20T12:00:00Z');
    await code('2003-11-25T23:00:00Z', { is_active: false });
    await code('2003-11-25T23:00:00Z', { is_used_up: true });
    await code(null);
    expect(await find(expiringCodes)).toEqual({
      count: 2,
      first: { at: new Date('2003-11-30T23:00:00Z'), asOf: now },
    });
  });

  test('is told to administrators alone', async () => {
    await signInAs(await makeLearner());
    for (const { count, findFirst } of [
      unpaidOrders,
      withdrawnOrders,
      openReports,
      expiringCodes,
    ]) {
      for (const ask of [count, findFirst]) {
        const refused = await ask(now).catch((error: unknown) => error);
        expect(isDataError(refused, 'permission-denied')).toBe(true);
      }
    }
    const refused = await measureWeek(0).catch((error: unknown) => error);
    expect(isDataError(refused, 'permission-denied')).toBe(true);
  });
});
