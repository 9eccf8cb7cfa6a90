import { expect, test } from 'vitest';

import { orderPeriods } from './order-periods';

const now = new Date('2026-11-20T12:00:00Z');
const spanOf = (value: string) => {
  const { label, period } = orderPeriods(now).find((each) => each.value === value) ?? {};
  return [label, period?.from.toISOString(), period?.to.toISOString()];
};

test('days are counted back from the end of the Swedish day', () => {
  expect(spanOf('idag')).toEqual(['I dag', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z']);
  expect(spanOf('7-dagar')).toEqual([
    'De senaste 7 dagarna',
    '2026-11-13T23:00:00.000Z',
    '2026-11-20T23:00:00.000Z',
  ]);
});

test('the twelve last months come by name, this one first', () => {
  const months = orderPeriods(now).slice(3);
  expect(months).toHaveLength(12);
  expect(months.map(({ label }) => label).slice(0, 2)).toEqual(['november 2026', 'oktober 2026']);
  expect(spanOf('2026-10')).toEqual([
    'oktober 2026',
    '2026-09-30T22:00:00.000Z',
    '2026-10-31T23:00:00.000Z',
  ]);
});
