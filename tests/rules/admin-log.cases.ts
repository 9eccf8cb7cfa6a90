import { serverTimestamp } from 'firebase/firestore';

import { askersId } from './support/actors';
import { fields, oneOf, serverTime } from './support/fields';
import { entryAbout, withEntry } from './support/logged';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  within,
  type Request,
} from './support/requests';

const get: Request = {
  by: 'admin',
  method: 'get',
  path: 'adminLog/first',
  data: { action: 'nothing', actor: askersId, at: serverTimestamp() },
};

const list: Request = { by: 'admin', method: 'list', path: 'adminLog' };

/** A change that an entry can be about. */
const change: Request = {
  by: 'admin',
  method: 'update',
  path: 'products/full',
  data: { price: 1499, updatedAt: serverTimestamp() },
};

const write = withEntry(change, 'changeProduct');

const entry = entryAbout(change, 'changeProduct');

const removeCategory: Request = {
  by: 'admin',
  method: 'delete',
  path: 'practiceCategories/miljo',
};

/** What needs no entry, with one that could say anything. */
const deletedContent = {
  removed: { method: 'delete', path: 'practiceCategories/miljo' },
  about: entryAbout(removeCategory, 'revokeAdmin'),
} as const;

export const adminLog = table(
  'adminLog',

  allow('an administrator gets an entry', get)
    .vary(onlyFor(get))
    .deny('changes it', { method: 'update' })
    .deny('deletes it', { method: 'delete' }),
  allow('an administrator lists entries', list).vary(onlyFor(list)),

  allowBatch('an administrator writes an entry about what he does', write)
    .vary(
      onlyFor(write),
      within(
        'entry',
        fields(entry, {
          actor: oneOf(),
          action: oneOf(),
          target: oneOf(),
          at: serverTime,
        }),
        restricted({ note: 'more' }),
      ),
    )
    .deny('about what he does not do', { leaveOut: 'change' })
    .deny('about another document', {
      write: 'entry',
      change: { set: { target: 'products/tests' } },
    })
    .deny('about what is no document', { write: 'entry', change: { set: { target: 'products' } } })
    .deny('about something below the document', {
      write: 'entry',
      change: { set: { target: 'products/full/more/1' } },
    })
    .deny('in the name of another', { write: 'entry', change: { set: { actor: 'second' } } })
    .deny('under the id of another', {
      write: 'entry',
      change: { path: 'adminLog/second_change-1' },
    })
    .deny('under an id without his name', { write: 'entry', change: { path: 'adminLog/change-1' } })
    .deny('under the id of another change', {
      write: 'entry',
      change: { path: 'adminLog/admin_change-2' },
    })
    .deny('twice', {
      and: { again: { ...entry, path: 'adminLog/admin_change-2' } },
    })
    .deny('about the deletion of content', { and: deletedContent })
    .deny('and another about the last change of another document', {
      and: {
        again: {
          ...entry,
          path: 'adminLog/admin_granted',
          data: { ...entry.data, target: 'admins/deactivated-admin' },
        },
      },
    })
    .deny('about the change before', { given: { 'products/full': { changeId: 'change-1' } } }),
);
