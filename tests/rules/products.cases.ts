import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { actors } from './support/actors';
import { boolean, fields, integer, serverTime, text } from './support/fields';
import { entryAbout, logged, onlyLogged } from './support/logged';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  type Batch,
  type Request,
} from './support/requests';
import { inMinutes } from './support/time';

const get: Request = { by: 'visitor', method: 'get', path: 'products/full' };

const list: Request = { by: 'visitor', method: 'list', path: 'products' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'products/full',
  given: { 'products/full': null },
  data: {
    name: 'Full åtkomst',
    price: 1599,
    months: 4,
    isActive: true,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const createTests: Request = {
  ...create,
  path: 'products/tests',
  given: { 'products/tests': null },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'products/full',
  data: { price: 1499, updatedAt: serverTimestamp() },
};

/** As the entry in the seed, had it not been written yet. */
const changeWithOldName: Batch = {
  by: 'admin',
  given: { 'adminLog/admin_change-0': null },
  writes: {
    change: {
      method: 'update',
      path: 'products/full',
      data: { ...update.data, changeId: 'change-0' },
    },
    entry: { ...entryAbout(update, 'changeProduct'), path: 'adminLog/admin_change-0' },
  },
};

/** A change of this name. */
function named(changeId: string): Batch {
  return {
    by: 'admin',
    writes: {
      change: { method: 'update', path: 'products/full', data: { ...update.data, changeId } },
      entry: { ...entryAbout(update, 'changeProduct'), path: `adminLog/admin_${changeId}` },
    },
  };
}

const content = {
  name: text(1, 60),
  price: integer(0, limits.priceMax),
  months: integer(1, limits.productMonthsMax),
  isActive: boolean,
  updatedAt: serverTime,
};

export const products = table(
  'products',

  allow('a visitor gets a product', get).vary(onlyFor(get, ...actors)),
  allow('a visitor lists products', list).vary(onlyFor(list, ...actors)),

  logged(
    'changeProduct',
    allow('an administrator creates a product', create)
      .vary(
        onlyFor(create),
        fields(create, { ...content, createdAt: serverTime }),
        restricted({ productId: 'full' }),
      )
      .deny('that is not sold', { path: 'products/gold' }),
  ),
  onlyLogged('an administrator creates a product', create, 'changeProduct'),
  logged(
    'changeProduct',
    allow('an administrator creates the other product', createTests).deny('under another id', {
      path: 'products/test',
    }),
  ),

  logged(
    'changeProduct',
    allow('an administrator changes a product', update)
      .vary(
        onlyFor(update),
        fields(update, content),
        restricted({ productId: 'full', createdAt: serverTimestamp() }),
      )
      .deny('to what it is', { set: { price: 1599 } })
      .deny('without a new time of change', { without: 'updatedAt' })
      .deny('and its creation', { set: { createdAt: inMinutes(-60) } })
      .deny('and deletes it', { method: 'delete' }),
  ),
  onlyLogged('an administrator changes a product', update, 'changeProduct'),
  ...['x'.repeat(64), 'paid-TKABCDEF23', 'ABCDEFGH'].map((name) =>
    allowBatch(`an administrator names a change ${name}`, named(name)),
  ),
  allowBatch('an administrator names a change', named('change-3')).vary(
    ['x'.repeat(65), 'chang-3', 'change 3', 'change_3', 'ändring-3'].map((name) => ({
      name: `after ${name}`,
      outcome: 'deny' as const,
      change: { everywhere: ['change-3', name] as const },
    })),
  ),
  allowBatch('an administrator changes a product with a new entry', changeWithOldName).deny(
    'with an entry that he wrote before',
    { doneBefore: ['entry'] },
  ),
);
