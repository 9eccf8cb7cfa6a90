import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { fields, serverTime } from './support/fields';
import { longText, onlyActive } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'users/full/saved/questions';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/saved' };

const remove: Request = { by: 'full', method: 'delete', path };

const create: Request = {
  by: 'full',
  method: 'create',
  path,
  given: { [path]: null },
  data: {
    bookmarks: '{"tomgang":{"categoryId":"miljo","isSaved":true,"at":1}}',
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { by: 'full', method: 'update', path, data: { ...create.data } };

const expected = { bookmarks: longText(limits.savedBytes), updatedAt: serverTime };

/** What the document held while bookmarks were a map, and what it never held. */
const extra = { questions: {}, share: 1 };

export const saved = table(
  'saved',

  allow('a learner gets his bookmarks', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/saved/questions' }),
  allow('a learner lists his bookmarks', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/saved' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner saves his first question', create)
    .vary(onlyFor(create), fields(create, expected), restricted(extra), onlyActive)
    .deny('in a document of its own', { path: 'users/full/saved/vajning' })
    .deny('for another', { path: 'users/new/saved/questions' }),

  allow('a learner saves another question', update)
    .vary(onlyFor(update), fields(update, expected), restricted(extra), onlyActive)
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner deletes his bookmarks', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/saved/questions' }),
);
