import { increment, serverTimestamp } from 'firebase/firestore/lite';

import { licenseEnd } from '../../src/domain/purchase/order';
import { codes, orders, productOf, storedOrder, type OrderId } from './purchase-cases';
import { askersId, askersIdInPath } from './support/actors';
import { boolean, fields, oneOf, serverTime } from './support/fields';
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
import { day, inMinutes, withinMillisecond } from './support/time';
import type { Write } from './support/writes';

const changed = { updatedAt: serverTimestamp() };

const testMode = { 'settings/payment': { testMode: true } };

/** What a buyer writes who confirms his order himself: one that costs something is a test. */
function payAsBuyer(id: OrderId): Write {
  return { ...pay(id), data: { ...pay(id).data, isTest: storedOrder(id).amount > 0 } };
}

function pay(id: OrderId): Write {
  return {
    method: 'update',
    path: `orders/${id}`,
    data: { status: 'paid', paidAt: serverTimestamp(), isTest: false, ...changed },
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
  const { current_uses } = codes[code].uses;
  return {
    method: 'update',
    path: `discountUses/${code}`,
    data: { current_uses: current_uses + 1, lastOrderId, ...changed },
  };
}

/** The code's last use is gone. */
function useUp(code: keyof typeof codes): Write {
  return {
    method: 'update',
    path: `discountCodes/${code}`,
    data: { is_used_up: true, ...changed },
  };
}

const changeId = 'change-1';

/** The log's entry about a change by whoever asks. */
function entry(changeId: string, action: string, target: string): Write {
  return {
    method: 'create',
    path: `adminLog/${askersIdInPath}_${changeId}`,
    data: { actor: askersId, action, target, at: serverTimestamp() },
  };
}

/** An order's payment as an administrator confirms it, with the entry about it. */
function payByAdmin(id: OrderId): Batch['writes'] {
  return {
    order: { ...pay(id), data: { ...pay(id).data, changeId } },
    licence: give(id),
    log: entry(changeId, 'confirmPayment', `orders/${id}`),
  };
}

const byAdmin: Batch = {
  by: 'admin',
  writes: { ...payByAdmin('TKRENEWAL2'), code: count('HALF', 'TKRENEWAL2') },
};

const lastUse: Batch = {
  by: 'admin',
  writes: {
    ...payByAdmin('TKFRLASTUS'),
    code: count('LAST', 'TKFRLASTUS'),
    usedUp: useUp('LAST'),
  },
};

/** When the licence ends that is written. */
function endOf({ data }: Write): Date {
  const expiresAt = data?.['expiresAt'];
  if (!(expiresAt instanceof Date)) throw new Error('the licence has no end');
  return expiresAt;
}

/** The licence ends so many minutes later than the order says. */
function endsAfter(id: OrderId, minutes: number): BatchChange {
  const end = endOf(give(id)).getTime();
  return { write: 'licence', change: { set: { expiresAt: new Date(end + minutes * 60_000) } } };
}

/** The licence would end more than 24 months ahead, and ends as late as any can. */
const atReach: Batch = {
  ...byAdmin,
  given: { 'licenses/full_full': { expiresAt: inMinutes(23 * 31 * day) } },
  writes: {
    ...byAdmin.writes,
    licence: {
      ...give('TKRENEWAL2'),
      data: { ...give('TKRENEWAL2').data, expiresAt: inMinutes(24 * 31 * day - 1) },
    },
  },
};

const firstByAdmin: Batch = { by: 'admin', writes: payByAdmin('TKNEWBUYER') };

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
      order: payAsBuyer(id),
      licence: give(id),
      ...(discountCode && { code: count(discountCode, id) }),
    },
  };
}

const lastUseByBuyer: Batch = {
  ...byBuyer('TKFRLASTUS'),
  writes: { ...byBuyer('TKFRLASTUS').writes, usedUp: useUp('LAST') },
};

const forNothing: Batch = { ...byBuyer('TKGRATUS22'), given: {} };

const renewal = byBuyer('TKRENEWAL2');

/** A refund that ends the licence, under a changeId. */
function refundUnder(changeId: string): Batch['writes'] {
  return {
    licence: {
      method: 'update',
      path: 'licenses/full_full',
      data: { isActive: false, expiresAt: inMinutes(0), changeId, ...changed },
    },
    order: {
      method: 'update',
      path: 'orders/TKWTHDRAWN',
      data: { status: 'refunded', refundedAt: serverTimestamp(), changeId, ...changed },
    },
    log: entry(changeId, 'refundOrder', 'orders/TKWTHDRAWN'),
  };
}

const refundAndEnd: Batch = { by: 'admin', writes: refundUnder(changeId) };

const refundAndShorten: Batch = {
  ...refundAndEnd,
  given: { 'licenses/full_full': { expiresAt: inMinutes(200 * day) } },
  writes: {
    ...refundAndEnd.writes,
    licence: {
      method: 'update',
      path: 'licenses/full_full',
      data: { expiresAt: inMinutes(76 * day), changeId, ...changed },
    },
  },
};

/** A refund in part that takes what the order gave. */
const refundPartAndShorten: Batch = {
  ...refundAndShorten,
  writes: {
    ...refundAndShorten.writes,
    order: {
      method: 'update',
      path: 'orders/TKPAYED222',
      data: {
        partRefund: { amount: 300, at: serverTimestamp(), endsLicense: true },
        changeId,
        ...changed,
      },
    },
    log: entry(changeId, 'refundPart', 'orders/TKPAYED222'),
  },
};

/** What a part took is not taken again with the rest. */
const afterPart = { partRefund: { amount: 300, at: inMinutes(-60), endsLicense: true } };

/** Undoes what an administrator has confirmed an hour ago, and gives the use of its code back. */
const undo: Batch = {
  by: 'admin',
  given: { 'licenses/full_full': { expiresAt: inMinutes(200 * day), orderId: 'TKCNFRMED2' } },
  writes: {
    licence: {
      method: 'update',
      path: 'licenses/full_full',
      data: { expiresAt: inMinutes(76 * day), orderId: null, changeId, ...changed },
    },
    order: {
      method: 'update',
      path: 'orders/TKCNFRMED2',
      data: { status: 'pending', paidAt: null, changeId, ...changed },
    },
    code: {
      method: 'update',
      path: 'discountUses/HALF',
      data: { current_uses: increment(-1), lastOrderId: 'TKCNFRMED2', ...changed },
    },
    log: entry(changeId, 'undoPayment', 'orders/TKCNFRMED2'),
  },
};

/** The same, of an order that had the last use, and of whose licence nothing is left. */
const undoLastUse: Batch = {
  ...undo,
  given: {
    'licenses/full_full': { orderId: 'TKCNFRMED2' },
    'orders/TKCNFRMED2': { discountCode: 'LAST' },
    'discountUses/LAST': { current_uses: 10 },
    'discountCodes/LAST': { is_used_up: true },
  },
  writes: {
    ...undo.writes,
    licence: {
      method: 'update',
      path: 'licenses/full_full',
      data: { isActive: false, expiresAt: inMinutes(0), changeId, ...changed },
    },
    code: {
      method: 'update',
      path: 'discountUses/LAST',
      data: { current_uses: 9, lastOrderId: 'TKCNFRMED2', ...changed },
    },
    usedUp: {
      method: 'update',
      path: 'discountCodes/LAST',
      data: { is_used_up: false, ...changed },
    },
  },
};

/** As the entry in the seed, had it not been written yet. */
const refundWithOldName: Batch = {
  by: 'admin',
  given: { 'adminLog/admin_refund-0': null },
  writes: refundUnder('refund-0'),
};

function end({ writes: { licence } }: Batch): Date {
  if (licence === undefined) throw new Error('there is no licence');
  return endOf(licence);
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
        restricted({ note: 'more', max_uses: 11, createdAt: serverTimestamp() }),
      ),
    )
    .deny('without the licence', { leaveOut: 'licence' })
    .deny('without counting the code', { leaveOut: 'code' })
    .deny('without the order', { leaveOut: 'order' })
    .deny('without the entry', { leaveOut: 'log' })
    .deny('without a change to name the entry after', {
      write: 'order',
      change: { without: 'changeId' },
    })
    .deny('in the log of another', { write: 'log', change: { set: { actor: 'second' } } })
    .deny('with an entry about something else', {
      write: 'log',
      change: { set: { action: 'refundOrder' } },
    })
    .deny('with an end of his own, later', endsAfter('TKRENEWAL2', 1))
    .deny('with an end of his own, earlier', endsAfter('TKRENEWAL2', -1))
    .deny('with an end that is more than 24 months ahead', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(24 * 31 * day + 60) } },
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
      change: { path: 'discountUses/SOON' },
    })
    .deny('with a use of another code as well', { and: { other: count('TENTH', 'TKRENEWAL2') } })
    .deny('with another order on the same use', {
      and: { secondOrder: pay('TKTESTS222'), secondLicence: give('TKTESTS222') },
    })
    .deny('after the last use is gone', { given: { 'discountUses/HALF': { max_uses: 3 } } })
    .allow('after the code was switched off', {
      given: { 'discountCodes/HALF': { is_active: false } },
    })
    .allow('after the code expired', {
      given: { 'discountCodes/HALF': { expires_at: inMinutes(-1) } },
    })
    .allow('after the price was changed', { given: { 'products/full': { price: 1600 } } })
    .allow('after the product gives other months', { given: { 'products/full': { months: 5 } } })
    .deny('after the buyer deleted his account', {
      given: { 'orders/TKRENEWAL2': { userId: null } },
    }),

  allowBatch('an administrator confirms again what was undone', {
    ...byAdmin,
    given: { 'discountUses/HALF': { lastOrderId: 'TKRENEWAL2' } },
  })
    .deny('without counting the use that was given back', { leaveOut: 'code' })
    .deny('and another order on the same use', {
      and: {
        secondOrder: {
          ...pay('TKTESTS222'),
          data: { ...pay('TKTESTS222').data, changeId: 'change-2' },
        },
        secondLicence: give('TKTESTS222'),
        secondLog: entry('change-2', 'confirmPayment', 'orders/TKTESTS222'),
      },
    }),
  allowBatch('an administrator confirms an order whose months go beyond reach', atReach).deny(
    'and gives fewer than there is room for',
    { write: 'licence', change: { set: { expiresAt: inMinutes(24 * 31 * day - 1.5 * day) } } },
  ),
  allowBatch('an administrator confirms an order that does not say its months', {
    by: 'admin',
    writes: payByAdmin('TKOLDORDER'),
  }).deny('after the product gives others', { given: { 'products/full': { months: 5 } } }),

  allowBatch('an administrator confirms a first order', firstByAdmin)
    .vary(onlyFor(firstByAdmin), onlyOnce('TKNEWBUYER'))
    .allow('counted from when he saw the money', endsAfter('TKNEWBUYER', 60))
    .allow('counted by a clock that is fast by half a day', endsAfter('TKNEWBUYER', 60 + day / 2))
    .deny('counted from after tomorrow', endsAfter('TKNEWBUYER', 60 + 1.5 * day))
    .allow('counted by a clock that is slow by half a day', endsAfter('TKNEWBUYER', 60 - day / 2))
    .deny('counted from before yesterday', endsAfter('TKNEWBUYER', 60 - 1.5 * day))
    .deny('and ends within a millisecond', {
      write: 'licence',
      change: { set: { expiresAt: withinMillisecond(endOf(give('TKNEWBUYER'))) } },
    })
    .deny('and says that it is a test', { write: 'order', change: { set: { isTest: true } } })
    .deny('and does not say that it is none', { write: 'order', change: { without: 'isTest' } })
    .deny('without the licence', { leaveOut: 'licence' })
    .deny('with a licence that is switched off', {
      write: 'licence',
      change: { set: { isActive: false } },
    }),

  allowBatch('an administrator confirms an order with the last use of its code', lastUse)
    .vary(
      within(
        'usedUp',
        fields(useUp('LAST'), { is_used_up: oneOf(), updatedAt: serverTime }),
        restricted({ discount_percentage: 51, is_active: false, changeId }),
      ),
    )
    .deny('and the code does not say so', { leaveOut: 'usedUp' })
    .deny('and another code says so', { and: { other: useUp('HALF') } })
    .deny('and there is one use more', { given: { 'discountUses/LAST': { max_uses: 11 } } }),
  allowBatch('a buyer confirms an order with the last use of its code', lastUseByBuyer)
    .deny('and touches another code', {
      and: { touched: { method: 'update', path: 'discountCodes/HALF', data: changed } },
    })
    .deny('and gives another code more uses', {
      and: {
        touched: { method: 'update', path: 'discountCodes/HALF', data: changed },
        more: { method: 'update', path: 'discountUses/HALF', data: { max_uses: 99, ...changed } },
      },
    })
    .deny('and the code does not say so', { leaveOut: 'usedUp' })
    .deny('and only the code says so', { leaveOut: 'code' }),

  ...Object.entries(inTestMode).map(([name, id]) => {
    const batch = byBuyer(id);
    return allowBatch(`a buyer confirms in test mode ${name}`, batch)
      .vary(
        onlyFor(batch),
        onlyOnce(id),
        endsOtherwise(batch),
        within('order', restricted(settled)),
        within(
          'licence',
          restricted({ isActive: false, orderId: 'TKPAYED222', changeId: 'change-1' }),
        ),
      )
      .deny('and does not say that it is a test', { write: 'order', change: { without: 'isTest' } })
      .deny('while test mode is off', { given: { 'settings/payment': { testMode: false } } })
      .deny('before payments are set up', { given: { 'settings/payment': null } })
      .deny('without the licence', { leaveOut: 'licence' })
      .deny('without the order', { leaveOut: 'order' })
      .deny('after the product gives other months', { given: { 'products/full': { months: 5 } } })
      .deny('after the product has another price', { given: { 'products/full': { price: 1600 } } })
      .deny('after the product was withdrawn', { given: { 'products/full': { isActive: false } } })
      .deny('while payments are disabled', { given: { 'settings/payment': { enabled: false } } })
      .deny('after an administrator has undone its confirmation', {
        given: { [`orders/${id}`]: { changeId: 'change-0' } },
      })
      .deny('while blocked', {
        given: { [`profiles/${orders[id].userId}`]: { userStatus: 'inactive' } },
      })
      .deny('without a profile', { given: { [`profiles/${orders[id].userId}`]: null } });
  }),

  allowBatch('a buyer confirms in test mode what costs a krona', {
    ...byBuyer('TKNEWBUYER'),
    given: { ...testMode, 'orders/TKNEWBUYER': { amount: 1 } },
  }).deny('and does not say that it is a test', { write: 'order', change: { without: 'isTest' } }),
  allowBatch('a buyer withdraws', {
    by: 'full',
    writes: {
      order: {
        method: 'update',
        path: 'orders/TKPAYED222',
        data: { status: 'withdrawn', ...changed },
      },
    },
  }).deny('and counts a use of the code', { and: { code: count('HALF', 'TKPAYED222') } }),

  ...[
    { by: 'an administrator', batch: { by: 'admin', writes: payByAdmin('TKLAPSED22') } as const },
    { by: 'a buyer', batch: byBuyer('TKLAPSED22') },
  ].map(({ by, batch }) =>
    allowBatch(`${by} confirms an order that his licence names already`, {
      ...batch,
      given: { ...batch.given, 'licenses/expired_full': { orderId: 'TKLAPSED22' } },
    })
      .vary(
        within('order', fields(pay('TKLAPSED22'), { paidAt: serverTime, updatedAt: serverTime })),
      )
      .deny('and leaves the licence for what it is', { leaveOut: 'licence' }),
  ),
  allowBatch('an administrator confirms an order that waits beside another of its product', {
    by: 'admin',
    writes: payByAdmin('TKLAPSED22'),
  }).deny('and both with one licence', {
    and: {
      secondOrder: {
        ...pay('TKMEANWHLE'),
        data: { ...pay('TKMEANWHLE').data, changeId: 'change-2' },
      },
      secondLog: entry('change-2', 'confirmPayment', 'orders/TKMEANWHLE'),
    },
  }),
  allowBatch('an administrator confirms an order of his own', {
    by: 'admin',
    given: {
      'orders/TKRENEWAL2': { userId: 'admin' },
      'discountCodes/HALF': { is_active: false },
    },
    writes: {
      ...byAdmin.writes,
      licence: {
        method: 'create',
        path: 'licenses/admin_full',
        data: {
          userId: 'admin',
          productId: 'full',
          isActive: true,
          expiresAt: licenseEnd(4, inMinutes(0), null),
          orderId: 'TKRENEWAL2',
          createdAt: serverTimestamp(),
          ...changed,
        },
      },
    },
  }).deny('and gives himself more', {
    write: 'licence',
    change: { set: { expiresAt: licenseEnd(5, inMinutes(0), null) } },
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
    .vary(onlyFor(forNothing), onlyOnce('TKGRATUS22'), endsOtherwise(forNothing))
    .deny('after the code was switched off', {
      given: { 'discountCodes/GRATIS': { is_active: false } },
    })
    .deny('after the code expired', {
      given: { 'discountCodes/GRATIS': { expires_at: inMinutes(-1) } },
    })
    .deny('after the code gives something else', {
      given: { 'discountCodes/GRATIS': { discount_percentage: 99 } },
    })
    .deny('after the code was deleted', { given: { 'discountCodes/GRATIS': null } })
    .deny('after the last use is gone', { given: { 'discountUses/GRATIS': { max_uses: 3 } } })
    .deny('after the product was withdrawn', { given: { 'products/tests': { isActive: false } } })
    .deny('while payments are disabled', { given: { 'settings/payment': { enabled: false } } })
    .deny('while blocked', { given: { 'profiles/no-access': { userStatus: 'inactive' } } })
    .deny('with a code that he used for another order', {
      given: { 'users/no-access/codeUses/GRATIS': { orderId: 'TKNEWBUYER' } },
    })
    .deny('with a code that he never said to use', {
      given: { 'users/no-access/codeUses/GRATIS': null },
    })
    .deny('and says that it is a test', { write: 'order', change: { set: { isTest: true } } })
    .deny('and does not say that it is none', { write: 'order', change: { without: 'isTest' } })
    .deny('what costs a krona', { given: { 'orders/TKGRATUS22': { amount: 1 } } })
    .deny('and only counts the code', { leaveOut: ['order', 'licence'] })
    .deny('without counting the code', { leaveOut: 'code' }),

  allowBatch('an administrator refunds and ends the licence', refundAndEnd)
    .vary(
      onlyFor(refundAndEnd),
      within(
        'licence',
        restricted({ price: 0, productId: 'tests', createdAt: serverTimestamp() }),
        fields(refundAndEnd.writes['licence'] ?? pay('TKWTHDRAWN'), {
          isActive: { ...boolean, takes: {} },
        }),
      ),
    )
    .deny('and leaves it', { leaveOut: 'licence' })
    .deny('that goes on', { write: 'licence', change: { set: { isActive: true } } })
    .deny('that says it is for another order', {
      write: 'licence',
      change: { set: { orderId: 'TKPAYED222' } },
    })
    .allow('that has half an hour left without it', {
      given: { 'licenses/full_full': { expiresAt: inMinutes(124 * day + 30) } },
    })
    .deny('that has more left than the order gave', {
      given: { 'licenses/full_full': { expiresAt: inMinutes(124 * day + 119) } },
    })
    .deny('that then ends later', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(31 * day) } },
    })
    .deny('that was switched off', { given: { 'licenses/full_full': { isActive: false } } })
    .deny('under the name of its last change', { given: { 'licenses/full_full': { changeId } } })
    .deny('without the refund', { leaveOut: 'order' })
    .deny('without the entry', { leaveOut: 'log' })
    .deny('with an entry about something else', {
      write: 'log',
      change: { set: { action: 'cancelOrder' } },
    })
    .deny('of another', { write: 'licence', change: { path: 'licenses/other_full' } })
    .deny('for another product', {
      given: { 'orders/TKWTHDRAWN': { productId: 'tests' } },
    })
    .deny('by hand', { write: 'licence', change: { set: { changeId: 'change-2' } } }),
  allowBatch('an administrator undoes a confirmation and gives the use of the code back', undo)
    .vary(
      onlyFor(undo),
      within(
        'code',
        fields(undo.writes['code'] ?? pay('TKCNFRMED2'), {
          lastOrderId: oneOf(),
          updatedAt: serverTime,
        }),
        restricted({ note: 'more', max_uses: 11, createdAt: serverTimestamp() }),
      ),
    )
    .allow('and keeps the use', { leaveOut: 'code' })
    .allow('the only one', { given: { 'discountUses/HALF': { current_uses: 1 } } })
    .deny('of which there is none', { given: { 'discountUses/HALF': { current_uses: 0 } } })
    .deny('and another too', { write: 'code', change: { set: { current_uses: 1 } } })
    .deny('and takes one', { write: 'code', change: { set: { current_uses: 4 } } })
    .deny('and none', { write: 'code', change: { without: 'current_uses' } })
    .deny('of an order that is still paid', {
      write: 'code',
      change: { set: { lastOrderId: 'TKPAYED222' } },
    })
    .deny('of an order that waited already', {
      write: 'code',
      change: { set: { lastOrderId: 'TKRENEWAL2' } },
    })
    .deny('and of another code as well', {
      and: {
        other: {
          method: 'update',
          path: 'discountUses/TENTH',
          data: { current_uses: 2, lastOrderId: 'TKCNFRMED2', ...changed },
        },
      },
    })
    .deny('without the order', { leaveOut: 'order' })
    .deny('without the licence', { leaveOut: 'licence' })
    .deny('without the entry', { leaveOut: 'log' })
    .deny('with a licence that goes on naming the order', {
      write: 'licence',
      change: { without: 'orderId' },
    })
    .deny('with a licence that then names another', {
      write: 'licence',
      change: { set: { orderId: 'TKPAYED222' } },
    })
    .deny('with a licence that is shortened by a minute too little', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(76 * day + 1) } },
    }),
  allowBatch('an administrator undoes the confirmation of the last use of a code', undoLastUse)
    .deny('and the code does not say so', { leaveOut: 'usedUp' })
    .deny('and only the code says so', { leaveOut: 'code' }),
  allowBatch('an administrator refunds and shortens the licence', refundAndShorten)
    .deny('by a minute too little', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(76 * day + 1) } },
    })
    .deny('by a minute too much', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(76 * day - 1) } },
    })
    .deny('and ends it', { write: 'licence', change: { set: { isActive: false } } }),
  allowBatch('an administrator refunds a part and shortens the licence', refundPartAndShorten)
    .vary(onlyFor(refundPartAndShorten))
    .deny('by a minute too much', {
      write: 'licence',
      change: { set: { expiresAt: inMinutes(76 * day - 1) } },
    })
    .deny('and leaves it', { leaveOut: 'licence' })
    .deny('and says that it stays', {
      write: 'order',
      change: { set: { partRefund: { amount: 300, at: serverTimestamp(), endsLicense: false } } },
    }),
  allowBatch('an administrator refunds what a part that left the licence has left', {
    ...refundAndShorten,
    given: {
      ...refundAndShorten.given,
      'orders/TKWTHDRAWN': { partRefund: { ...afterPart.partRefund, endsLicense: false } },
    },
  }).deny('or that took it', { given: { 'orders/TKWTHDRAWN': afterPart } }),
  allowBatch('an administrator cancels an order', {
    by: 'admin',
    writes: {
      order: {
        method: 'update',
        path: 'orders/TKRENEWAL2',
        data: { status: 'cancelled', changeId, ...changed },
      },
      log: entry(changeId, 'cancelOrder', 'orders/TKRENEWAL2'),
    },
  }).deny('and ends the licence', {
    and: { licence: refundAndEnd.writes['licence'] ?? pay('TKWTHDRAWN') },
  }),
  allowBatch('an administrator refunds with a new entry', refundWithOldName).deny(
    'after he refunded before',
    { doneBefore: ['order', 'log'] },
  ),
);
