import { expect, test } from 'vitest';

import { findDiscountFormProblem, lastDayOf, toDiscountDraft } from './discount-draft';

const now = new Date(2026, 10, 20, 14, 0);

test.each([
  ['code', ' höst-20 ', null],
  ['code', '  ', /obligatorisk/],
  ['code', 'A'.repeat(41), /högst 40/],
  ['code', 'SOMMAR/26', /bokstäver/],
  ['code', 'STRAẞE', /bokstäver/],
  ['code', '__A__', /bokstäver/],
  ['percentage', '1', null],
  ['percentage', '100', null],
  ['percentage', '0', /procent/],
  ['percentage', '101', /procent/],
  ['percentage', '12.5', /procent/],
  ['percentage', '', /procent/],
  ['maxUses', '1', null],
  ['maxUses', '1000000', null],
  ['maxUses', '0', /antal/],
  ['maxUses', '1000001', /antal/],
  ['lastDay', '', null],
  ['lastDay', '2026-11-20', null],
  ['lastDay', '2026-11-19', /redan varit/],
  ['lastDay', 'snart', /datum/],
] as const)('%s "%s"', (field, typed, problem) => {
  const found = findDiscountFormProblem(field, typed, now);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

test('a form becomes a code in capitals that can be used on its last day', () => {
  const draft = toDiscountDraft({
    code: ' höst20 ',
    percentage: '20',
    maxUses: '5',
    lastDay: '2026-12-31',
  });
  expect(draft).toEqual({
    code: 'HÖST20',
    percentage: 20,
    maxUses: 5,
    expiresAt: new Date(2027, 0, 1),
  });
  expect(lastDayOf(new Date(2027, 0, 1)).getDate()).toBe(31);
  expect(
    toDiscountDraft({ code: 'A', percentage: '1', maxUses: '1', lastDay: '' }).expiresAt,
  ).toBeNull();
});
