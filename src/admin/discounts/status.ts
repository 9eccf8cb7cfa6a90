import { findDiscountProblem, type DiscountCode } from '../../domain/purchase/discount-code';

const names = {
  unknown: 'Inaktiv',
  inactive: 'Pausad',
  expired: 'Utgången',
  usedUp: 'Förbrukad',
} as const;

/** Whether a code can be used, and if not, why. */
export function discountStatus(code: DiscountCode, now: Date): { name: string; isUsable: boolean } {
  const problem = findDiscountProblem(code, now);
  return { name: problem === null ? 'Aktiv' : names[problem], isUsable: problem === null };
}
