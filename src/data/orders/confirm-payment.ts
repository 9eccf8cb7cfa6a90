import {
  increment,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite';

import type { License } from '../../domain/account/license';
import { describeChange } from '../../domain/admin/describe-change';
import { orderFields } from '../../domain/admin/shop-fields';
import { endInReach } from '../../domain/purchase/license-reach';
import { licenseEnd, type Order } from '../../domain/purchase/order';
import { runLogged } from '../admin-log/run-logged';
import { discountCodeRef, discountUseRef } from '../discount-codes/refs';
import {
  storedDiscountCodeSchema,
  storedDiscountUsesSchema,
} from '../discount-codes/stored-discount-code';
import { DataError, isDataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn, withSecondLook } from '../firebase/transaction';
import { licenseRef } from '../licenses/refs';
import { storedLicenseSchema } from '../licenses/stored-license';
import { cancelPendingOrder } from './manage-orders';
import { cancelNeedless } from './open-orders';
import { readMonths } from './read-months';
import { orderRef } from './refs';
import { cancelOrder } from './repository';
import { storedOrderSchema } from './stored-order';

/** An administrator who has seen the money, and the server's time then. */
interface Confirmation {
  actor: string;
  now: Date;
}

/** What confirms a payment. */
type Confirmer =
  | (Confirmation & { changeId: string })
  /** The buyer, who is not told how often a code was used: whether this is its last use has to be tried. */
  | { isLastUse: boolean };

/** Returns whether this is the last use of the code. Throws DataError 'discount-used-up'. */
async function findLastUse(
  transaction: Transaction,
  code: string,
  by: Confirmer,
): Promise<boolean> {
  const usedUp = new DataError('discount-used-up', `${code} has no uses left`);
  if ('isLastUse' in by) {
    const stored = discountCodeRef(code);
    const { isUsedUp } = await readIn(transaction, stored, storedDiscountCodeSchema);
    if (isUsedUp) throw usedUp;
    return by.isLastUse;
  }
  const uses = discountUseRef(code);
  const { currentUses, maxUses } = await readIn(transaction, uses, storedDiscountUsesSchema);
  if (currentUses >= maxUses) throw usedUp;
  return currentUses + 1 === maxUses;
}

/** Counts one use of the order's code, if it has one. */
async function prepareCode(
  transaction: Transaction,
  { id, discountCode }: Order,
  by: Confirmer,
): Promise<() => void> {
  if (discountCode === null) return () => undefined;
  const isLastUse = await findLastUse(transaction, discountCode, by);
  return () => {
    transaction.update(discountUseRef(discountCode), {
      current_uses: increment(1),
      lastOrderId: id,
      updatedAt: serverTimestamp(),
    });
    if (!isLastUse) return;
    transaction.update(discountCodeRef(discountCode), {
      is_used_up: true,
      updatedAt: serverTimestamp(),
    });
  };
}

/** When the licence ends: counted from the order, or from when an administrator saw the money. */
function endOf(order: Order, months: number, earlier: License | null, by: Confirmer): Date {
  const previousEnd = earlier?.isActive === true ? earlier.expiresAt : null;
  if ('isLastUse' in by) return licenseEnd(months, order.createdAt, previousEnd);
  return endInReach(licenseEnd(months, by.now, previousEnd), by.now);
}

/** What is to be written of the licence that the order buys, and what the licence was and will be. */
interface PreparedLicense {
  write: () => void;
  before: License | null;
  after: Pick<License, 'isActive' | 'expiresAt'>;
}

/** Gives the licence that the order buys, or adds it to what is left of the earlier one. */
async function prepareLicense(
  transaction: Transaction,
  order: Order,
  userId: string,
  by: Confirmer,
): Promise<PreparedLicense> {
  const months = await readMonths(transaction, order);
  const reference = licenseRef(userId, order.productId);
  const stored = await transaction.get(reference);
  const earlier = stored.exists() ? parseDocument(storedLicenseSchema, stored) : null;
  const expiresAt = endOf(order, months, earlier, by);
  const bought = {
    userId,
    productId: order.productId,
    isActive: true,
    expiresAt: Timestamp.fromDate(expiresAt),
    orderId: order.id,
    updatedAt: serverTimestamp(),
  };
  const write = () => {
    if (earlier === null) transaction.set(reference, { ...bought, createdAt: serverTimestamp() });
    else transaction.update(reference, bought);
  };
  return { write, before: earlier, after: { isActive: true, expiresAt } };
}

/** An order that is settled, and what its buyer's licence was and is. */
interface Settled {
  order: Order;
  license: Pick<PreparedLicense, 'before' | 'after'>;
}

/** Settles an order. Throws DataError 'conflict' when it is not pending. */
async function settle(
  transaction: Transaction,
  reference: DocumentReference,
  by: Confirmer,
): Promise<Settled> {
  const order = await readIn(transaction, reference, storedOrderSchema);
  if (order.status !== 'pending' || order.userId === null) {
    throw new DataError('conflict', `${order.id} is ${order.status}`);
  }
  const license = await prepareLicense(transaction, order, order.userId, by);
  const countUse = await prepareCode(transaction, order, by);
  transaction.update(reference, {
    status: 'paid',
    ...('changeId' in by ? { changeId: by.changeId } : order.amount > 0 && { isTest: true }),
    paidAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  license.write();
  countUse();
  return { order, license };
}

/** What the log says of an order that is settled. */
function describeSettled({ order: { amount, status }, license }: Settled): string {
  return describeChange(
    { amount, status, license: license.before },
    { amount, status: 'paid', license: license.after },
    orderFields,
  );
}

async function settleAsBuyer(reference: DocumentReference, isLastUse: boolean): Promise<void> {
  await request(() =>
    runTransaction(firestore, (transaction) => settle(transaction, reference, { isLastUse })),
  );
}

/**
 * Confirms an order's payment: order paid, licence given or extended, use of the code counted, entry in the log, all or
 * nothing and never twice. Then gives up what the buyer has waiting and need not buy any more. Throws DataError 'conflict' when the order is not pending, 'discount-used-up',
 * 'permission-denied' when the rules do not let this user, 'network'.
 * @param by null when the buyer confirms his own order in test mode: access is then counted from the order, which has
 * the server's time, whatever the buyer's clock says.
 */
export async function confirmPayment(orderId: string, by: Confirmation | null): Promise<void> {
  const reference = orderRef(orderId);
  if (by === null) {
    try {
      await settleAsBuyer(reference, false);
    } catch (error) {
      if (!isDataError(error, 'permission-denied')) throw error;
      // refused once more where somebody else had the last use meanwhile: the code then says so
      await withSecondLook(() => settleAsBuyer(reference, true));
    }
    await cancelNeedless(orderId, cancelOrder);
    return;
  }
  const press = { actor: by.actor, id: `paid-${orderId}` };
  await withSecondLook(() =>
    runLogged(press, 'confirmPayment', reference, async (transaction) => {
      const settled = await settle(transaction, reference, { ...by, changeId: press.id });
      return { result: undefined, details: describeSettled(settled) };
    }),
  );
  await cancelNeedless(orderId, (id) => cancelPendingOrder(id, by.actor));
}
