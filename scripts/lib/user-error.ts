/** A failure whose message alone tells a developer what to do; shown without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Returns what to print of a thrown value: the message of a UserError, the stack of anything else. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
