import { expect, test } from 'vitest';

import { DataError, type DataErrorCode } from '../../data/errors';
import { googleMessage, registrationMessage, resetMessage, signInMessage } from './messages';

const failure = (code: DataErrorCode) => new DataError(code, 'the service says no');

test.each([
  ['invalid-credential', 'Fel e-postadress eller lösenord'],
  ['user-not-found', 'Fel e-postadress eller lösenord'],
  ['wrong-password', 'Fel lösenord'],
  ['network', 'Ett fel uppstod vid inloggning.'],
  ['unknown', 'Ett fel uppstod vid inloggning.'],
] as const)('a sign-in that fails with %s says %j', (code, message) => {
  expect(signInMessage(failure(code))).toBe(message);
});

test.each([
  ['email-in-use', 'En användare med denna e-postadress existerar redan'],
  ['weak-password', 'Lösenordet är för svagt. Använd minst 6 tecken.'],
  ['invalid-email', 'Ogiltig e-postadress'],
  ['network', 'Ett fel uppstod vid registrering. Försök igen.'],
  ['unknown', 'Ett fel uppstod vid registrering. Försök igen.'],
] as const)('a registration that fails with %s says %j', (code, message) => {
  expect(registrationMessage(failure(code))).toBe(message);
});

test.each([
  ['invalid-email', 'Ogiltig e-postadress'],
  ['too-many-requests', 'För många försök. Vänta en stund och försök igen.'],
  ['network', 'Mejlet kunde inte skickas. Kontrollera din anslutning och försök igen.'],
] as const)('a password mail that fails with %s says %j', (code, message) => {
  expect(resetMessage(failure(code))).toBe(message);
});

test('what is thrown by the service itself is understood too', () => {
  const error = Object.assign(new Error('no'), { code: 'auth/wrong-password' });
  expect(signInMessage(error)).toBe('Fel lösenord');
  expect(signInMessage('broken')).toBe('Ett fel uppstod vid inloggning.');
});

test.each([
  ['popup-blocked', /^Webbläsaren stoppade Googles fönster\. .*\. the service says no$/],
  ['account-exists', /^Det finns redan ett konto med .*\. the service says no$/],
  ['network', /^Det gick inte att nå Google\. .*\. the service says no$/],
  ['unknown', /^the service says no$/],
] as const)(
  'a Google popup that fails with %s says why, then what the provider says',
  (code, text) => {
    expect(googleMessage(failure(code))).toMatch(text);
  },
);
