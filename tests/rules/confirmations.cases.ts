import { serverTimestamp } from 'firebase/firestore';

import { licenseEnd } from '../../src/domain/purchase/order';
import { codes, orders, productOf, storedOrder, type OrderId } from './purchase-cases';
import { fields, oneOf, serverTime } from './support/fields';
import type { Variation } from './support/pairs';
import {
  allowBatch,
  onlyFor,
  restricted,
  table,
  within,
  type Batch,
  type BatchChange,
} from './support/requests';
import { seed } from './support/seed';
import { inMinutes } from './support/time';
import type { Write } from './support/writes';

const changed = { updatedAt: serverTimestamp() };

const testMode = { 'settings/payment': { testMode: true } };

function pay(id: OrderId): Write {
  return {
    method: 'update',
    path: `orders/${id}`,
    data: { status: 'paid', paidAt: serverTimestamp(), ...changed },
  };
}

/** The licence that the order gives or extends, as confirmPayment in src/data writes it. */
function give(id: OrderId): Write {
  const { userId, productId } = orders[id];
  const path = `licenses/${userId}_${productId}`;
  const license = seed.get(path);
  const previousEnd = license?.['isActive'] === true ? license['expiresAt'] : null;
  const { months } = productOf(productId);
  const { createdAt } = storedOrder(id);
  const data = {
    isActive: true,
    expiresAt: licenseEnd(months, createdAt, previousEnd instanceof Date ? previousEnd : null),
    orderId: id,
    ...changed,
  };
  return license
    ? { method: 'update', path, data }
    : {
        method: 'create',
        path,
        data: { userId, productId, ...data, createdAt: serverTimestamp() },
      };
}

function count(code: keyof typeof codes, lastOrderId: OrderId): Write {
  const { current_uses } = codes[code].stored;
  return {
    method: 'update',
    path: `discountCodes/${code}`,
    data: { current_uses: current_uses + 1, lastOrderId, ...changed },
  };
}

const log: Write = {
  method: 'create',
  path: 'adminLog/paid',
  data: {
    actor: 'admin',
    action: 'confirmPayment',
    target: 'orders/TKRENEWAL2',
    at: serverTimestamp(),
  },
};

const byAdmin: Batch = {
  by: 'admin',
  writes: {
    order: pay('TKRENEWAL2'),
    licence: give('TKRENEWAL2'),
    code: count('HALF', 'TKRENEWAL2'),
    log,
  },
};

const firstByAdmin: Batch = {
  by: 'admin',
  writes: { order: pay('TKNEWBUYER'), licence: give('TKNEWBUYER') },
};

/** Orders that their buyers confirm in test mode, by what becomes of the licence. */
const inTestMode = {
  'and has none yet': 'TKNEWBUYER',
  'and adds to a licence': 'TKRENEWAL2',
  'after a licence has ended': 'TKLAPSED22',
  'and a licence has ended meanwhile': 'TKMEANWHLE',
  'after a licence was switched off': 'TKSWTCHED2',
} as const;

function byBuyer(id: OrderId): Batch {
  const { discountCode } = storedOrder(id);
  return {
    by: orders[id].userId,
    given: testMode,
    writes: {
      order: pay(id),
      licence: give(id),
      ...(discountCode && { code: count(discountCode, id) }),
    },
  };
}

const forNothing: Batch = { ...byBuyer('TKGRATUS22'), given: {} };

const renewal = byBuyer('TKRENEWAL2');

function end({ writes }: Batch): Date {
  const expiresAt = writes['licence']?.data?.['expiresAt'];
  if (!(expiresAt instanceof Date)) throw new Error('the licence has no end');
  return expiresAt;
}

/** The licence ends another time than was bought. */
function endsOtherwise(batch: Batch): readonly Variation<BatchChange>[] {
  const second = 1000;
  const month = 31 * 24 * 60 * 60 * second;
  const by = {
    'a millisecond later': 1,
    'a second later': second,
    'a month later': month,
    'a millisecond earlier': -1,
    'a month earlier': -month,
  };
  return Object.entries(by).map(([name, difference]) => ({
    name: `the licence ends ${name}`,
    outcome: 'deny',
    change: {
      write: 'licence',
      change: { set: { expiresAt: new Date(end(batch).getTime() + difference) } },
    },
  }));
}

/** The order is no longer, or was never, waiting. */
function onlyOnce(id: OrderId): readonly Variation<BatchChange>[] {
  return ['paid', 'cancelled', 'withdrawn', 'refunded'].map((status) => ({
    name: `when it is ${status} already`,
    outcome: 'deny',
    change: { given: { [`orders/${id}`]: { status } } },
  }));
}

/** What nobody changes with a confirmation. */
const settled = {
  amount: 1,
  vat_ore: 0,
  userId: 'other',
  productId: 'tests',
  discountCode: 'TENTH',
};

export const confirmations = table(
  'confirmations',

  allowBatch('an administrator confirms', byAdmin)
    .vary(
      onlyFor(byAdmin),
      onlyOnce('TKRENEWAL2'),
      within(
        'order',
        fields(pay('TKRENEWAL2'), { paidAt: serverTime, updatedAt: serverTime }),
        restricted({ ...settled, createdAt: serverTimestamp() }),
      ),
      within('licence', fields(give('TKRENEWAL2'), { orderId: oneOf(), userId: oneOf() })),
      within(
        'code',
        fields(count('HALF', 'TKRENEWAL2'), { lastOrderId: oneOf(), updatedAt: serverTime }),
        restricted({ discount_percentage: 51, max_uses: 11, is_active: false }),
      ),
    )
    .deny('without the licence', { leaveOut: 'licence' })
    .deny('without counting the code', { leaveOut: 'code' })
    .deny('without the order', { leaveOut: 'order' })
    .allow('without the log', { leaveOut: 'log' })
    .deny('in the log of another', { write: 'log', change: { set: { actor: 'second' } } })
    .allow('with an end of his own', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(0) } },
    })
    .deny('with a licence that is switched off', {
      write: 'licence',
      change: { set: { isActive: false } },
    })
    .deny('with the licence left for what it is', {
      write: 'licence',
      change: { without: 'orderId' },
    })
    .deny('with the licence for another order', {
      write: 'licence',
      change: { set: { orderId: 'TKPAYED222' } },
    })
    .deny('with the licence of another', {
      write: 'licence',
      change: { path: 'licenses/other_full' },
    })
    .deny('with the licence for another product', {
      write: 'licence',
      change: { path: 'licenses/tests_tests' },
    })
    .deny('with two uses of the code', { write: 'code', change: { set: { current_uses: 5 } } })
    .deny('with a use taken back', { write: 'code', change: { set: { current_uses: 2 } } })
    .deny('with no use of the code', { write: 'code', change: { without: 'current_uses' } })
    .deny('with a use for no order', { write: 'code', change: { without: 'lastOrderId' } })
    .deny('with a use for a paid order', {
      write: 'code',
      change: { set: { lastOrderId: 'TKPAYED222' } },
    })
    .deny('with a use for another’s order', {
      write: 'code',
      change: { set: { lastOrderId: 'TKSTRANGER' } },
    })
    .deny('with a use of another code', {
      write: 'code',
      change: { path: 'discountCodes/SOON' },
    })
    .deny('with a use of another code as well', { and: { other: count('TENTH', 'TKRENEWAL2') } })
    .deny('with another order on the same use', {
      and: { secondOrder: pay('TKTESTS222'), secondLicence: give('TKTESTS222') },
    })
    .deny('after the last use is gone', { given: { 'discountCodes/HALF': { max_uses: 3 } } })
    .allow('after the code was switched off', {
      given: { 'discountCodes/HALF': { is_active: false } },
    })
    .allow('after the code expired', {
      given: { 'discountCodes/HALF': { expires_at: inMinutes(-1) } },
    })
    .allow('after the price was changed', { given: { 'products/full': { price: 1600 } } })
    .deny('after the buyer deleted his account', {
      given: { 'orders/TKRENEWAL2': { userId: null } },
    }),

  allowBatch('an administrator confirms a first order', firstByAdmin)
    .vary(onlyFor(firstByAdmin), onlyOnce('TKNEWBUYER'))
    .deny('without the licence', { leaveOut: 'licence' })
    .deny('with a licence that is switched off', {
      write: 'licence',
      change: { set: { isActive: false } },
    }),

  ...Object.entries(inTestMode).map(([name, id]) => {
    const batch = byBuyer(id);
    return allowBatch(`a buyer confirms in test mode ${name}`, batch)
      .vary(
        onlyFor(batch, 'admin'),
        onlyOnce(id),
        endsOtherwise(batch),
        within('order', restricted(settled)),
        within('licence', restricted({ isActive: false, orderId: 'TKPAYED222' })),
      )
      .deny('while test mode is off', { given: { 'settings/payment': { testMode: false } } })
      .deny('before payments are set up', { given: { 'settings/payment': null } })
      .deny('without the licence', { leaveOut: 'licence' })
      .deny('without the order', { leaveOut: 'order' })
      .deny('after the product gives other months', { given: { 'products/full': { months: 5 } } });
  }),

  allowBatch('a buyer confirms his first order', byBuyer('TKNEWBUYER'))
    .deny('with a licence for another product', {
      write: 'licence',
      change: { everywhere: ['full', 'tests'] },
    })
    .deny('with a licence for another', {
      write: 'licence',
      change: { everywhere: ['no-access', 'tests'] },
    })
    .deny('with a licence for another product as well', {
      and: {
        other: {
          ...give('TKGRATUS22'),
          data: { ...give('TKGRATUS22').data, orderId: 'TKNEWBUYER' },
        },
      },
    }),

  allowBatch('a buyer confirms his renewal', renewal)
    .deny('without counting the code', { leaveOut: 'code' })
    .deny('with two uses of the code', { write: 'code', change: { set: { current_uses: 5 } } })
    .deny('with two uses, one after the other', {
      and: {
        again: {
          ...count('HALF', 'TKRENEWAL2'),
          data: { ...count('HALF', 'TKRENEWAL2').data, current_uses: 5 },
        },
      },
    })
    .deny('and extends the licence twice', {
      and: {
        again: {
          ...give('TKRENEWAL2'),
          data: { ...give('TKRENEWAL2').data, expiresAt: licenseEnd(4, end(renewal), null) },
        },
      },
    })
    .deny('and another order on the same use', {
      and: { secondOrder: pay('TKTESTS222'), secondLicence: give('TKTESTS222') },
    })
    .deny('and extends the licence of another', {
      and: {
        other: {
          method: 'update',
          path: 'licenses/other_full',
          data: { expiresAt: end(renewal), orderId: 'TKRENEWAL2', ...changed },
        },
      },
    })
    .deny('and another’s order', {
      and: {
        otherOrder: pay('TKSTRANGER'),
        otherLicence: give('TKSTRANGER'),
      },
    })
    .deny('from before a licence that ends later', {
      given: { 'licenses/full_full': { expiresAt: inMinutes(31 * 24 * 60) } },
    })
    .deny('from the end of a licence that is off', {
      given: { 'licenses/full_full': { isActive: false } },
    }),

  allowBatch('a buyer confirms what costs nothing', forNothing)
    .vary(onlyFor(forNothing, 'admin'), onlyOnce('TKGRATUS22'), endsOtherwise(forNothing))
    .deny('what costs a krona', { given: { 'orders/TKGRATUS22': { amount: 1 } } })
    .deny('without counting the code', { leaveOut: 'code' }),
);
