import { expect, test } from 'vitest';

import { classNames } from './class-names';

test('class names that do not apply are left out', () => {
  expect(classNames('a', false, 'b c', undefined, '')).toBe('a b c');
  expect(classNames()).toBe('');
});
