import * as z from 'zod/mini';

import { limits } from '../limits';

/** A new password as it is typed, twice; the first rule that it breaks is told (specification, section 5). */
export const newPasswordSchema = z
  .object({ password: z.string(), confirmation: z.string() })
  .check(({ value: { password, confirmation }, issues }) => {
    const message =
      password !== confirmation
        ? 'Lösenorden matchar inte.'
        : password.length < limits.passwordMinLength
          ? 'Lösenordet måste vara minst 6 tecken långt.'
          : null;
    if (message !== null) issues.push({ code: 'custom', message, input: password });
  });
