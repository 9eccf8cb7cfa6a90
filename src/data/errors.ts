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

/** Returns true iff the value is an error with a code, as services throw them. */
export function hasCode(error: unknown): error is { code: string; message: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Returns true iff the error is a DataError with the code, also one of code that was loaded anew with its own class. */
export function isDataError(error: unknown, code: DataErrorCode): boolean {
  return (
    error instanceof Error && error.name === 'DataError' && hasCode(error) && error.code === code
  );
}
