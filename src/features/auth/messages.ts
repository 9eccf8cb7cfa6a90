import type { DataErrorCode } from '../../data/errors';
import { toDataError } from '../../data/to-data-error';

/** What a failed sign-in says (specification, section 8). */
export function signInMessage(error: unknown): string {
  switch (toDataError(error).code) {
    case 'invalid-credential':
    case 'user-not-found':
      return 'Fel e-postadress eller lösenord';
    case 'wrong-password':
      return 'Fel lösenord';
    default:
      return 'Ett fel uppstod vid inloggning.';
  }
}

/** What a failed registration says (specification, section 8). */
export function registrationMessage(error: unknown): string {
  switch (toDataError(error).code) {
    case 'email-in-use':
      return 'En användare med denna e-postadress existerar redan';
    case 'weak-password':
      return 'Lösenordet är för svagt. Använd minst 6 tecken.';
    case 'invalid-email':
      return 'Ogiltig e-postadress';
    default:
      return 'Ett fel uppstod vid registrering. Försök igen.';
  }
}

/** What a failed request for a password mail says. */
export function resetMessage(error: unknown): string {
  switch (toDataError(error).code) {
    case 'invalid-email':
      return 'Ogiltig e-postadress';
    case 'too-many-requests':
      return 'För många försök. Vänta en stund och försök igen.';
    default:
      return 'Mejlet kunde inte skickas. Kontrollera din anslutning och försök igen.';
  }
}

/** The common reasons why Google's popup fails, in words that say what to do. */
const googleReasons: Partial<Record<DataErrorCode, string>> = {
  'popup-blocked': 'Webbläsaren stoppade Googles fönster. Tillåt popup-fönster och försök igen.',
  'account-exists':
    'Det finns redan ett konto med den e-postadressen. Logga in med e-post och lösenord.',
  network: 'Det gick inte att nå Google. Kontrollera din anslutning och försök igen.',
};

/** What stands for {message} when Google's popup fails: the provider's words, after ours where the reason is known. */
export function googleMessage(error: unknown): string {
  const { code, message } = toDataError(error);
  const reason = googleReasons[code];
  return reason === undefined ? message : `${reason} ${message}`;
}
