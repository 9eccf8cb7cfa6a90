import { toDataError } from '../../data/errors';

/** What to do about a failure, in Swedish where the reason is known, else the service's own words. */
export function problemText(error: unknown): string {
  const { code, message } = toDataError(error);
  switch (code) {
    case 'network':
      return 'Kontrollera din anslutning och försök igen.';
    case 'permission-denied':
      return 'Du har inte behörighet till det. Är du fortfarande administratör?';
    case 'conflict':
      return 'Någon annan hann före. Ladda om och försök igen.';
    case 'not-found':
      return 'Det finns inte kvar. Ladda om och försök igen.';
    case 'too-many-requests':
      return 'För många försök. Vänta en stund och försök igen.';
    case 'popup-closed':
      return 'Googles fönster stängdes innan du var klar.';
    case 'user-mismatch':
      return 'Du valde ett annat Google-konto än det du är inloggad med.';
    default:
      return message;
  }
}
