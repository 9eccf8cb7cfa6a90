import { expect, test } from 'vitest';

import { billedReads } from '../drivers/billed-reads';

const address = 'https://firestore/v1/projects/p/databases/d/documents:runAggregationQuery';

/** What an aggregation is billed as that counts under one name and sums under another. */
function billed(count: string): number | undefined {
  const asked = {
    structuredAggregationQuery: {
      aggregations: [
        { alias: 'kronor', sum: { field: { fieldPath: 'amount' } } },
        { alias: 'orders', count: {} },
      ],
    },
  };
  const fields = { kronor: { integerValue: '1599000' }, orders: { integerValue: count } };
  const answer = [{ result: { aggregateFields: fields } }];
  return billedReads(address, JSON.stringify(answer), JSON.stringify(asked))?.documents;
}

test('a count is billed as a read for each thousand begun, and at least one, whatever is summed', () => {
  expect(['0', '1', '1000', '1001', '50000'].map(billed)).toEqual([1, 1, 1, 2, 50]);
});

test('documents are billed each, those that are missing too, and finding nothing as one', () => {
  const name = 'projects/p/databases/d/documents/questions/q1';
  const found = [{ found: { name } }, { missing: `${name}2` }];
  const read = (method: string, body: unknown) =>
    billedReads(`https://firestore/documents:${method}`, JSON.stringify(body), '');
  expect(read('batchGet', found)).toEqual({
    documents: 2,
    names: ['questions/q1'],
    isCount: false,
  });
  expect(read('runQuery', [{ readTime: 'now' }])?.documents).toBe(1);
  expect(read('commit', {})).toBeNull();
});
