import { limits } from '../../src/domain/limits';
import { fields, integer, oneOf, text, time } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { seed } from './support/seed';
import { inMinutes } from './support/time';

const path = 'users/full/results/first';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/results' };

const remove: Request = { by: 'full', method: 'delete', path };

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/results/second',
  data: {
    kind: 'practice',
    categoryId: 'miljo',
    answered: 10,
    right: 8,
    startedAt: inMinutes(-20),
    finishedAt: inMinutes(-10),
  },
};

const createAllRight: Request = { ...create, data: { ...create.data, right: 10 } };

const repeat: Request = { by: 'full', method: 'update', path, data: { ...seed.get(path) } };

export const results = table(
  'results',

  allow('a learner gets his result', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/results/first' }),
  allow('a learner lists his results', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/results' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner stores a result', create)
    .vary(
      onlyFor(create),
      fields(create, {
        kind: oneOf('practice'),
        categoryId: text(1, 1500),
        right: integer(0, 10),
        startedAt: time,
        finishedAt: time,
      }),
      restricted({ grade: 'A' }),
    )
    .allow('of the longest session', { set: { answered: limits.resultQuestions } })
    .deny('of a longer session', { set: { answered: limits.resultQuestions + 1 } })
    .deny('of part of a question', { set: { answered: 10.5 } })
    .deny('of a text', { set: { answered: '10' } })
    .deny('without saying how long it was', { without: 'answered' })
    .deny('for another', { path: 'users/other/results/second' }),
  allow('a learner stores a result without a mistake', createAllRight).deny('of fewer answers', {
    set: { answered: 9 },
  }),
  allow('a learner stores a result without a right answer', {
    ...create,
    data: { ...create.data, answered: 1, right: 0 },
  }).deny('nor any answer', { set: { answered: 0 } }),

  allow('a learner stores a result again', repeat).vary(
    onlyFor(repeat),
    restricted({
      right: 9,
      answered: 11,
      kind: 'theory',
      categoryId: 'vagmarken',
      startedAt: inMinutes(-5),
      finishedAt: inMinutes(-5),
      grade: 'A',
    }),
  ),

  allow('a learner deletes a result', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/results/first' }),
);
