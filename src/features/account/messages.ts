import { commonProblems } from '../../components/problem/common-problems';
import type { DataErrorCode } from '../../data/errors';
import { toDataError } from '../../data/to-data-error';

const problems: Partial<Record<DataErrorCode, string>> = {
  ...commonProblems,
  'wrong-password': 'Fel lösenord.',
  'invalid-credential': 'Fel lösenord.',
  'requires-recent-login': 'Det var länge sedan du loggade in. Logga ut, logga in och försök igen.',
};

/** What stands for {message} in this page's errors: in Swedish where the reason is known, else the service's own words. */
export function accountProblem(error: unknown): string {
  const { code, message } = toDataError(error);
  return problems[code] ?? message;
}
