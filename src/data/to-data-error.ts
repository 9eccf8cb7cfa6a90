import { DataError, hasCode, type DataErrorCode } from './errors';

const codes: Record<string, DataErrorCode> = {
  'auth/invalid-credential': 'invalid-credential',
  'auth/invalid-login-credentials': 'invalid-credential',
  'auth/user-not-found': 'user-not-found',
  'auth/wrong-password': 'wrong-password',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/too-many-requests': 'too-many-requests',
  'auth/requires-recent-login': 'requires-recent-login',
  'auth/user-mismatch': 'user-mismatch',
  'auth/user-token-expired': 'signed-out',
  'auth/network-request-failed': 'network',
  'permission-denied': 'permission-denied',
  unavailable: 'network',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'permission-denied',
  'storage/retry-limit-exceeded': 'network',
  'storage/canceled': 'cancelled',
};

/**
 * Returns true iff a fetch found no network: it throws a bare TypeError, and Firestore makes of that an error 'unknown'
 * with the browser's words, in the browser's language, behind its own.
 */
function isDeadNetwork(error: unknown, message: string): boolean {
  if (error instanceof TypeError) return /fetch|network/i.test(message);
  return hasCode(error) && error.code === 'unknown' && message.startsWith('Request failed with');
}

/** Any thrown value as a DataError; one that is a DataError already is returned as it is. */
export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isDeadNetwork(error, message)) return new DataError('network', message, { cause: error });
  const code = hasCode(error)
    ? (codes[error.code.replace(/^firestore\//, '')] ?? 'unknown')
    : 'unknown';
  return new DataError(code, message, { cause: error });
}
