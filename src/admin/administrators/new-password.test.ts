import { expect, test } from 'vitest';

import { findPasswordProblem } from './new-password';

test.each([
  ['hemlig', 'hemlig', undefined],
  ['hemlig', 'hemliG', 'Lösenorden matchar inte.'],
  ['kort', 'inte', 'Lösenorden matchar inte.'],
  ['femte', 'femte', 'Lösenordet måste vara minst 6 tecken långt.'],
])('%s and %s', (password, confirmation, problem) => {
  expect(findPasswordProblem({ password, confirmation })).toBe(problem);
});
