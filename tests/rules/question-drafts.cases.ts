import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { create as createQuestion } from './questions.cases';
import { fields, oneOf, serverTime, text } from './support/fields';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  type Batch,
  type Request,
} from './support/requests';

const draft = 'questionDrafts/hastighet';

const list: Request = { by: 'admin', method: 'list', path: 'questionDrafts' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'questionDrafts/avgaser',
  data: { kind: 'practice', fields: '{"text":"Vad renar"}', updatedAt: serverTimestamp() },
};

const update: Request = { ...create, method: 'update', path: draft };

const remove: Request = { by: 'admin', method: 'delete', path: draft };

// its data are those of an update
const get: Request = { ...update, method: 'get' };

const expected = {
  kind: oneOf('practice', 'theory'),
  fields: text(2, limits.draftLength),
  updatedAt: serverTime,
};

/** A draft becomes a question, under its id. */
const publish: Batch = {
  by: 'admin',
  writes: {
    draft: { method: 'delete', path: draft },
    question: {
      method: 'create',
      path: 'questions/hastighet',
      data: { ...createQuestion.data },
    },
  },
};

export const questionDrafts = table(
  'questionDrafts',

  // what is not asked yet is no learner's
  allow('an administrator gets a draft', get).vary(onlyFor(get)),
  allow('an administrator lists the drafts', list).vary(onlyFor(list)),

  allow('an administrator saves a new draft', create).vary(
    onlyFor(create),
    fields(create, expected),
    restricted({ owner: 'admin' }),
  ),
  allow('an administrator goes on with a draft', update)
    .vary(onlyFor(update), fields(update, expected), restricted({ owner: 'admin' }))
    .deny('without a new time of change', { without: 'updatedAt' }),
  allow('an administrator throws a draft away', remove).vary(onlyFor(remove)),

  allowBatch('an administrator publishes a draft', publish)
    .vary(onlyFor(publish))
    .deny('that is no question', { write: 'question', change: { without: 'question_text' } }),
);
