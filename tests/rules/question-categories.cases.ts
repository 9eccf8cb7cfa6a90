import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { actors } from './support/actors';
import { fields, integer, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const get: Request = { by: 'visitor', method: 'get', path: 'questionCategories/vagmarken' };

const list: Request = { by: 'visitor', method: 'list', path: 'questionCategories' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'questionCategories/halka',
  data: {
    name: 'halt väglag',
    price: 99,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'questionCategories/vagmarken',
  data: { price: 149, updatedAt: serverTimestamp() },
};

const remove: Request = { by: 'admin', method: 'delete', path: 'questionCategories/vagmarken' };

const content = { price: integer(1, limits.priceMax), updatedAt: serverTime };

export const questionCategories = table(
  'questionCategories',

  allow('a visitor gets a category', get).vary(onlyFor(get, ...actors)),
  allow('a visitor lists categories', list).vary(onlyFor(list, ...actors)),

  allow('an administrator creates a category', create)
    .vary(
      onlyFor(create),
      fields(create, {
        ...content,
        name: text(1, limits.categoryNameLength),
        createdAt: serverTime,
      }),
      restricted({ owner: 'admin' }),
    )
    .deny('with a capital', { set: { name: 'Halt väglag' } })
    .deny('with a space before its name', { set: { name: ' halt väglag' } })
    .deny('with a space after its name', { set: { name: 'halt väglag ' } }),

  allow('an administrator changes a category’s price', update)
    .vary(
      onlyFor(update),
      fields(update, content),
      restricted({ name: 'halka', owner: 'admin', createdAt: serverTimestamp() }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } }),

  allow('an administrator deletes a category', remove).vary(onlyFor(remove)),
);
