import { expect, test } from 'vitest';

import { practiceCategory } from '../../../tests/factories/practice';
import { limits } from '../limits';
import { practiceCategorySchema } from './category';

const good = practiceCategory('b-miljo', { name: 'Miljö' });

test('the name and the description of a category are kept without spaces around them', () => {
  const parsed = practiceCategorySchema.parse({ ...good, name: ' Miljö ', description: ' x\n' });
  expect(parsed).toEqual({ ...good, description: 'x' });
});

test.each([
  ['a blank name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(limits.categoryNameLength + 1) }],
  ['a blank description', { description: ' ' }],
  ['a price with öre', { price: 99.5 }],
  ['a price below nothing', { price: -1 }],
  ['a price beyond the limit', { price: limits.priceMax + 1 }],
  ['an unknown icon', { icon: 'Star' }],
  ['an unknown colour', { color: 'bg-pink' }],
])('a category with %s is refused', (_what, change) => {
  expect(practiceCategorySchema.safeParse({ ...good, ...change }).success).toBe(false);
});
