import fc from 'fast-check';
import { expect, test } from 'vitest';

import { demoBand, percentage, practiceBand, progressTone } from './result-band';

test.each([
  [100, 'Bra jobbat!', 'success'],
  [80, 'Bra jobbat!', 'success'],
  [79, 'Okej resultat', 'warning'],
  [60, 'Okej resultat', 'warning'],
  [59, 'Behöver öva mer', 'destructive'],
  [0, 'Behöver öva mer', 'destructive'],
])('practice at %i %% is %j', (percent, label, tone) => {
  expect(practiceBand(percent)).toEqual({ label, tone });
});

test.each([
  [100, 'Mycket bra!', 'success'],
  [80, 'Mycket bra!', 'success'],
  [79, 'Bra start!', 'warning'],
  [60, 'Bra start!', 'warning'],
  [59, 'Behöver mer övning', 'destructive'],
  [0, 'Behöver mer övning', 'destructive'],
])('the demo at %i %% is %j', (percent, label, tone) => {
  expect(demoBand(percent)).toEqual({ label, tone });
});

test.each([
  [80, 'success'],
  [79, 'warning'],
  [50, 'warning'],
  [49, 'destructive'],
])('progress at %i %% is coloured %s', (percent, tone) => {
  expect(progressTone(percent)).toBe(tone);
});

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [799, 1000, 79],
  [4, 5, 80],
  [29, 50, 58],
  [3, 76, 4],
  [1, 3, 33],
  [2, 3, 67],
  [1, 300, 0],
  [199, 200, 99],
  [119, 200, 59],
  [99, 200, 49],
])('%i of %i is %i %%', (right, total, percent) => {
  expect(percentage(right, total)).toBe(percent);
});

test('a percentage is whole, the nearest one, and reaches a mark only where the share does', () => {
  const share = fc
    .integer({ min: 1, max: 5000 })
    .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(share, ([right, total]) => {
      const percent = percentage(right, total);
      expect(Number.isInteger(percent)).toBe(true);
      for (const mark of [50, 60, 80, 100]) {
        expect(percent >= mark).toBe(right * 100 >= mark * total);
      }
      const beforeMark = [49, 59, 79, 99].includes(percent);
      expect(Math.abs(right * 100 - percent * total)).toBeLessThanOrEqual(
        beforeMark ? total : total / 2,
      );
    }),
  );
});
