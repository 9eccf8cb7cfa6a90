import { serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { actors } from './support/actors';
import { boolean, fields, integer, oneOf, serverTime, time } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const signedIn = actors.filter((actor) => actor !== 'visitor');

/** The data is what would count a use for the learner's pending order with this code. */
const get: Request = {
  by: 'full',
  method: 'get',
  path: 'discountCodes/HALF',
  data: { current_uses: 4, lastOrderId: 'TKRENEWAL2', updatedAt: serverTimestamp() },
};

const list: Request = { by: 'admin', method: 'list', path: 'discountCodes' };

const code = 'SUMMER-26';

const create: Request = {
  by: 'admin',
  method: 'create',
  path: `discountCodes/${code}`,
  data: {
    code,
    discount_percentage: 20,
    max_uses: 100,
    current_uses: 0,
    expires_at: null,
    is_active: true,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'discountCodes/HALF',
  data: { is_active: false, updatedAt: serverTimestamp() },
};

const remove: Request = { by: 'admin', method: 'delete', path: 'discountCodes/HALF' };

const content = {
  code: oneOf(),
  discount_percentage: integer(1, 100),
  expires_at: {
    ...time,
    takes: { ...time.takes, null: null },
    refuses: { 'a text': '2030-01-01' },
  },
  is_active: boolean,
  updatedAt: serverTime,
};

/** Counting a use is in confirmations.cases.ts: it goes with an order. */
export const discountCodes = table(
  'discountCodes',

  allow('a learner looks a code up', get)
    .vary(onlyFor(get, ...signedIn))
    .allow('that is not there', { path: 'discountCodes/UNKNOWN' })
    .deny('and counts a use without an order', { method: 'update' })
    .deny('and deletes it', { method: 'delete' }),
  allow('an administrator lists codes', list).vary(onlyFor(list)),

  allow('an administrator creates a code', create)
    .vary(
      onlyFor(create),
      fields(create, {
        ...content,
        max_uses: integer(1, limits.discountUsesMax),
        current_uses: integer(0, 0),
        createdAt: serverTime,
      }),
      restricted({ lastOrderId: 'TKPAYED222', note: 'more' }),
    )
    .allow('of one sign', { everywhere: [code, 'A'] })
    .allow('of the greatest length', { everywhere: [code, 'A'.repeat(limits.discountCodeLength)] })
    .deny('that is longer', { everywhere: [code, 'A'.repeat(limits.discountCodeLength + 1)] })
    .deny('not in capitals', { everywhere: [code, 'Summer-26'] })
    .deny('with uses that are stored as a fraction', { set: { current_uses: -0 } })
    .deny('under another', { path: 'discountCodes/WINTER-26' }),

  allow('an administrator changes a code', update)
    .vary(
      onlyFor(update),
      fields(update, { ...content, max_uses: integer(3, limits.discountUsesMax) }),
      restricted({
        lastOrderId: 'TKPAYED222',
        note: 'more',
        createdAt: serverTimestamp(),
      }),
    )
    .deny('and counts a use', { set: { current_uses: 4 } })
    .deny('and takes a use back', { set: { current_uses: 2 } })
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } }),

  allow('an administrator deletes a code', remove).vary(onlyFor(remove)),
);
