import { serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { fields, serverTime } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const get: Request = { by: 'full', method: 'get', path: 'users/full/progress/miljo' };

const list: Request = { by: 'full', method: 'list', path: 'users/full/progress' };

const remove: Request = { by: 'full', method: 'delete', path: 'users/full/progress/miljo' };

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/progress/vagmarken',
  data: { questions: { stopp: { right: true } }, updatedAt: serverTimestamp() },
};

const update: Request = { ...create, method: 'update', path: 'users/full/progress/miljo' };

function answers(count: number): Record<string, boolean> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`q${String(index)}`, true]),
  );
}

/** A map of answers by question, no larger than the limit. */
const questions = {
  takes: { empty: {}, 'at the limit': answers(limits.progressQuestions) },
  refuses: {
    'one above the limit': answers(limits.progressQuestions + 1),
    'a list': ['stopp'],
    'a text': 'stopp',
    null: null,
  },
  optional: false,
};

export const progress = table(
  'progress',

  allow('a learner gets his progress', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/progress/miljo' }),
  allow('a learner lists his progress', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/progress' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner starts a category', create)
    .vary(
      onlyFor(create),
      fields(create, { questions, updatedAt: serverTime }),
      restricted({ share: 1 }),
    )
    .deny('for another', { path: 'users/other/progress/vagmarken' }),

  allow('a learner goes on in a category', update)
    .vary(
      onlyFor(update),
      fields(update, { questions, updatedAt: serverTime }),
      restricted({ share: 1 }),
    )
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner deletes his progress', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/progress/miljo' }),
);
