import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { readers } from './access-cases';
import { fields, oneOf, serverTime } from './support/fields';
import { longText } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const get: Request = { by: 'full', method: 'get', path: 'questionPacks/miljo' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'questionPacks/import-0',
  data: {
    contentVersion: 1,
    questions: '[{"id":"tomgang","question_text":"Vad är tomgång?"}]',
    updatedAt: serverTimestamp(),
  },
};

const update: Request = {
  ...create,
  method: 'update',
  path: 'questionPacks/miljo',
  given: { 'questionPacks/miljo': { contentVersion: 0 } },
};

const remove: Request = {
  by: 'admin',
  method: 'delete',
  path: 'questionPacks/miljo',
  given: { 'questionPacks/miljo': { contentVersion: 0 } },
};

const expected = {
  contentVersion: oneOf(1),
  questions: longText(limits.packBytes),
  updatedAt: serverTime,
};

export const questionPacks = table(
  'questionPacks',

  allow('a learner with access gets all questions of a category', get).vary(
    onlyFor(get, ...readers, 'admin'),
  ),

  allow('an administrator packs the questions of a category', create)
    .vary(onlyFor(create), fields(create, expected), restricted({ size: 1 }))
    .deny('that is not there', { path: 'questionPacks/gone' }),

  allow('an administrator packs what has changed', update)
    .vary(onlyFor(update), fields(update, expected), restricted({ size: 1 }))
    .deny('under a new version, which is to come', { set: { contentVersion: 2 } })
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('of the version that is packed', {
      given: { 'questionPacks/miljo': { contentVersion: 1 } },
    }),

  allow('an administrator removes what has become too large', remove)
    .vary(onlyFor(remove))
    .deny('and is up to date', { given: { 'questionPacks/miljo': { contentVersion: 1 } } })
    .allow('of a category that is gone', { given: { 'practiceCategories/miljo': null } }),
);
