import { serverTimestamp } from 'firebase/firestore/lite';

import { noteLength } from '../../src/domain/admin/customer-note';
import { askersId } from './support/actors';
import { fields, oneOf, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const note = 'customerNotes/first';

const get: Request = { by: 'admin', method: 'get', path: note };

const list: Request = { by: 'admin', method: 'list', path: 'customerNotes' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'customerNotes/second',
  data: {
    userId: 'full',
    text: 'Ringde om kvittot.',
    author: askersId,
    createdAt: serverTimestamp(),
  },
};

const remove: Request = { by: 'admin', method: 'delete', path: note, data: { text: 'Annat.' } };

/** With the account that it is about. */
const removeWithAccount: Request = {
  by: 'full',
  method: 'delete',
  path: note,
  given: { 'profiles/full': null, 'profiles/other': null },
};

export const customerNotes = table(
  'customerNotes',
  allow('an administrator gets a note', get).vary(onlyFor(get, 'full')),
  allow('an administrator lists the notes', list).vary(onlyFor(list)),
  allow('a learner lists what is noted about him', {
    ...list,
    by: 'full',
    where: ['userId', 'full'],
  }).deny('about another', { where: ['userId', 'other'] }),
  allow('an administrator notes something about a customer', create)
    .vary(
      onlyFor(create),
      fields(create, {
        userId: oneOf(),
        text: text(1, noteLength),
        author: oneOf(),
        createdAt: serverTime,
      }),
      restricted({ note: 'more', updatedAt: serverTimestamp() }),
    )
    .deny('in the name of another', { set: { author: 'second' } })
    .deny('about nobody', { given: { 'profiles/full': null } }),
  allow('an administrator deletes a note', remove)
    .vary(onlyFor(remove))
    .deny('or changes it', { method: 'update' }),
  allow('a learner deletes a note with his account', removeWithAccount)
    .deny('about another', { given: { [note]: { userId: 'other' } } })
    .deny('and keeps the account', { given: { 'profiles/full': {} } }),
);
