import type { AuthUser } from '../../src/data/auth/auth-user';
import type { DiscountCode } from '../../src/domain/purchase/discount-code';
import type { Order } from '../../src/domain/purchase/order';
import type { PaymentSettings } from '../../src/domain/purchase/payment-settings';

/** Ada, signed in. */
export const ada: AuthUser = {
  uid: 'ada',
  email: 'ada@example.se',
  displayName: 'Ada Ek',
  isEmailVerified: true,
  hasPassword: true,
};

/** Full access for 1 599 kr, waiting for Swish. */
export function order(change: Partial<Order> = {}): Order {
  return {
    id: 'TKABCDEFGH',
    userId: ada.uid,
    productId: 'full',
    listPrice: 1599,
    discountCode: null,
    discountPercentage: 0,
    amount: 1599,
    vatOre: 31_980,
    method: 'swish',
    status: 'pending',
    createdAt: new Date(2026, 10, 20, 10),
    months: 4,
    paidAt: null,
    isTest: false,
    refundedAt: null,
    partRefund: null,
    ...change,
  };
}

/** What an order of full access for 1 599 kr by Swish has stored, but for its buyer, state and times. */
export const storedFullOrder = {
  productId: 'full',
  listPrice: 1599,
  discountCode: null,
  discountPercentage: 0,
  amount: 1599,
  vat_ore: 31_980,
  method: 'swish',
} as const;

/** Both ways to pay are set, and money moves. */
export function paymentSettings(change: Partial<PaymentSettings> = {}): PaymentSettings {
  return {
    enabled: true,
    testMode: false,
    publishableKey: '',
    swishNumber: '1234567890',
    swishPayee: 'Teoriklar AB',
    sumupUrl: 'https://pay.sumup.com/b2c/TEORIKLAR',
    ...change,
  };
}

/** 20 % off, with uses left and no end. */
export function discountCode(change: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'HOST20',
    percentage: 20,
    expiresAt: null,
    isActive: true,
    isUsedUp: false,
    ...change,
  };
}
