import { serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { actors } from './support/actors';
import { boolean, fields, integer, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
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

  allow('an administrator creates a product', create)
    .vary(
      onlyFor(create),
      fields(create, { ...content, createdAt: serverTime }),
      restricted({ productId: 'full' }),
    )
    .deny('that is not sold', { path: 'products/gold' }),
  allow('an administrator creates the other product', createTests).deny('under another id', {
    path: 'products/test',
  }),

  allow('an administrator changes a product', update)
    .vary(
      onlyFor(update),
      fields(update, content),
      restricted({ productId: 'full', createdAt: serverTimestamp() }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } })
    .deny('and deletes it', { method: 'delete' }),
);
