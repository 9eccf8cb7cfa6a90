import { commonProblems } from '../../components/problem/common-problems';
import type { DataErrorCode } from '../../data/errors';
import { toDataError } from '../../data/to-data-error';
import { logProblem } from '../../lib/log';

const problems: Partial<Record<DataErrorCode, string>> = {
  ...commonProblems,
  'permission-denied': 'Du har inte behörighet till det. Är du fortfarande administratör?',
  conflict: 'Någon annan hann före. Ladda om och försök igen.',
  'not-found': 'Det finns inte kvar. Ladda om och försök igen.',
};

/** What to do about a failure whose reason is known, or null. */
export function knownProblem(error: unknown): string | null {
  return problems[toDataError(error).code] ?? null;
}

const logged = new WeakSet<Error>();

/** What to do about a failure. The service's own words are English: they are for developers, and logged once. */
export function problemText(error: unknown): string {
  const known = knownProblem(error);
  if (known === null && error instanceof Error && !logged.has(error)) {
    logged.add(error);
    logProblem('something failed for a reason that has no text', error);
  }
  return known ?? 'Något gick fel. Försök igen.';
}
