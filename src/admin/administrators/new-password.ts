import { limits } from '../../domain/limits';

/** A new password as it is typed, twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Why a new password is not sent, or undefined when it can be (specification, section 5). */
export function findPasswordProblem({ password, confirmation }: NewPassword): string | undefined {
  if (password !== confirmation) return 'Lösenorden matchar inte.';
  if (password.length < limits.passwordMinLength) {
    return 'Lösenordet måste vara minst 6 tecken långt.';
  }
  return undefined;
}
