import { toDataError } from '../../data/to-data-error';
import { logProblem } from '../../lib/log';

/** What to do about a failure whose reason is known, or null. */
export function knownProblem(error: unknown): string | null {
  switch (toDataError(error).code) {
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
    case 'popup-blocked':
      return 'Webbläsaren stoppade Googles fönster. Tillåt popup-fönster och försök igen.';
    case 'user-mismatch':
      return 'Du valde ett annat Google-konto än det du är inloggad med.';
    default:
      return null;
  }
}

const logged = new WeakSet<Error>();

/** What to do about a failure. The service's own words are English: they are for developers, and logged once. */
export function problemText(error: unknown): string {
  const known = knownProblem(error);
  if (known === null && error instanceof Error && !logged.has(error)) {
    logged.add(error);
    logProblem('something failed for a reason that has no text', error);
  }
  return known ?? 'Något gick fel. Försök igen.';
}
