import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { fields, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'questionTags/practice',
  data: { tags: '{"behöver bild":["tomgang"]}', updatedAt: serverTimestamp() },
};

const create: Request = { ...update, method: 'create', path: 'questionTags/theory' };

// its data are those of an update
const get: Request = { ...update, method: 'get' };

const expected = { tags: text(2, limits.tagsLength), updatedAt: serverTime };

export const questionTags = table(
  'questionTags',

  // what administrators call a question is not for learners
  allow('an administrator gets the tags', get)
    .vary(onlyFor(get))
    .deny('deletes them', { method: 'delete' }),

  allow('an administrator tags the first question of a kind', create)
    .vary(onlyFor(create), fields(create, expected), restricted({ owner: 'admin' }))
    .deny('of a kind that is not there', { path: 'questionTags/exam' }),
  allow('an administrator tags another question', update)
    .vary(onlyFor(update), fields(update, expected), restricted({ owner: 'admin' }))
    .deny('without a new time of change', { without: 'updatedAt' }),
);
