import { expect, test } from 'vitest';

import { DataError } from '../../data/errors';
import { accountProblem } from './messages';

test.each([
  ['wrong-password', 'Fel lösenord.'],
  ['invalid-credential', 'Fel lösenord.'],
  ['weak-password', 'Lösenordet är för svagt. Använd minst 6 tecken.'],
  ['too-many-requests', 'För många försök. Vänta en stund och försök igen.'],
  ['popup-closed', 'Googles fönster stängdes innan du var klar.'],
  ['popup-blocked', 'Webbläsaren stoppade Googles fönster. Tillåt popup-fönster och försök igen.'],
  ['user-mismatch', 'Du valde ett annat Google-konto än det du är inloggad med.'],
  [
    'requires-recent-login',
    'Det var länge sedan du loggade in. Logga ut, logga in och försök igen.',
  ],
  ['network', 'Kontrollera din anslutning och försök igen.'],
  ['unknown', 'the service says no'],
] as const)('%s reads %j', (code, text) => {
  expect(accountProblem(new DataError(code, 'the service says no'))).toBe(text);
});
