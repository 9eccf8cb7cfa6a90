import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { withExpiryPolicies, type Indexes } from '../../scripts/dev/expiry-policies';
import { retention } from '../../src/domain/retention';

const indexes = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;

test('what expires by firestore.indexes.json is what the table of retention says (npm run expiry)', () => {
  expect(indexes).toEqual(withExpiryPolicies(indexes));
  const policies = indexes.fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(policies.map(({ collectionGroup }) => collectionGroup)).toEqual(Object.keys(retention));
});

test('a policy that the table does not have any more goes, and what is no policy stays', () => {
  const field = { collectionGroup: 'exams', fieldPath: 'questions', indexes: [] };
  const old = { collectionGroup: 'profiles', fieldPath: 'expiresAt', ttl: true, indexes: [] };
  const { fieldOverrides } = withExpiryPolicies({ indexes: [], fieldOverrides: [old, field] });
  expect(fieldOverrides).toContainEqual(field);
  expect(fieldOverrides).not.toContainEqual(old);
});

test('the rules hold each collection to the days of the table', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const days = [...rules.matchAll(/expiresIn\(\w+(?:\.\w+)*, (\d+)\)/g)].map(([, count]) =>
    Number(count),
  );
  expect(days.sort()).toEqual(
    Object.values(retention)
      .map((one) => one.days)
      .sort(),
  );
});
