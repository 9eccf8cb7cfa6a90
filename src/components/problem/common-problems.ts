import type { DataErrorCode } from '../../data/errors';

/** What to do about a failure, by its reason, wherever the page has no words of its own for it. */
export const commonProblems: Partial<Record<DataErrorCode, string>> = {
  network: 'Kontrollera din anslutning och försök igen.',
  'too-many-requests': 'För många försök. Vänta en stund och försök igen.',
  'weak-password': 'Lösenordet är för svagt. Använd minst 6 tecken.',
  'popup-closed': 'Googles fönster stängdes innan du var klar.',
  'popup-blocked': 'Webbläsaren stoppade Googles fönster. Tillåt popup-fönster och försök igen.',
  'user-mismatch': 'Du valde ett annat Google-konto än det du är inloggad med.',
};
