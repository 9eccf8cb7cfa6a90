import { expect, test } from 'vitest';

import { expectLogged } from '../../tests/setup/fail-on-console';
import { logProblem } from './log';

test('a problem is logged under the name of the product, with its detail', () => {
  logProblem('something is odd', new Error('the detail'));
  expectLogged(/^\[teoriklar\] something is odd .*the detail/s);
});

test('a problem without a detail is logged as well', () => {
  logProblem('something is odd');
  expectLogged('something is odd');
  expect(() => {
    expectLogged('something is odd');
  }).toThrow();
});
