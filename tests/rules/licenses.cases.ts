import { serverTimestamp } from 'firebase/firestore';

import { boolean, fields, oneOf, serverTime, time } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { day, inMinutes } from './support/time';

const getOwn: Request = { by: 'full', method: 'get', path: 'licenses/full_full' };

const listOwn: Request = {
  by: 'full',
  method: 'list',
  path: 'licenses',
  where: ['userId', 'full'],
};

const listAll: Request = { by: 'admin', method: 'list', path: 'licenses' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'licenses/no-access_full',
  data: {
    userId: 'no-access',
    productId: 'full',
    isActive: true,
    expiresAt: inMinutes(120 * day),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const prolong: Request = {
  by: 'admin',
  method: 'update',
  path: 'licenses/expired_full',
  data: { expiresAt: inMinutes(120 * day), updatedAt: serverTimestamp() },
};

/** A text or nothing. */
const orderId = {
  takes: { 'an id': 'order-1', null: null },
  refuses: { 'a number': 7, 'a list': ['order-1'] },
  optional: true,
};

export const licenses = table(
  'licenses',

  allow('a learner gets his licence', getOwn)
    .vary(onlyFor(getOwn, 'admin'))
    .deny('another’s', { path: 'licenses/other_full' }),
  allow('an administrator finds no licence', {
    by: 'admin',
    method: 'get',
    path: 'licenses/no-access_full',
  }).deny('nor does the learner who has none', { by: 'no-access' }),

  allow('a learner lists his licences', listOwn)
    .vary(onlyFor(listOwn, 'admin'))
    .deny('without a filter', { where: undefined })
    .deny('another’s', { where: ['userId', 'other'] })
    .deny('by another field', { where: ['productId', 'full'] }),
  allow('an administrator lists licences', listAll).vary(onlyFor(listAll)),

  allow('an administrator creates a licence', create)
    .vary(
      onlyFor(create),
      fields(create, {
        userId: oneOf(),
        productId: oneOf(),
        isActive: boolean,
        expiresAt: time,
        orderId,
        createdAt: serverTime,
        updatedAt: serverTime,
      }),
      restricted({ price: 0 }),
    )
    .allow('for the tests', { everywhere: ['full', 'tests'] })
    .deny('for an unknown product', { everywhere: ['full', 'gold'] })
    .deny('of another product than its id says', { set: { productId: 'tests' } })
    .deny('of another learner than its id says', { set: { userId: 'other' } })
    .deny('under an id of its own', { path: 'licenses/XyZ1' }),

  allow('an administrator prolongs a licence', prolong)
    .vary(
      onlyFor(prolong),
      fields(prolong, {
        userId: oneOf(),
        productId: oneOf(),
        isActive: boolean,
        expiresAt: time,
        orderId,
        updatedAt: serverTime,
      }),
      restricted({ price: 0, createdAt: serverTimestamp(), productId: 'tests' }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and deletes it', { method: 'delete' }),
);
