import { deleteField, serverTimestamp } from 'firebase/firestore';

import { orderStatuses, paymentMethods } from '../../src/domain/purchase/order';
import { learners, storedProfile } from './access-cases';
import { halfPriceCodes, withdrawals } from './purchase-cases';
import { askersId } from './support/actors';
import { fields, integer, oneOf, serverTime } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const id = 'TKABCDEF23';

const changed = { updatedAt: serverTimestamp() };

export const newOrder: Request = {
  by: 'no-access',
  method: 'create',
  path: `orders/${id}`,
  data: {
    userId: askersId,
    productId: 'full',
    listPrice: 1599,
    discountCode: null,
    discountPercentage: 0,
    amount: 1599,
    vat_ore: 31_980,
    method: 'swish',
    status: 'pending',
    reference: id,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    paidAt: null,
  },
};

const orderTests: Request = {
  ...newOrder,
  data: { ...newOrder.data, productId: 'tests', listPrice: 299, amount: 299, vat_ore: 5980 },
};

const orderWithCode: Request = {
  ...newOrder,
  data: {
    ...newOrder.data,
    discountCode: 'HALF',
    discountPercentage: 50,
    amount: 800,
    vat_ore: 16_000,
  },
};

const orderForNothing: Request = {
  ...newOrder,
  data: {
    ...newOrder.data,
    discountCode: 'GRATIS',
    discountPercentage: 100,
    amount: 0,
    vat_ore: 0,
  },
};

const orderGift: Request = {
  ...newOrder,
  given: { 'products/full': { price: 0 } },
  data: { ...newOrder.data, listPrice: 0, amount: 0, vat_ore: 0 },
};

/** Who may order: whoever has a profile and is not blocked. */
const buyers = learners.filter((learner) => storedProfile(learner)?.['userStatus'] === 'active');

const getOwn: Request = { by: 'full', method: 'get', path: 'orders/TKPAYED222' };

const listOwn: Request = { by: 'full', method: 'list', path: 'orders', where: ['userId', 'full'] };

const listAll: Request = { by: 'admin', method: 'list', path: 'orders' };

const cancel: Request = {
  by: 'full',
  method: 'update',
  path: 'orders/TKRENEWAL2',
  data: { status: 'cancelled', ...changed },
};

const withdraw: Request = {
  by: 'full',
  method: 'update',
  path: 'orders/TKPAYED222',
  data: { status: 'withdrawn', ...changed },
};

const refund: Request = {
  by: 'admin',
  method: 'update',
  path: 'orders/TKWTHDRAWN',
  data: { status: 'refunded', refundedAt: serverTimestamp(), ...changed },
};

const forget: Request = {
  by: 'full',
  method: 'update',
  path: 'orders/TKPAYED222',
  data: { userId: null, ...changed },
};

/** What no update changes. */
const settled = {
  productId: 'tests',
  listPrice: 1,
  discountCode: 'TENTH',
  discountPercentage: 99,
  amount: 1,
  vat_ore: 1,
  method: 'sumup',
  reference: id,
  createdAt: serverTimestamp(),
  paidAt: serverTimestamp(),
  note: 'more',
};

/** What only a refund sets. */
const refunded = { refundedAt: serverTimestamp() };

/** Variations of an update that sets the status: any other status, other fields, no time of change. */
function onlyTo(request: Request) {
  const status = request.data?.['status'];
  return [
    ...fields(request, { updatedAt: serverTime }),
    ...restricted({ ...settled, userId: null }),
    ...orderStatuses
      .filter((other) => other !== status)
      .map((other) => ({
        name: `as ${other}`,
        outcome: 'deny' as const,
        change: { set: { status: other } },
      })),
    {
      name: 'without a new time of change',
      outcome: 'deny' as const,
      change: { without: 'updatedAt' },
    },
    { name: 'and deletes it', outcome: 'deny' as const, change: { method: 'delete' as const } },
  ];
}

export const orders = table(
  'orders',

  allow('a learner orders', newOrder)
    .vary(
      onlyFor(newOrder, ...buyers),
      fields(newOrder, {
        userId: oneOf(),
        productId: oneOf(),
        listPrice: integer(1599, 1599),
        discountCode: oneOf(null),
        discountPercentage: integer(0, 0),
        amount: integer(1599, 1599),
        vat_ore: integer(31_980, 31_980),
        method: oneOf(...paymentMethods),
        status: oneOf('pending'),
        reference: oneOf(),
        createdAt: serverTime,
        updatedAt: serverTime,
        paidAt: oneOf(null),
      }),
      restricted({
        note: 'more',
        licenseId: 'no-access_full',
        paidAt: serverTimestamp(),
        vat: 320,
        ...refunded,
      }),
      orderStatuses
        .filter((status) => status !== 'pending')
        .map((status) => ({
          name: `as ${status} at once`,
          outcome: 'deny',
          change: { set: { status } },
        })),
    )
    .deny('for another', { set: { userId: 'other' } })
    .deny('at the price of the other product', { set: { productId: 'tests' } })
    .deny('with a code that gives more', { set: { discountCode: 'TENTH' } })
    .deny('with a percentage that is stored as a fraction', { set: { discountPercentage: -0 } })
    .deny('at a price that has changed', { given: { 'products/full': { price: 1600 } } })
    .deny('a product that is not on sale', { given: { 'products/full': { isActive: false } } })
    .deny('a product that is not there', { given: { 'products/full': null } })
    .deny('while payments are disabled', { given: { 'settings/payment': { enabled: false } } })
    .deny('before payments are set up', { given: { 'settings/payment': null } })
    .deny('while blocked', { given: { 'profiles/no-access': { userStatus: 'inactive' } } })
    .deny('without a profile', { given: { 'profiles/no-access': null } })
    .deny('under the reference of another order', { set: { reference: 'TKPAYED222' } })
    .vary(
      ['TKABCDEF2', 'TKABCDEF234', 'tkABCDEF23', 'TKabcdef23', 'xTKABCDEF23', 'ABCDEFGHJK'].map(
        (other) => ({
          name: `under the id ${other}`,
          outcome: 'deny',
          change: { everywhere: [id, other] },
        }),
      ),
      ['I', 'O', '0', '1', '-'].map((sign) => ({
        name: `under an id with ${sign}`,
        outcome: 'deny',
        change: { everywhere: [id, id.replace('A', sign)] },
      })),
      ['H', 'J', 'N', 'P', 'Z', '9'].map((sign) => ({
        name: `under an id with ${sign}`,
        outcome: 'allow',
        change: { everywhere: [id, id.replace('A', sign)] },
      })),
    ),

  allow('a learner orders the tests', orderTests)
    .deny('at the price of the other product', { set: { productId: 'full' } })
    .deny('an unknown product', { set: { productId: 'gold' } }),

  allow('a learner orders with a code', orderWithCode)
    .vary(
      halfPriceCodes
        .filter(([code]) => code !== 'HALF')
        .map(([code, { problem }]) => ({
          name: `with the code ${code}`,
          outcome: problem === null ? 'allow' : 'deny',
          change: { set: { discountCode: code } },
        })),
    )
    .deny('with an unknown code', { set: { discountCode: 'UNKNOWN' } })
    .deny('with a code of another percentage', { set: { discountCode: 'TENTH' } })
    .deny('with a percentage and no code', { set: { discountCode: null } })
    .deny('with another percentage', { set: { discountPercentage: 51 } })
    .deny('at the full price', { set: { amount: 1599 } })
    .deny('when its last use is gone', { given: { 'discountCodes/HALF': { current_uses: 10 } } })
    .deny('when it is changed', { given: { 'discountCodes/HALF': { discount_percentage: 49 } } })
    .deny('when it is deleted', { given: { 'discountCodes/HALF': null } }),

  allow('a learner orders for nothing', orderForNothing)
    .deny('and is paid for it', { set: { amount: -1 } })
    .deny('with an amount that is stored as a fraction', { set: { amount: -0 } })
    .deny('with VAT that is stored as a fraction', { set: { vat_ore: -0 } }),
  allow('a learner orders what costs nothing', orderGift).deny(
    'with a price that is stored as a fraction',
    { set: { listPrice: -0 } },
  ),

  allow('a learner gets his order', getOwn)
    .vary(onlyFor(getOwn, 'admin'))
    .allow('a pending one', { path: 'orders/TKRENEWAL2' })
    .deny('another’s', { path: 'orders/TKSTRANGER' })
    .deny('one that is not there', { path: `orders/${id}` })
    .deny('when it has no owner any more', { given: { 'orders/TKPAYED222': { userId: null } } }),
  allow('an administrator finds no order', {
    by: 'admin',
    method: 'get',
    path: `orders/${id}`,
  }).deny('nor does a learner', { by: 'full' }),
  allow('a learner lists his orders', listOwn)
    .vary(onlyFor(listOwn, 'admin'))
    .deny('without a filter', { where: undefined })
    .deny('another’s', { where: ['userId', 'other'] })
    .deny('those without an owner', { where: ['userId', null] })
    .deny('by another field', { where: ['status', 'paid'] }),
  allow('an administrator lists orders', listAll).vary(onlyFor(listAll)),

  allow('a learner cancels his order', cancel)
    .vary(onlyFor(cancel, 'admin'), onlyTo(cancel), restricted(refunded))
    .deny('another’s', { path: 'orders/TKSTRANGER' })
    .deny('a paid one', { path: 'orders/TKPAYED222' })
    .deny('a withdrawn one', { path: 'orders/TKWTHDRAWN' })
    .deny('a cancelled one', { path: 'orders/TKCANCELED' }),

  allow('a learner withdraws', withdraw)
    .vary(
      onlyFor(withdraw),
      onlyTo(withdraw),
      restricted(refunded),
      withdrawals.slice(1).map(({ name, paidAt, withdrawable }) => ({
        name: `from what was paid ${name}`,
        outcome: withdrawable ? 'allow' : 'deny',
        change: { given: { 'orders/TKPAYED222': { paidAt } } },
      })),
    )
    .deny('another’s', { path: 'orders/TKSTRPAYED' })
    .deny('a pending one', { path: 'orders/TKRENEWAL2' })
    .deny('a refunded one', { given: { 'orders/TKPAYED222': { status: 'refunded' } } }),

  allow('an administrator refunds', refund)
    .vary(onlyFor(refund), onlyTo(refund), fields(refund, { refundedAt: serverTime }))
    .deny('what is not withdrawn', { path: 'orders/TKPAYED222' })
    .deny('what is not paid', { path: 'orders/TKRENEWAL2' })
    .allow('an order without an owner', { given: { 'orders/TKWTHDRAWN': { userId: null } } }),

  allow('a learner takes his name off an order', forget)
    .vary(
      onlyFor(forget),
      fields(forget, { updatedAt: serverTime }),
      restricted({ ...settled, ...refunded, status: 'withdrawn' }),
    )
    .allow('a pending one', { path: 'orders/TKRENEWAL2' })
    .allow('a withdrawn one', { path: 'orders/TKWTHDRAWN' })
    .deny('another’s', { path: 'orders/TKSTRPAYED' })
    .deny('and puts another’s on it', { set: { userId: 'other' } })
    .deny('and leaves no trace', { set: { userId: deleteField() } })
    .deny('at another time', { set: { updatedAt: inMinutes(-60) } })
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and deletes it', { method: 'delete' }),
);
