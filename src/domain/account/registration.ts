import * as z from 'zod/mini';

import { limits } from '../limits';
import { isPlainText, notPlainMessage } from './plain-text';

const fields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  acceptTerms: z.boolean(),
  acceptMarketing: z.boolean(),
});

/** What a person fills in to register. */
export type RegistrationForm = z.infer<typeof fields>;

/** In the order in which they are checked (specification, section 5; what it does not have comes last). */
const rules: readonly {
  field: keyof RegistrationForm;
  message: string;
  holds: (form: RegistrationForm) => boolean;
}[] = [
  {
    field: 'firstName',
    message: 'Förnamn är obligatoriskt',
    holds: ({ firstName }) => firstName.trim() !== '',
  },
  {
    field: 'lastName',
    message: 'Efternamn är obligatoriskt',
    holds: ({ lastName }) => lastName.trim() !== '',
  },
  {
    field: 'email',
    message: 'E-postadress är obligatorisk',
    holds: ({ email }) => email.trim() !== '',
  },
  {
    field: 'password',
    message: 'Lösenordet måste vara minst 6 tecken långt',
    holds: ({ password }) => password.length >= limits.passwordMinLength,
  },
  {
    field: 'confirmPassword',
    message: 'Lösenorden matchar inte',
    holds: ({ password, confirmPassword }) => password === confirmPassword,
  },
  {
    field: 'acceptTerms',
    message: 'Du måste acceptera villkoren för att fortsätta',
    holds: ({ acceptTerms }) => acceptTerms,
  },
  {
    field: 'firstName',
    message: notPlainMessage,
    holds: ({ firstName }) => isPlainText(firstName.trim()),
  },
  {
    field: 'lastName',
    message: notPlainMessage,
    holds: ({ lastName }) => isPlainText(lastName.trim()),
  },
];

/** What may be sent to register; of the rules that a form breaks, the first is told. */
export const registrationSchema = fields.check(({ value, issues }) => {
  const broken = rules.find((rule) => !rule.holds(value));
  if (broken === undefined) return;
  issues.push({ code: 'custom', message: broken.message, path: [broken.field], input: value });
});

/** Splits a provider's display name: the last word is the last name, what stands before it the first name. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    firstName: words.join(' ').slice(0, limits.nameLength),
    lastName: lastName.slice(0, limits.nameLength),
  };
}
