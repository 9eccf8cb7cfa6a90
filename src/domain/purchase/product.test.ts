import { expect, test } from 'vitest';

import { productSchema, standardProducts } from './product';

test('full access is 1599 kr and tests alone 299 kr, four months each', () => {
  expect(standardProducts.map((product) => productSchema.parse(product))).toMatchObject([
    { id: 'full', price: 1599, months: 4 },
    { id: 'tests', price: 299, months: 4 },
  ]);
});
