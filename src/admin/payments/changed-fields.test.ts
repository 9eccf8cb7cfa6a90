import { expect, test } from 'vitest';

import { changedFields } from './changed-fields';

test('only what a form changes is written', () => {
  const opened = { price: 1599, months: 4, isActive: true };
  expect(changedFields(opened, { ...opened })).toEqual({});
  expect(changedFields(opened, { ...opened, isActive: false })).toEqual({ isActive: false });
});
