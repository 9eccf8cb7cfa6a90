/** What went wrong in the words of this product; everything unknown is 'unknown'. */
export type DataErrorCode =
  | 'invalid-credential'
  | 'user-not-found'
  | 'wrong-password'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-email'
  | 'too-many-requests'
  | 'popup-closed'
  | 'popup-blocked'
  /** The address has an account that is signed in to in another way. */
  | 'account-exists'
  | 'requires-recent-login'
  /** Somebody else than the signed-in user has proved to be himself. */
  | 'user-mismatch'
  /** The sign-in service does not take the sign-in any more: the account is gone, or has another password. */
  | 'signed-out'
  | 'network'
  | 'permission-denied'
  | 'malformed'
  | 'not-found'
  /** Somebody else was first: the document is not what it was. */
  | 'conflict'
  /** Another one has the name already. */
  | 'name-taken'
  /** A question's category has been deleted. */
  | 'category-gone'
  | 'discount-used-up'
  /** The person thought better of it. */
  | 'cancelled'
  | 'unknown';

/** An error of the data layer. `message` is the service's own text where it gave one. */
export class DataError extends Error {
  readonly code: DataErrorCode;

  constructor(code: DataErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataError';
    this.code = code;
  }
}

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

function hasCode(error: unknown): error is { code: string; message: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

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

/** Returns true iff the error is a DataError with the code, also one of code that was loaded anew with its own class. */
export function isDataError(error: unknown, code: DataErrorCode): boolean {
  return (
    error instanceof Error && error.name === 'DataError' && hasCode(error) && error.code === code
  );
}
