import { describe, expect, test } from 'vitest';

import type { ManagedDiscountCode } from './discount-code';
import { discountFormSchema, discountLimitsSchema, typedLimits } from './discount-draft';

const now = new Date('2026-11-20T13:00:00Z');
const formSchema = discountFormSchema(() => now);
const good = { code: 'A', percentage: '1', maxUses: '1', lastDay: '' };

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
  ['lastDay', '2026-11-19', /passerat/],
  ['lastDay', 'snart', /datum/],
] as const)('%s "%s"', (field, typed, problem) => {
  const { error } = formSchema.safeParse({ ...good, [field]: typed });
  if (problem === null) expect(error).toBeUndefined();
  else {
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
    expect(error?.issues[0]?.message).toMatch(problem);
  }
});

test('a form becomes a code in capitals that can be used on its last day', () => {
  const draft = formSchema.parse({
    code: ' höst20 ',
    percentage: '20',
    maxUses: '5',
    lastDay: '2026-12-31',
  });
  expect(draft).toEqual({
    code: 'HÖST20',
    percentage: 20,
    maxUses: 5,
    expiresAt: new Date('2026-12-31T23:00:00Z'),
  });
  expect(formSchema.parse(good).expiresAt).toBeNull();
});

describe('a code that has been used', () => {
  const code: ManagedDiscountCode = {
    code: 'SISTA',
    percentage: 10,
    maxUses: 5,
    currentUses: 5,
    isUsedUp: true,
    // the night in which clocks went forward
    expiresAt: new Date('2026-03-29T22:00:00Z'),
    isActive: true,
  };
  const form = typedLimits(code);
  const schema = discountLimitsSchema(code, () => now);
  const problems = (change: Partial<typeof form>) =>
    schema.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message);

  test('is shown with its last day, and that may be over', () => {
    expect(form).toEqual({ maxUses: '5', lastDay: '2026-03-29' });
    expect(problems({})).toBeUndefined();
    expect(problems({ lastDay: '2026-03-30' })).toEqual([expect.stringMatching(/passerat/)]);
  });

  test('can have more uses, and not fewer than it had', () => {
    expect(problems({ maxUses: '6' })).toBeUndefined();
    expect(problems({ maxUses: '4' })).toEqual([expect.stringMatching(/minst 5/)]);
  });

  test('is changed where the form differs', () => {
    expect(schema.parse(form)).toEqual({});
    expect(schema.parse({ ...form, maxUses: '6' })).toEqual({ maxUses: 6 });
    expect(schema.parse({ ...form, lastDay: '' })).toEqual({ expiresAt: null });
    expect(schema.parse({ ...form, lastDay: '2026-12-31' })).toEqual({
      expiresAt: new Date('2026-12-31T23:00:00Z'),
    });
  });
});
