import * as z from 'zod/mini';

import { parseIsoDate, startOfDay, swedishDate } from '../calendar-day';
import { limits } from '../limits';
import { normalizeCode, type ManagedDiscountCode } from './discount-code';

/** How often and how long a code can be used, as it is typed. */
export interface DiscountLimits {
  maxUses: string;
  /** The last day on which it can be used, as a date field gives it (2026-12-31), or an empty text. */
  lastDay: string;
}

/** A new discount code as it is typed. */
export interface DiscountForm extends DiscountLimits {
  code: string;
  percentage: string;
}

/** What the form begins with (specification, section 5). */
export const emptyDiscountForm: DiscountForm = {
  code: '',
  percentage: '10',
  maxUses: '100',
  lastDay: '',
};

/** What a form says, once every field of it is right. */
export type DiscountDraft = Pick<
  ManagedDiscountCode,
  'code' | 'percentage' | 'maxUses' | 'expiresAt'
>;

/** What can be changed of a code later. */
export type DiscountChange = Partial<Pick<ManagedDiscountCode, 'maxUses' | 'expiresAt'>>;

function isWhole(text: string, min: number, max: number): boolean {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
}

/** When a code expires that can be used on its last day: as the next one begins in Sweden. */
function endOfDay(lastDay: string): Date | null {
  const day = parseIsoDate(lastDay);
  return day === null ? null : new Date(startOfDay(day + 1));
}

const halfADay = 12 * 60 * 60 * 1000;

/** The last day on which a code can be used that expires at a moment: its noon, which is the same day nearly anywhere. */
export function lastDayOf(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - halfADay);
}

const checks: Record<keyof DiscountForm, (typed: string, now: Date) => string | null> = {
  code: (typed) => {
    const code = normalizeCode(typed);
    if (code === '') return 'Rabattkoden är obligatorisk.';
    if (code.length > limits.discountCodeLength) {
      return `Texten är för lång: högst ${String(limits.discountCodeLength)} tecken.`;
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
    return end > now ? null : 'Datumet har redan passerat.';
  },
};

/** The end that a form says in which nothing is wrong. */
function endOf({ lastDay }: DiscountLimits): Date | null {
  return lastDay === '' ? null : endOfDay(lastDay);
}

/** A text in which nothing is wrong by the check, which tells what is. */
const checked = (check: (typed: string) => string | null) =>
  z.string().check(({ value, issues }) => {
    const message = check(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });

/**
 * A new code as it is typed, and the draft that it comes to: the code in capitals, å, ä and ö too.
 * @param now tells the time, by which a last day has passed.
 */
export function discountFormSchema(now: () => Date) {
  const field = (name: keyof DiscountForm) => checked((typed) => checks[name](typed, now()));
  return z.pipe(
    z.object({
      code: field('code'),
      percentage: field('percentage'),
      maxUses: field('maxUses'),
      lastDay: field('lastDay'),
    }),
    z.transform((form): DiscountDraft => ({
      code: normalizeCode(form.code),
      percentage: Number(form.percentage),
      maxUses: Number(form.maxUses),
      expiresAt: endOf(form),
    })),
  );
}

/** A code's limits as a form begins with them. */
export function typedLimits({ maxUses, expiresAt }: ManagedDiscountCode): DiscountLimits {
  return {
    maxUses: String(maxUses),
    lastDay: expiresAt === null ? '' : swedishDate(lastDayOf(expiresAt)),
  };
}

/**
 * The limits that a code is to have from now on, as they are typed, and what that changes of it: what is left as it is may
 * be over.
 * @param now tells the time, by which a last day has passed.
 */
export function discountLimitsSchema(code: ManagedDiscountCode, now: () => Date) {
  const before = typedLimits(code);
  const field = (name: keyof DiscountLimits) =>
    checked((typed) => {
      if (typed === before[name]) return null;
      const problem = checks[name](typed, now());
      const isMet = name === 'lastDay' || Number(typed) >= code.currentUses;
      if (problem !== null || isMet) return problem;
      return `Koden har redan använts. Skriv minst ${String(code.currentUses)}.`;
    });
  return z.pipe(
    z.object({ maxUses: field('maxUses'), lastDay: field('lastDay') }),
    z.transform((form): DiscountChange => ({
      ...(form.maxUses !== before.maxUses && { maxUses: Number(form.maxUses) }),
      ...(form.lastDay !== before.lastDay && { expiresAt: endOf(form) }),
    })),
  );
}
