import { storedFullOrder } from '../factories/purchase';
import { deleteField, serverTimestamp } from 'firebase/firestore/lite';

import { orderStatuses, paymentMethods } from '../../src/domain/purchase/order';
import { retention } from '../../src/domain/retention';
import { learners, storedProfile } from './access-cases';
import { halfPriceCodes, withdrawals } from './purchase-cases';
import { askersId, askersIdInPath } from './support/actors';
import {
  expiry,
  fields,
  integer,
  oneOf,
  optional,
  serverTime,
  sameAsFraction,
} from './support/fields';
import { logged, onlyLogged } from './support/logged';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  within,
  type Batch,
  type Request,
} from './support/requests';
import { day, inMinutes } from './support/time';
import type { Fields, Write } from './support/writes';

const id = 'TKABCDEF23';

const changed = { updatedAt: serverTimestamp() };

/** Names the order as the one that its user has open of the product, or uses the code for. */
function nameIn(place: string): Write {
  return {
    method: 'create',
    path: `users/${askersIdInPath}/${place}`,
    data: { orderId: id, ...changed },
  };
}

const order: Write = {
  method: 'create',
  path: `orders/${id}`,
  data: {
    userId: askersId,
    ...storedFullOrder,
    months: 4,
    status: 'pending',
    reference: id,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    paidAt: null,
  },
};

/** One more of the same product in the same request. */
const anotherOrder: Write = {
  ...order,
  path: 'orders/TKABCDEF24',
  data: { ...order.data, reference: 'TKABCDEF24' },
};

/** An order of full access at its price. */
export const newOrder = {
  by: 'no-access',
  writes: { order, open: nameIn('openOrders/full') },
} satisfies Batch;

const orderTests: Batch = {
  by: 'no-access',
  writes: {
    order: {
      ...order,
      data: { ...order.data, productId: 'tests', listPrice: 299, amount: 299, vat_ore: 5980 },
    },
    open: nameIn('openOrders/tests'),
  },
};

/** An order whose id is that of one that was given up and is gone: the seed still names it. */
const orderAnew: Batch = {
  ...orderTests,
  by: 'expired',
  given: { 'users/expired/openOrders/tests': null },
};

/** An order of full access with a code. */
export function orderWith(code: string, figures: Fields): Batch {
  return {
    by: 'no-access',
    writes: {
      order: { ...order, data: { ...order.data, discountCode: code, ...figures } },
      open: nameIn('openOrders/full'),
      use: nameIn(`codeUses/${code}`),
    },
  };
}

const halfPrice = { discountPercentage: 50, amount: 800, vat_ore: 16_000 };

const orderWithCode = orderWith('HALF', halfPrice);

const orderForNothing: Batch = {
  ...orderWith('GRATIS', { discountPercentage: 100, amount: 0, vat_ore: 0 }),
  by: 'tests',
};

const orderGift: Batch = {
  by: 'no-access',
  given: { 'products/full': { price: 0 } },
  writes: {
    order: { ...order, data: { ...order.data, listPrice: 0, amount: 0, vat_ore: 0 } },
    open: nameIn('openOrders/full'),
  },
};

const anothersOpen = 'users/other/openOrders/tests';
const anothersUse = 'users/other/codeUses/HALF';

/** Another order of a product that was ordered before, with a code that was used for that. */
const orderAgain: Batch = {
  by: 'full',
  given: {
    'orders/TKTESTS222': { status: 'cancelled' },
    'orders/TKSTRANGER': { status: 'cancelled' },
  },
  writes: {
    order: {
      ...order,
      data: { ...order.data, productId: 'tests', listPrice: 299, amount: 299, vat_ore: 5980 },
    },
    open: { ...nameIn('openOrders/tests'), method: 'update' },
  },
};

const useCodeAgain: Batch = {
  ...orderWithCode,
  by: 'full',
  given: { 'orders/TKRENEWAL2': { status: 'cancelled' } },
  writes: { ...orderWithCode.writes, use: { ...nameIn('codeUses/HALF'), method: 'update' } },
};

const cancelBefore: Write = {
  method: 'update',
  path: 'orders/TKTESTS222',
  data: { status: 'cancelled', ...changed },
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

const cancelForAYear: Request = {
  ...cancel,
  data: { ...cancel.data, expiresAt: inMinutes(retention.orders.days * day) },
};

const cancelForBuyer: Request = { ...cancel, by: 'admin' };

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
  given: { 'licenses/full_full': null },
};

const part = { amount: 300, at: serverTimestamp(), endsLicense: false };

const refundPart: Request = {
  by: 'admin',
  method: 'update',
  path: 'orders/TKPAYED222',
  data: { partRefund: part, ...changed },
};

/** The same, with which the licence is gone already. */
const refundPartAndEnd: Request = {
  ...refundPart,
  data: { partRefund: { ...part, endsLicense: true }, ...changed },
  given: { 'licenses/full_full': null },
};

/** The order as it is after a part has been paid back. */
const afterPart = (endsLicense: boolean) => ({
  partRefund: { amount: 300, at: inMinutes(-60), endsLicense },
});

const undo: Request = {
  by: 'admin',
  method: 'update',
  path: 'orders/TKCNFRMED2',
  data: { status: 'pending', paidAt: null, ...changed },
  given: { 'licenses/full_full': null },
};

const forget: Request = {
  by: 'full',
  method: 'update',
  path: 'orders/TKPAYED222',
  data: { userId: null, ...changed },
  given: { 'licenses/full_full': null },
};

/** Deletes the licence and takes the name off its order. */
const leave: Batch = {
  by: 'full',
  writes: {
    licence: { method: 'delete', path: 'licenses/full_full' },
    order: { method: 'update', path: 'orders/TKPAYED222', data: { userId: null, ...changed } },
  },
};

/** What only a refund sets. */
const refunded = { refundedAt: serverTimestamp() };

/** What no update changes. */
const settled = {
  productId: 'tests',
  listPrice: 1,
  discountCode: 'TENTH',
  discountPercentage: 99,
  amount: 1,
  vat_ore: 20,
  months: 24,
  isTest: true,
  method: 'sumup',
  reference: id,
  createdAt: serverTimestamp(),
  paidAt: serverTimestamp(),
  note: 'more',
};

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

/** The end of a licence that an order of four months is added to: 24 months ahead at most. */
const renewals = [
  { name: 'a licence that ended', expiresAt: inMinutes(-day), outcome: 'allow' },
  {
    name: 'a licence of nearly twenty months',
    expiresAt: inMinutes(20 * 31 * day - 1),
    outcome: 'allow',
  },
  {
    name: 'a licence',
    expiresAt: inMinutes(20 * 31 * day + 60),
    outcome: 'deny',
  },
] as const;

export const orders = table(
  'orders',

  allowBatch('a learner orders', newOrder)
    .vary(
      onlyFor(newOrder, ...buyers, 'admin'),
      within(
        'order',
        fields(order, {
          userId: oneOf(),
          productId: oneOf(),
          listPrice: integer(1599, 1599),
          discountCode: oneOf(null),
          discountPercentage: integer(0, 0),
          amount: integer(1599, 1599),
          vat_ore: integer(31_980, 31_980),
          months: integer(4, 4),
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
          changeId: 'change-1',
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
      ),
    )
    .deny('for another', { write: 'order', change: { set: { userId: 'other' } } })
    .deny('at the price of the other product', {
      write: 'order',
      change: { set: { productId: 'tests' } },
    })
    .deny('with a code that gives more', {
      write: 'order',
      change: { set: { discountCode: 'TENTH' } },
    })
    .deny('with a percentage that is stored as a fraction', {
      write: 'order',
      change: { set: { discountPercentage: -0 } },
    })
    .deny('at a price that has changed', { given: { 'products/full': { price: 1600 } } })
    .deny('for months that have changed', { given: { 'products/full': { months: 5 } } })
    .deny('a product that is not on sale', { given: { 'products/full': { isActive: false } } })
    .deny('a product that is not there', { given: { 'products/full': null } })
    .deny('while payments are disabled', { given: { 'settings/payment': { enabled: false } } })
    .deny('before payments are set up', { given: { 'settings/payment': null } })
    .deny('while blocked', { given: { 'profiles/no-access': { userStatus: 'inactive' } } })
    .deny('without a profile', { given: { 'profiles/no-access': null } })
    .deny('under the reference of another order', {
      write: 'order',
      change: { set: { reference: 'TKPAYED222' } },
    })
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

  allowBatch('a learner has an order open', newOrder)
    .vary(
      within(
        'open',
        fields(newOrder.writes.open, { orderId: oneOf(), updatedAt: serverTime }),
        restricted({ note: 'x' }),
      ),
    )
    .deny('that is not made', { leaveOut: 'order' })
    .deny('that is not named', { leaveOut: 'open' })
    .deny('of the other product', {
      write: 'open',
      change: { path: `users/${askersIdInPath}/openOrders/tests` },
    })
    .deny('of another', { write: 'open', change: { path: 'users/tests/openOrders/full' } })
    .deny('and another has it open too', {
      and: { other: { ...nameIn('openOrders/full'), path: 'users/tests/openOrders/full' } },
    })
    .deny('and of the other product too', { and: { other: nameIn('openOrders/tests') } })
    .deny('and one more of the product that nothing names', { and: { other: anotherOrder } })
    .deny('and an old one', {
      and: { old: { ...nameIn('openOrders/tests'), data: { orderId: 'TKGRATUS22', ...changed } } },
    }),

  allowBatch('a learner orders the tests', orderTests)
    .deny('at the price of the other product', {
      write: 'order',
      change: { set: { productId: 'full' } },
    })
    .deny('an unknown product', { write: 'order', change: { set: { productId: 'gold' } } }),

  allowBatch('somebody orders, and names the order', orderAnew).deny(
    'which is named as it was before it was gone',
    { doneBefore: ['open'] },
  ),

  allowBatch('a learner orders again', orderAgain).vary(
    orderStatuses
      .filter((status) => status !== 'cancelled')
      .map((status) => ({
        name: `while the order before is ${status}`,
        outcome: status === 'pending' ? 'deny' : 'allow',
        change: { given: { 'orders/TKTESTS222': { status } } },
      })),
    [
      {
        name: 'when the order before is gone',
        outcome: 'allow',
        change: { given: { 'orders/TKTESTS222': null } },
      },
    ],
  ),
  allowBatch('a learner orders what he had open', orderAgain)
    .deny('and makes no order', { leaveOut: 'order' })
    .deny('and notes something more', { write: 'open', change: { set: { note: 'x' } } })
    .deny('and another has it open too', {
      and: { other: { ...nameIn('openOrders/tests'), method: 'update', path: anothersOpen } },
    }),
  allowBatch('a learner orders again and gives up the order before', {
    ...orderAgain,
    given: {},
    writes: { cancelBefore, ...orderAgain.writes },
  }).deny('or does not', { leaveOut: 'cancelBefore' }),

  ...renewals.map(({ name, expiresAt, outcome }) =>
    allowBatch(`a learner prolongs ${name}`, {
      ...newOrder,
      by: 'tests',
      ...(outcome === 'allow' && { given: { 'licenses/tests_tests': { expiresAt } } }),
      writes: { ...orderTests.writes },
    }).vary(
      outcome === 'allow'
        ? []
        : [
            {
              name: 'beyond reach',
              outcome,
              change: { given: { 'licenses/tests_tests': { expiresAt } } },
            },
          ],
    ),
  ),

  allowBatch('a learner prolongs a licence that was switched off', {
    ...newOrder,
    by: 'tests',
    given: { 'licenses/tests_tests': { isActive: false, expiresAt: inMinutes(24 * 31 * day) } },
    writes: { ...orderTests.writes },
  }).deny('or is on', { given: { 'licenses/tests_tests': { isActive: true } } }),

  allowBatch('a learner orders with a code', orderWithCode)
    .vary(
      halfPriceCodes
        .filter(([code]) => code !== 'HALF')
        .map(([code, { problem }]) => ({
          name: `with the code ${code}`,
          outcome: problem === null ? 'allow' : 'deny',
          change: { everywhere: ['HALF', code] },
        })),
      within(
        'use',
        fields(orderWithCode.writes['use'] ?? order, { orderId: oneOf(), updatedAt: serverTime }),
        restricted({ note: 'x' }),
      ),
    )
    .deny('with an unknown code', { everywhere: ['HALF', 'UNKNOWN'] })
    .deny('with a code of another percentage', { everywhere: ['HALF', 'TENTH'] })
    .deny('with a percentage and no code', {
      write: 'order',
      change: { set: { discountCode: null } },
    })
    .deny('with another percentage', {
      write: 'order',
      change: { set: { discountPercentage: 51 } },
    })
    .deny('at the full price', { write: 'order', change: { set: { amount: 1599 } } })
    .deny('without using it', { leaveOut: 'use' })
    .deny('used for no order', { leaveOut: 'order' })
    .deny('and another use for the same order', { and: { other: nameIn('codeUses/SOON') } })
    .deny('used by another', { write: 'use', change: { path: 'users/tests/codeUses/HALF' } })
    .deny('and another uses it too', {
      and: { other: { ...nameIn('codeUses/HALF'), path: 'users/tests/codeUses/HALF' } },
    })
    .deny('when its last use is gone', { given: { 'discountUses/HALF': { current_uses: 10 } } })
    .deny('when it is changed', { given: { 'discountCodes/HALF': { discount_percentage: 49 } } })
    .deny('when it is deleted', { given: { 'discountCodes/HALF': null } })
    .deny('when nothing counts its uses', { given: { 'discountUses/HALF': null } }),

  allowBatch('a learner orders with his second code', {
    ...orderWith('SOON', halfPrice),
    by: 'other',
    given: { 'users/other/codeUses/HALF': null },
  }).deny('and says that an order of before used the first', {
    and: {
      before: { ...nameIn('codeUses/HALF'), data: { orderId: 'TKSTRANGER', ...changed } },
    },
  }),

  allowBatch('a learner uses a code that he has used before', {
    ...useCodeAgain,
    given: {
      'orders/TKRENEWAL2': { status: 'cancelled' },
      'orders/TKSTRANGER': { status: 'cancelled' },
    },
  })
    .deny('for no order', { leaveOut: ['order', 'open'] })
    .deny('and another uses it too', {
      and: { other: { ...nameIn('codeUses/HALF'), method: 'update', path: anothersUse } },
    }),
  allowBatch('a learner uses a code again whose order is gone', {
    ...useCodeAgain,
    given: { 'orders/TKRENEWAL2': null },
  })
    .deny('or waits', { given: { 'orders/TKRENEWAL2': { status: 'pending' } } })
    .deny('and names the order before as the one that used it', { leaveOut: 'use' }),
  allowBatch('a learner uses a code again whose order was given up', useCodeAgain).vary(
    orderStatuses
      .filter((status) => status !== 'cancelled')
      .map((status) => ({
        name: `or is ${status}`,
        outcome: 'deny',
        change: { given: { 'orders/TKRENEWAL2': { status } } },
      })),
    within('use', restricted({ note: 'x' })),
  ),

  allowBatch('a learner orders for nothing', orderForNothing)
    .deny('and is paid for it', { write: 'order', change: { set: { amount: -1 } } })
    .deny('with an amount that is stored as a fraction', {
      write: 'order',
      change: { set: { amount: -0 } },
    })
    .deny('with VAT that is stored as a fraction', {
      write: 'order',
      change: { set: { vat_ore: -0 } },
    }),
  allowBatch('a learner orders what costs nothing', orderGift).deny(
    'with a price that is stored as a fraction',
    { write: 'order', change: { set: { listPrice: -0 } } },
  ),

  allow('a learner gets the name of his open order', {
    by: 'full',
    method: 'get',
    path: 'users/full/openOrders/tests',
  })
    .vary(onlyFor({ by: 'full' }))
    .deny('another’s', { path: 'users/other/openOrders/tests' })
    .deny('and deletes it while the order is pending', { method: 'delete' }),
  allow('a learner lists the names of his open orders', {
    by: 'full',
    method: 'list',
    path: 'users/full/openOrders',
  })
    .vary(onlyFor({ by: 'full' }))
    .deny('everybody’s', { method: 'listGroup' }),
  allow('a learner gets his use of a code', {
    by: 'full',
    method: 'get',
    path: 'users/full/codeUses/HALF',
  })
    .vary(onlyFor({ by: 'full' }))
    .deny('another’s', { path: 'users/other/codeUses/TENTH' })
    .deny('and deletes it', { method: 'delete' }),
  allow('a learner lists his uses of codes', {
    by: 'full',
    method: 'list',
    path: 'users/full/codeUses',
  })
    .vary(onlyFor({ by: 'full' }))
    .deny('everybody’s', { method: 'listGroup' }),
  allow('a learner deletes the name of an order that is no longer open', {
    by: 'full',
    method: 'delete',
    path: 'users/full/openOrders/tests',
    given: { 'orders/TKTESTS222': { status: 'cancelled' } },
  })
    .vary(onlyFor({ by: 'full' }))
    .allow('when the order is gone', { given: { 'orders/TKTESTS222': null } })
    .deny('while it is', { given: { 'orders/TKTESTS222': { status: 'pending' } } })
    .deny('and his use of a code', { path: 'users/full/codeUses/HALF' }),

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
    .vary(onlyFor(cancel), onlyTo(cancel), restricted(refunded))
    .deny('another’s', { path: 'orders/TKSTRANGER' })
    .deny('a paid one', { path: 'orders/TKPAYED222' })
    .deny('a withdrawn one', { path: 'orders/TKWTHDRAWN' })
    .deny('a cancelled one', { path: 'orders/TKCANCELED' }),
  allow('a learner cancels his order, which goes in a year', cancelForAYear)
    .vary(fields(cancelForAYear, { expiresAt: optional(expiry(retention.orders.days)) }))
    .deny('where it was paid once', { given: { 'orders/TKRENEWAL2': { changeId: 'change-0' } } }),

  logged(
    'cancelOrder',
    allow('an administrator cancels an order', cancelForBuyer)
      .vary(onlyFor(cancelForBuyer), onlyTo(cancelForBuyer))
      .deny('a paid one', { path: 'orders/TKPAYED222' }),
  ),
  onlyLogged('an administrator cancels an order', cancelForBuyer, 'cancelOrder'),

  allow('a learner cancels an order for nothing', {
    ...cancel,
    by: 'no-access',
    path: 'orders/TKGRATUS22',
  }).deny('with an amount that is stored as a fraction', { set: { amount: -0 } }),

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
    .deny('a refunded one', { given: { 'orders/TKPAYED222': { status: 'refunded' } } })
    .deny('with the same months, as a fraction', { set: { months: sameAsFraction } }),

  logged(
    'refundOrder',
    allow('an administrator refunds', refund)
      .vary(onlyFor(refund), onlyTo(refund), fields(refund, { refundedAt: serverTime }))
      .allow('what is paid and not withdrawn', { path: 'orders/TKPAYED222' })
      .deny('what is not paid', { path: 'orders/TKRENEWAL2' })
      .allow('an order without an owner', { given: { 'orders/TKWTHDRAWN': { userId: null } } })
      .deny('and leaves the licence as it is', {
        given: { 'licenses/full_full': { changeId: 'change-0' } },
      }),
  ),
  logged(
    'refundOrder',
    allow('an administrator refunds an order whose licence is off', {
      ...refund,
      given: { 'licenses/full_full': { isActive: false } },
    }).deny('or on', { given: { 'licenses/full_full': { isActive: true } } }),
  ),
  logged(
    'refundOrder',
    allow('an administrator refunds an order whose licence is off, the change named before', {
      ...refund,
      given: { 'licenses/full_full': { isActive: false, changeId: 'change-1' } },
    }).deny('or on', { given: { 'licenses/full_full': { isActive: true } } }),
  ),
  logged(
    'refundOrder',
    allow('an administrator refunds an order without an owner, of a licence that is there', {
      ...refund,
      given: { 'orders/TKWTHDRAWN': { userId: null } },
    }).deny('or with one', { given: { 'orders/TKWTHDRAWN': { userId: 'full' } } }),
  ),
  onlyLogged('an administrator refunds', refund, 'refundOrder'),

  logged(
    'refundOrder',
    allow('an administrator refunds what a part has left, which took what the order gave', {
      ...refund,
      given: { 'orders/TKWTHDRAWN': afterPart(true) },
    }).deny('which left it', { given: { 'orders/TKWTHDRAWN': afterPart(false) } }),
  ),

  logged(
    'refundPart',
    allow('an administrator refunds a part', refundPart)
      .vary(
        onlyFor(refundPart),
        fields(refundPart, { updatedAt: serverTime }),
        restricted({ ...settled, ...refunded, userId: null }),
        (
          [
            ['one krona', { amount: 1 }, 'allow'],
            ['all but one', { amount: 799 }, 'allow'],
            ['nothing', { amount: 0 }, 'deny'],
            ['less than nothing', { amount: -300 }, 'deny'],
            ['all', { amount: 800 }, 'deny'],
            ['a fraction', { amount: 300.5 }, 'deny'],
            ['an amount that is a text', { amount: '300' }, 'deny'],
            ['what was paid back before', { at: inMinutes(-60) }, 'deny'],
            ['and does not say of the licence', { endsLicense: null }, 'deny'],
            ['and says something else of the licence', { endsLicense: 'no' }, 'deny'],
            ['and says that the licence ends, which stays', { endsLicense: true }, 'deny'],
            ['and more', { note: 'more' }, 'deny'],
          ] as const
        ).map(([name, change, outcome]) => ({
          name,
          outcome,
          change: { set: { partRefund: { ...part, ...change } } },
        })),
      )
      .allow('an order without an owner', { given: { 'orders/TKPAYED222': { userId: null } } })
      .deny('for the second time', { given: { 'orders/TKPAYED222': afterPart(false) } })
      .deny('of what was a test', { given: { 'orders/TKPAYED222': { isTest: true } } })
      .deny('of what is withdrawn', { path: 'orders/TKWTHDRAWN' })
      .deny('of what is not paid', { path: 'orders/TKRENEWAL2' })
      .deny('and takes it for withdrawn', { set: { status: 'withdrawn' } })
      .deny('with the same months, as a fraction', { set: { months: sameAsFraction } })
      .deny('without a new time of change', { without: 'updatedAt' }),
  ),
  logged(
    'refundPart',
    allow('an administrator refunds a part of what gives nothing any more', refundPartAndEnd)
      .deny('and leaves what it gives', {
        given: { 'licenses/full_full': { changeId: 'change-0' } },
      })
      .deny('and says something else of the licence', {
        set: { partRefund: { ...part, endsLicense: 'no' } },
      }),
  ),
  logged(
    'refundPart',
    allow('an administrator refunds a part of an order without an owner, and ends its licence', {
      ...refundPartAndEnd,
      given: { 'orders/TKPAYED222': { userId: null } },
    }).deny('or with one', { given: { 'orders/TKPAYED222': { userId: 'full' } } }),
  ),
  onlyLogged('an administrator refunds a part', refundPart, 'refundPart'),

  logged(
    'undoPayment',
    allow('an administrator undoes a confirmation', undo)
      .vary(
        onlyFor(undo),
        onlyTo(undo),
        fields(undo, { paidAt: oneOf(null) }),
        restricted(refunded),
      )
      .deny('that the buyer has made himself', { path: 'orders/TKSELFPAYD' })
      .deny('of a day ago', { given: { 'orders/TKCNFRMED2': { paidAt: inMinutes(-day) } } })
      .allow('of nearly a day ago', {
        given: { 'orders/TKCNFRMED2': { paidAt: inMinutes(90 - day) } },
      })
      .deny('of an order without an owner', { given: { 'orders/TKCNFRMED2': { userId: null } } })
      .deny('of what is withdrawn', { given: { 'orders/TKCNFRMED2': { status: 'withdrawn' } } })
      .deny('of what is paid back in part', { given: { 'orders/TKCNFRMED2': afterPart(true) } })
      .deny('and leaves the licence as it is', {
        given: { 'licenses/full_full': { changeId: 'change-0', orderId: 'TKPAYED222' } },
      })
      .deny('with the same months, as a fraction', { set: { months: sameAsFraction } }),
  ),
  onlyLogged('an administrator undoes a confirmation', undo, 'undoPayment'),

  allow('a learner takes his name off an order', forget)
    .vary(
      onlyFor(forget),
      fields(forget, { updatedAt: serverTime }),
      restricted({ ...settled, ...refunded, status: 'withdrawn' }),
    )
    .allow('a withdrawn one', { path: 'orders/TKWTHDRAWN' })
    .deny('a pending one', { path: 'orders/TKRENEWAL2' })
    .deny('another’s', { path: 'orders/TKSTRPAYED' })
    .deny('and puts another’s on it', { set: { userId: 'other' } })
    .deny('and leaves no trace', { set: { userId: deleteField() } })
    .deny('with the same months, as a fraction', { set: { months: sameAsFraction } })
    .deny('at another time', { set: { updatedAt: inMinutes(-60) } })
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and deletes it', { method: 'delete' })
    .deny('and keeps the licence', { given: { 'licenses/full_full': {} } })
    .deny('and keeps a licence that is switched off', {
      given: { 'licenses/full_full': { isActive: false } },
    }),
  allowBatch('a learner deletes a licence and takes his name off its order', leave).deny(
    'and keeps the licence',
    { leaveOut: 'licence' },
  ),
);
