import { limits } from '../limits';
import { isPlainText, notPlainMessage } from './plain-text';

/** What a person fills in to register. */
export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
  acceptMarketing: boolean;
}

/** A rule that a registration breaks, and the field it is about. */
export interface RegistrationProblem {
  field: keyof RegistrationForm;
  message: string;
}

/** Checked in this order, the first failure is reported (specification, section 5; what it does not have comes last). */
const rules: readonly (RegistrationProblem & { holds: (form: RegistrationForm) => boolean })[] = [
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

/** Returns the first rule that the form breaks, or null when it may be sent. */
export function findRegistrationProblem(form: RegistrationForm): RegistrationProblem | null {
  const broken = rules.find((rule) => !rule.holds(form));
  return broken === undefined ? null : { field: broken.field, message: broken.message };
}

/** Splits a provider's display name: the last word is the last name, what stands before it the first name. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    firstName: words.join(' ').slice(0, limits.nameLength),
    lastName: lastName.slice(0, limits.nameLength),
  };
}
