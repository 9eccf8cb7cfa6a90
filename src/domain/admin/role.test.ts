import { expect, test } from 'vitest';

import { hasDuty, type Duty } from './duties';
import { adminRoles, readRole, type AdminRole } from './role';

test('a role is read as it is stored; without one it is an owner’s', () => {
  expect(adminRoles.map(readRole)).toEqual(adminRoles);
  expect(readRole(undefined)).toBe('owner');
});

test.each([null, '', 'admin', 'Owner', 7])('the role %j is none', (stored) => {
  expect(readRole(stored)).toBeNull();
});

test.each<[AdminRole, readonly Duty[]]>([
  ['owner', ['content', 'reports', 'customers', 'money', 'everything']],
  ['editor', ['content', 'reports']],
  ['support', ['reports', 'customers']],
  ['bookkeeper', ['money']],
])('the %s has the duties %j', (role, duties) => {
  const all = ['content', 'reports', 'customers', 'money', 'everything'] as const;
  expect(all.filter((duty) => hasDuty(role, duty))).toEqual(duties);
});
