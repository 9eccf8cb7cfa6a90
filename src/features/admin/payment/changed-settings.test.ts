import { expect, test } from 'vitest';

import { paymentSettings } from '../../../../tests/factories/purchase';
import { changedSettings } from './changed-settings';

const { enabled, publishableKey, swishNumber, swishPayee, sumupUrl } = paymentSettings();
const before = { enabled, publishableKey, swishNumber, swishPayee, sumupUrl };

test('only what is changed is written, without spaces around it', () => {
  const typed = { ...before, swishNumber: ' 123 456 78 90 ', enabled: false };
  const { changes, saved } = changedSettings(before, typed);
  expect(changes).toEqual({ swishNumber: '123 456 78 90', enabled: false });
  expect(saved).toEqual({ ...before, ...changes });
});

test('spaces alone change nothing', () => {
  const typed = { ...before, swishPayee: `${before.swishPayee} ` };
  expect(changedSettings(before, typed).changes).toEqual({});
});
