import { limits } from '../limits';
import { normalizeCode, type DiscountCode } from './discount-code';

/** A new discount code as it is typed. */
export interface DiscountForm {
  code: string;
  percentage: string;
  maxUses: string;
  /** The last day on which it can be used, as a date field gives it (2026-12-31), or an empty text. */
  lastDay: string;
}

/** What the form begins with (specification, section 5). */
export const emptyDiscountForm: DiscountForm = {
  code: '',
  percentage: '10',
  maxUses: '100',
  lastDay: '',
};

/** What a form says, once every field of it is right. */
export type DiscountDraft = Pick<DiscountCode, 'code' | 'percentage' | 'maxUses' | 'expiresAt'>;

function isWhole(text: string, least: number, most: number): boolean {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
}

/** When a code expires that can be used on its last day: as the next one begins where the administrator is. */
function endOfDay(lastDay: string): Date | null {
  const [year = 0, month = 0, day = 0] = lastDay.split('-').map(Number);
  const end = new Date(year, month - 1, day + 1);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The last day on which a code can be used that expires at a moment. */
export function lastDayOf(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

const checks: Record<keyof DiscountForm, (typed: string, now: Date) => string | null> = {
  code: (typed) => {
    const code = normalizeCode(typed);
    if (code === '') return 'Rabattkoden är obligatorisk.';
    if (code.length > limits.discountCodeLength) {
      return `Rabattkoden får ha högst ${String(limits.discountCodeLength)} tecken.`;
    }
    return /^[A-ZÅÄÖ0-9_-]+$/.test(code) && !/^__.*__$/.test(code)
      ? null
      : 'Använd bara bokstäver, siffror och bindestreck.';
  },
  percentage: (typed) =>
    isWhole(typed, 1, 100) ? null : 'Skriv en rabatt i hela procent, från 1 till 100.',
  maxUses: (typed) =>
    isWhole(typed, 1, limits.discountUsesMax)
      ? null
      : 'Skriv ett helt antal användningar, från 1 till 1 000 000.',
  lastDay: (typed, now) => {
    if (typed === '') return null;
    const end = endOfDay(typed);
    if (end === null) return 'Skriv ett datum, eller lämna fältet tomt.';
    return end > now ? null : 'Dagen har redan varit.';
  },
};

/** What is wrong with a field of the form, or null. */
export function findDiscountFormProblem(
  field: keyof DiscountForm,
  typed: string,
  now: Date,
): string | null {
  return checks[field](typed, now);
}

/** What a form says in which nothing is wrong; the code in capitals, å, ä and ö too. */
export function toDiscountDraft({
  code,
  percentage,
  maxUses,
  lastDay,
}: DiscountForm): DiscountDraft {
  return {
    code: normalizeCode(code),
    percentage: Number(percentage),
    maxUses: Number(maxUses),
    expiresAt: lastDay === '' ? null : endOfDay(lastDay),
  };
}
