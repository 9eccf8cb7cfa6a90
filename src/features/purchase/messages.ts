import type { DiscountProblem } from '../../domain/purchase/discount-code';

/** Why a discount code is not taken. */
export const discountMessages: Record<DiscountProblem, string> = {
  unknown: 'Rabattkoden finns inte. Kontrollera stavningen.',
  inactive: 'Rabattkoden gäller inte längre.',
  expired: 'Rabattkoden har gått ut.',
  usedUp: 'Rabattkoden har redan använts så många gånger som den räcker.',
};

/** Said to a user who has used the code: each may use it once. */
export const discountUsedMessage =
  'Du har redan använt den här rabattkoden. Den gäller en gång per person.';
