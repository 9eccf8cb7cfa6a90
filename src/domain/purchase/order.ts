import * as z from 'zod/mini';

import { productIdSchema } from '../account/license';

const day = 24 * 60 * 60 * 1000;

/** How an order is paid. */
export const paymentMethods = ['swish', 'sumup'] as const;
const paymentMethodSchema = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/**
 * - `pending`: waits for payment.
 * - `paid`: confirmed; the licence is given.
 * - `cancelled`: given up before it was paid.
 * - `withdrawn`: the buyer has used the right of withdrawal and waits for the money.
 * - `refunded`: the money is paid back and the licence ended.
 */
export const orderStatuses = ['pending', 'paid', 'cancelled', 'withdrawn', 'refunded'] as const;
const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** Of an order that was paid once, whatever became of it: the books keep what was sold, and what was given back. */
export const soldStatuses: readonly OrderStatus[] = ['paid', 'withdrawn', 'refunded'];

/** A part of what was paid that an administrator has given back, once for an order. */
const partRefundSchema = z.object({
  /** Kronor: less than was paid. */
  amount: z.int().check(z.minimum(1)),
  at: z.date(),
  /** Whether what the order gave of the licence was taken with it. */
  endsLicense: z.boolean(),
});

export const orderSchema = z.object({
  /** Also the reference that the payment carries. */
  id: z.string().check(z.minLength(1)),
  /** Null once the buyer's account is deleted: the order is kept for bookkeeping, without the person. */
  userId: z.nullable(z.string()),
  productId: productIdSchema,
  listPrice: z.int().check(z.minimum(0)),
  discountCode: z.nullable(z.string()),
  discountPercentage: z.int().check(z.minimum(0), z.maximum(100)),
  /** Months of access that were bought; null in orders from before they were stored: then the product's. */
  months: z.nullable(z.int().check(z.minimum(1))),
  amount: z.int().check(z.minimum(0)),
  /** The part of the amount that is VAT, in öre; the other sums are whole kronor. */
  vatOre: z.int().check(z.minimum(0)),
  method: paymentMethodSchema,
  status: orderStatusSchema,
  createdAt: z.date(),
  /** When it changed last: of one that is withdrawn, when that was. */
  updatedAt: z.optional(z.date()),
  paidAt: z.nullable(z.date()),
  /** Confirmed by the buyer in test mode: no money has come in. */
  isTest: z.boolean(),
  /** When the money was given back, or what was left of it, or null. */
  refundedAt: z.nullable(z.date()),
  partRefund: z.nullable(partRefundSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** Letters and figures that are not mistaken for one another when read aloud or typed. */
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes an order's id, which is its payment reference too: TK and eight signs out of 32, from random bytes. */
export function orderReference(randomBytes: Uint8Array): string {
  const signs = [...randomBytes.slice(0, 8)].map((byte) => referenceAlphabet[byte % 32] ?? 'A');
  return `TK${signs.join('')}`;
}

/** Days in which a buyer may withdraw (lagen 2005:59 om distansavtal, 2 kap. 10 §). */
export const withdrawalDays = 14;

/** Returns true iff the buyer may still withdraw. Twin of `isWithdrawable` in firestore.rules. */
export function isWithdrawable(order: Order, now: Date): boolean {
  if (order.status !== 'paid' || order.paidAt === null) return false;
  return now.getTime() < order.paidAt.getTime() + withdrawalDays * day;
}

/**
 * When a licence ends that is bought at `from`: a month counts as 31 days, so that nobody gets less than the calendar's,
 * and so that the rules can compute the same. What is left of an earlier licence is added to. Twin of `isBought` in
 * firestore.rules.
 */
export function licenseEnd(months: number, from: Date, previousEnd: Date | null): Date {
  const base = previousEnd !== null && previousEnd > from ? previousEnd : from;
  return new Date(base.getTime() + months * 31 * day);
}

/**
 * Returns true iff the order's months, counted from its payment, are not over; what it gave may last longer, where it was
 * added to an earlier licence.
 */
export function isWithinMonths({ paidAt, months }: Order, now: Date): boolean {
  return paidAt !== null && months !== null && licenseEnd(months, paidAt, null) > now;
}
