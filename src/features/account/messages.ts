import { toDataError } from '../../data/to-data-error';

/** What stands for {message} in this page's errors: in Swedish where the reason is known, else the service's own words. */
export function accountProblem(error: unknown): string {
  const { code, message } = toDataError(error);
  switch (code) {
    case 'wrong-password':
    case 'invalid-credential':
      return 'Fel lösenord.';
    case 'weak-password':
      return 'Lösenordet är för svagt. Använd minst 6 tecken.';
    case 'too-many-requests':
      return 'För många försök. Vänta en stund och försök igen.';
    case 'popup-closed':
      return 'Googles fönster stängdes innan du var klar.';
    case 'popup-blocked':
      return 'Webbläsaren stoppade Googles fönster. Tillåt popup-fönster och försök igen.';
    case 'user-mismatch':
      return 'Du valde ett annat Google-konto än det du är inloggad med.';
    case 'requires-recent-login':
      return 'Det var länge sedan du loggade in. Logga ut, logga in och försök igen.';
    case 'network':
      return 'Kontrollera din anslutning och försök igen.';
    default:
      return message;
  }
}
