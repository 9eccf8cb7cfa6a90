import { expect, test } from 'vitest';

import { earliestPurchase, licenseEndInReach } from './license-reach';

const day = 24 * 60 * 60 * 1000;
const month = 31 * day;
const minute = 60_000;
const now = new Date('2026-11-22T12:00:00Z');
const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('a licence ends at most 24 months ahead, a minute left for a clock that is fast', () => {
  const latest = ahead(24 * month - minute);
  const ends = (previousEnd: Date | null) => licenseEndInReach(4, now, previousEnd);
  expect(ends(null)).toEqual(ahead(4 * month));
  expect(ends(ahead(-day))).toEqual(ahead(4 * month));
  expect(ends(ahead(month))).toEqual(ahead(5 * month));
  expect(ends(ahead(20 * month - minute))).toEqual(latest);
  expect(ends(ahead(20 * month))).toEqual(latest);
  expect(ends(new Date('9999-12-31'))).toEqual(latest);
});

test.each([
  ['no licence', null],
  ['one that has ended', ahead(-day)],
  ['one that ends in twenty months less a minute', ahead(20 * month - minute)],
])('four months can be bought after %s', (_what, previousEnd) => {
  expect(earliestPurchase(4, previousEnd, now)).toBeNull();
});

test('what would end later can be bought once enough of the licence has passed', () => {
  const previousEnd = ahead(20 * month);
  const earliest = earliestPurchase(4, previousEnd, now);
  expect(earliest).toEqual(ahead(minute));
  expect(earliestPurchase(4, previousEnd, earliest ?? now)).toBeNull();
});
