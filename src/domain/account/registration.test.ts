import fc from 'fast-check';
import { expect, test } from 'vitest';

import { limits } from '../limits';
import { registrationSchema, splitFullName, type RegistrationForm } from './registration';

const good: RegistrationForm = {
  firstName: 'Ada',
  lastName: 'Ek',
  email: 'ada@example.se',
  password: 'hemlig',
  confirmPassword: 'hemlig',
  acceptTerms: true,
  acceptMarketing: false,
};

/** What a form is told of, with its field, or null. */
function problemOf(form: RegistrationForm) {
  const { error } = registrationSchema.safeParse(form);
  const told = error?.issues.map(({ path, message }) => ({ field: path[0], message })) ?? [];
  expect(told.length).toBeLessThanOrEqual(1);
  return told[0] ?? null;
}

/** One way to break each rule of the specification, in its order. */
const breaks = [
  { change: { firstName: ' \t' }, field: 'firstName', message: 'Förnamn är obligatoriskt' },
  { change: { lastName: ' ' }, field: 'lastName', message: 'Efternamn är obligatoriskt' },
  { change: { email: '  ' }, field: 'email', message: 'E-postadress är obligatorisk' },
  {
    change: { password: 'fem55' },
    field: 'password',
    message: 'Lösenordet måste vara minst 6 tecken långt',
  },
  {
    change: { confirmPassword: 'Hemlig' },
    field: 'confirmPassword',
    message: 'Lösenorden matchar inte',
  },
  {
    change: { acceptTerms: false },
    field: 'acceptTerms',
    message: 'Du måste acceptera villkoren för att fortsätta',
  },
] as const;

test('a complete form has no problem, with or without marketing mail', () => {
  expect(problemOf(good)).toBeNull();
  expect(problemOf({ ...good, acceptMarketing: true })).toBeNull();
});

test('of any rules that are broken together the first in order is reported', () => {
  for (let chosen = 1; chosen < 2 ** breaks.length; chosen++) {
    const broken = breaks.filter((_, place) => (chosen >> place) % 2 === 1);
    const form = broken.reduce<RegistrationForm>((so, { change }) => ({ ...so, ...change }), good);
    const { field, message } = broken[0] ?? {};
    expect(problemOf(form)).toEqual({ field, message });
  }
});

test('after all of them, a name that is not plain is reported, the first name first', () => {
  const message = 'Namnet får inte innehålla styrtecken.';
  const names = { firstName: 'A\u202Eda', lastName: 'E\tk' };
  expect(problemOf({ ...good, ...names })).toEqual({ field: 'firstName', message });
  expect(problemOf({ ...good, lastName: names.lastName })).toEqual({
    field: 'lastName',
    message,
  });
  // a space at an end is dropped before the name is stored
  expect(problemOf({ ...good, firstName: 'Ada\t' })).toBeNull();
  for (const { change, ...problem } of breaks) {
    expect(problemOf({ ...good, ...names, ...change })).toEqual(problem);
  }
});

test('six characters are enough for a password, five are not', () => {
  const withPassword = (password: string) =>
    problemOf({ ...good, password, confirmPassword: password });
  expect(withPassword('123456')).toBeNull();
  expect(withPassword('12345')?.field).toBe('password');
});

test.each([
  ['', '', ''],
  ['  ', '', ''],
  ['Cher', 'Cher', ''],
  ['Ada Ek', 'Ada', 'Ek'],
  ['  Eva  Lena\tvon Ek ', 'Eva Lena von', 'Ek'],
])('the name %j is split into %j and %j', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName });
});

test('a split name loses no word and stays within the limits of a profile', () => {
  // letters may take two places each, and five such words with their spaces still fit into a first name
  const word = fc.stringMatching(/^\p{L}{1,7}$/u);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const { firstName, lastName } = splitFullName(words.join('  '));
      expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '));
    }),
  );
  const { firstName, lastName } = splitFullName(`${'a'.repeat(200)} ${'b'.repeat(200)}`);
  expect(firstName).toBe('a'.repeat(limits.nameLength));
  expect(lastName).toBe('b'.repeat(limits.nameLength));
});
