import { expect, test } from 'vitest';

import { newPasswordSchema } from './new-password';

test.each([
  ['hemlig', 'hemlig', undefined],
  ['hemlig', 'hemliG', 'Lösenorden matchar inte.'],
  ['kort', 'inte', 'Lösenorden matchar inte.'],
  ['femte', 'femte', 'Lösenordet måste vara minst 6 tecken långt.'],
])('%s and %s', (password, confirmation, problem) => {
  const { error } = newPasswordSchema.safeParse({ password, confirmation });
  expect(error?.issues.map(({ message }) => message).join()).toBe(problem);
});
