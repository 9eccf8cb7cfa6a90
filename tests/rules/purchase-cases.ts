import type { ProductId } from '../../src/domain/account/license';
import type { DiscountProblem } from '../../src/domain/purchase/discount-code';
import type { OrderStatus } from '../../src/domain/purchase/order';
import { priceWith } from '../../src/domain/purchase/pricing';
import { standardProducts } from '../../src/domain/purchase/product';
import type { Learner } from './access-cases';
import { day, inMinutes } from './support/time';

type Document = Readonly<Record<string, unknown>>;

const created = { createdAt: inMinutes(-day), updatedAt: inMinutes(-day) };

/** What is paid, decided twice: by priceWith in src/domain and by firestore.rules. */
export const prices = [
  { listPrice: 1599, percentage: 0, amount: 1599, vatOre: 31_980 },
  { listPrice: 1599, percentage: 1, amount: 1584, vatOre: 31_680 },
  { listPrice: 1599, percentage: 10, amount: 1440, vatOre: 28_800 },
  { listPrice: 1599, percentage: 50, amount: 800, vatOre: 16_000 },
  { listPrice: 1599, percentage: 99, amount: 16, vatOre: 320 },
  { listPrice: 1599, percentage: 100, amount: 0, vatOre: 0 },
  { listPrice: 299, percentage: 0, amount: 299, vatOre: 5980 },
  { listPrice: 299, percentage: 33, amount: 201, vatOre: 4020 },
  { listPrice: 1, percentage: 99, amount: 1, vatOre: 20 },
  { listPrice: 2, percentage: 50, amount: 1, vatOre: 20 },
  { listPrice: 2, percentage: 0, amount: 2, vatOre: 40 },
  { listPrice: 3, percentage: 0, amount: 3, vatOre: 60 },
  { listPrice: 7, percentage: 0, amount: 7, vatOre: 140 },
  { listPrice: 8, percentage: 0, amount: 8, vatOre: 160 },
  { listPrice: 0, percentage: 0, amount: 0, vatOre: 0 },
  { listPrice: 100_000, percentage: 0, amount: 100_000, vatOre: 2_000_000 },
  { listPrice: 100_000, percentage: 99, amount: 1000, vatOre: 20_000 },
] as const;

interface CodeCase {
  readonly stored: {
    readonly discount_percentage: number;
    readonly expires_at: Date | null;
    readonly is_active: boolean;
  };
  readonly uses: { readonly max_uses: number; readonly current_uses: number };
  /** What findDiscountProblem says; the rules let a code be ordered with where there is none. */
  readonly problem: DiscountProblem | null;
}

const usable: CodeCase['stored'] = { discount_percentage: 50, expires_at: null, is_active: true };

const uses: CodeCase['uses'] = { max_uses: 10, current_uses: 3 };

const second = 1 / 60;

/** Discount codes, decided twice: by findDiscountProblem in src/domain and by firestore.rules. */
export const codes = {
  HALF: { stored: usable, uses, problem: null },
  SOON: { stored: { ...usable, expires_at: inMinutes(60) }, uses, problem: null },
  LAST: { stored: usable, uses: { max_uses: 10, current_uses: 9 }, problem: null },
  EXPIRED: { stored: { ...usable, expires_at: inMinutes(-second) }, uses, problem: 'expired' },
  'USED-UP': { stored: usable, uses: { max_uses: 10, current_uses: 10 }, problem: 'usedUp' },
  INACTIVE: { stored: { ...usable, is_active: false }, uses, problem: 'inactive' },
  TENTH: { stored: { ...usable, discount_percentage: 10 }, uses, problem: null },
  GRATIS: { stored: { ...usable, discount_percentage: 100 }, uses, problem: null },
} satisfies Record<string, CodeCase>;

type Code = keyof typeof codes;

/** The codes of 50 %, whether they can be used or not. */
export const halfPriceCodes = (Object.entries(codes) as [Code, CodeCase][]).filter(
  ([, { stored }]) => stored.discount_percentage === usable.discount_percentage,
);

/** When an order was paid, and whether its buyer may withdraw; decided by isWithdrawable and by firestore.rules. */
export const withdrawals = [
  { name: 'two hours before the end', paidAt: inMinutes(120 - 14 * day), withdrawable: true },
  { name: 'just now', paidAt: inMinutes(-1), withdrawable: true },
  { name: 'at the end of 14 days', paidAt: inMinutes(-14 * day), withdrawable: false },
  { name: 'a month ago', paidAt: inMinutes(-31 * day), withdrawable: false },
] as const;

/** The product as it is in the seed. */
export function productOf(id: ProductId) {
  const product = standardProducts.find((each) => each.id === id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

interface OrderCase {
  readonly userId: Learner;
  readonly productId: ProductId;
  readonly status: OrderStatus;
  readonly code?: Code;
  readonly createdAt?: Date;
  readonly paidAt?: Date;
  /** Made before orders stored their months. */
  readonly isOld?: boolean;
  /** Confirmed by an administrator. */
  readonly changeId?: string;
}

const paid = { status: 'paid', paidAt: inMinutes(120 - 14 * day) } as const;

/** The orders that are there, by id. Unless it says otherwise, each was made an hour before it was paid, or before now. */
export const orders = {
  TKNEWBUYER: { userId: 'no-access', productId: 'full', status: 'pending' },
  TKRENEWAL2: { userId: 'full', productId: 'full', status: 'pending', code: 'HALF' },
  TKTESTS222: { userId: 'full', productId: 'tests', status: 'pending', code: 'HALF' },
  TKLAPSED22: {
    userId: 'expired',
    productId: 'full',
    status: 'pending',
    createdAt: inMinutes(-second),
  },
  TKMEANWHLE: { userId: 'expired', productId: 'full', status: 'pending' },
  TKSWTCHED2: { userId: 'switched-off', productId: 'full', status: 'pending' },
  TKGRATUS22: { userId: 'no-access', productId: 'tests', status: 'pending', code: 'GRATIS' },
  TKSTRANGER: { userId: 'other', productId: 'full', status: 'pending', code: 'HALF' },
  TKPAYED222: { userId: 'full', productId: 'full', code: 'HALF', ...paid },
  TKCNFRMED2: {
    userId: 'full',
    productId: 'full',
    code: 'HALF',
    status: 'paid',
    paidAt: inMinutes(-60),
    changeId: 'change-0',
  },
  TKSELFPAYD: {
    userId: 'full',
    productId: 'full',
    code: 'HALF',
    status: 'paid',
    paidAt: inMinutes(-60),
  },
  TKSTRPAYED: { userId: 'other', productId: 'full', ...paid },
  TKWTHDRAWN: { userId: 'full', productId: 'full', ...paid, status: 'withdrawn' },
  TKCANCELED: { userId: 'full', productId: 'full', status: 'cancelled' },
  TKOLDORDER: { userId: 'no-access', productId: 'full', status: 'pending', isOld: true },
  TKREFUNDED: { userId: 'other', productId: 'tests', ...paid, status: 'refunded' },
  TKFRLASTUS: { userId: 'other', productId: 'tests', status: 'pending', code: 'LAST' },
} satisfies Record<string, OrderCase>;

export type OrderId = keyof typeof orders;

/** The order as it is stored. */
export function storedOrder(id: OrderId) {
  const { userId, productId, status, code, paidAt, changeId, ...more }: OrderCase = orders[id];
  const discountPercentage = code ? codes[code].stored.discount_percentage : 0;
  const { listPrice, amount, vatOre } = priceWith(productOf(productId).price, discountPercentage);
  const anHourAgo = new Date((paidAt ?? inMinutes(0)).getTime() - 60 * 60_000);
  const createdAt = more.createdAt ?? anHourAgo;
  return {
    userId,
    productId,
    listPrice,
    discountCode: code ?? null,
    discountPercentage,
    amount,
    vat_ore: vatOre,
    ...(more.isOld !== true && { months: productOf(productId).months }),
    method: 'swish',
    status,
    reference: id,
    createdAt,
    updatedAt: createdAt,
    paidAt: paidAt ?? null,
    ...(changeId !== undefined && { changeId }),
  };
}

/** Products, codes, orders and settings that are there before a request: path → document. */
export const purchaseSeed: readonly (readonly [path: string, Document])[] = [
  ...standardProducts.map(({ id, ...product }): [string, Document] => [
    `products/${id}`,
    { ...product, ...created },
  ]),
  ...Object.entries(codes).flatMap(([code, { stored, uses }]): [string, Document][] => [
    [
      `discountCodes/${code}`,
      { code, ...stored, is_used_up: uses.current_uses === uses.max_uses, ...created },
    ],
    [`discountUses/${code}`, { ...uses, ...created }],
  ]),
  // of the other product: so that whoever is a buyer in a test has none of the one that is bought there
  ['users/full/openOrders/tests', { orderId: 'TKTESTS222', updatedAt: inMinutes(-60) }],
  ['users/full/codeUses/HALF', { orderId: 'TKRENEWAL2', updatedAt: inMinutes(-60) }],
  ['users/no-access/codeUses/GRATIS', { orderId: 'TKGRATUS22', updatedAt: inMinutes(-60) }],
  ['users/other/codeUses/LAST', { orderId: 'TKFRLASTUS', updatedAt: inMinutes(-60) }],
  ['users/other/openOrders/tests', { orderId: 'TKSTRANGER', updatedAt: inMinutes(-60) }],
  // an order that its buyer gave up, and that is gone
  ['users/expired/openOrders/tests', { orderId: 'TKABCDEF23', updatedAt: inMinutes(-60) }],
  ['users/other/codeUses/HALF', { orderId: 'TKSTRANGER', updatedAt: inMinutes(-60) }],
  ['users/other/codeUses/TENTH', { orderId: 'TKSTRANGER', updatedAt: inMinutes(-60) }],
  ...(Object.keys(orders) as OrderId[]).map((id): [string, Document] => [
    `orders/${id}`,
    storedOrder(id),
  ]),
  [
    'settings/payment',
    {
      enabled: true,
      testMode: false,
      publishableKey: 'pk_123',
      swishNumber: '123 456 78 90',
      swishPayee: 'Teoriklar AB',
      sumupUrl: 'https://pay.sumup.com/b2c/Q123',
      updatedAt: inMinutes(-day),
    },
  ],
  ['paymentSecrets/first', { secretKey: 'not a secret', createdAt: inMinutes(-day) }],
  [
    'adminLog/admin_change-0',
    {
      actor: 'admin',
      action: 'changeProduct',
      target: 'products/full',
      at: inMinutes(-day),
    },
  ],
  [
    'adminLog/admin_refund-0',
    {
      actor: 'admin',
      action: 'refundOrder',
      target: 'orders/TKWTHDRAWN',
      at: inMinutes(-day),
    },
  ],
  [
    'adminLog/first',
    { actor: 'admin', action: 'grantMinutes', target: 'profiles/full', at: inMinutes(-day) },
  ],
];
