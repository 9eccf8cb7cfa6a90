import { expect, test } from 'vitest';

import { formatMoment } from '../../lib/format';
import { formatDay } from './format-day';

test('a day is written like the day of a moment', () => {
  const evening = new Date(2026, 10, 20, 23, 59);
  expect(formatDay(evening)).toBe('2026-11-20');
  expect(formatMoment(evening)).toBe('2026-11-20 23:59');
});
