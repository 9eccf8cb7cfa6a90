import { serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { fields, serverTime } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'users/full/learning/0';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/learning' };

const remove: Request = { by: 'full', method: 'delete', path };

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/learning/1',
  data: {
    categories: { miljo: { questions: { tomgang: '1.1;' }, days: '20777:1.1' } },
    marks: { '2026-11': 'AAAAAA' },
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { ...create, method: 'update', path };

/** A map with at most so many entries. */
function map(most: number) {
  const entries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${String(index)}`, 'x']));
  return {
    takes: { empty: {}, 'at the limit': entries(most) },
    refuses: {
      'one above the limit': entries(most + 1),
      'a list': ['x'],
      'a text': 'x',
      null: null,
    },
    optional: false,
  };
}

const expected = {
  categories: map(limits.learningCategories),
  marks: map(limits.learningMonths),
  updatedAt: serverTime,
};

export const learning = table(
  'learning',

  allow('a learner gets his learning data', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/learning/0' }),
  allow('a learner lists his learning data', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/learning' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner starts a document of learning data', create)
    .vary(onlyFor(create), fields(create, expected), restricted({ share: 1 }))
    .allow('the third', { path: 'users/full/learning/2' })
    .deny('a fourth', { path: 'users/full/learning/3' })
    .deny('for another', { path: 'users/other/learning/1' }),

  allow('a learner goes on in his learning data', update)
    .vary(onlyFor(update), fields(update, expected), restricted({ share: 1 }))
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner deletes his learning data', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/learning/0' }),
);
