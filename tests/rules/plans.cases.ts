import { serverTimestamp } from 'firebase/firestore';

import { examAreas } from '../../src/domain/exam/exam-area';
import { examIds } from '../../src/domain/exam/exam-id';
import { planSchema } from '../../src/domain/learning/plan';
import { fields, oneOf, serverTime } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'users/full/plans/B';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/plans' };

const remove: Request = { by: 'full', method: 'delete', path };

const points = (count: number) =>
  Array.from({ length: count }, () => ({ area: 'miljo', right: 3, scored: 5 }));

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/plans/MC',
  data: {
    startedOn: '2026-11-20',
    testOn: '2026-12-10',
    source: 'letter',
    points: points(5),
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { ...create, method: 'update', path };

const date = {
  takes: { 'a date': '2027-01-31' },
  refuses: { 'a time': '2027-01-31T10:00', 'a number': 20_000, 'a text': 'i morgon', null: null },
  optional: false,
};

const expected = {
  startedOn: date,
  testOn: date,
  source: oneOf(...planSchema.shape.source.options),
  points: {
    takes: { 'one area': points(1), 'every area': points(examAreas.length) },
    refuses: {
      'no area': [],
      'one more than there are': points(examAreas.length + 1),
      'a map': { miljo: 3 },
      'a text': 'miljo',
      null: null,
    },
    optional: false,
  },
  updatedAt: serverTime,
};

/** The tests that have no plan in the seed, besides the one that is created. */
const others = examIds.filter((id) => id !== 'B' && id !== 'MC');

export const plans = table(
  'plans',

  allow('a learner gets his plan', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/plans/B' }),
  allow('a learner lists his plans', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/plans' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner makes a plan', create)
    .vary(
      onlyFor(create),
      fields(create, expected),
      restricted({ share: 1 }),
      others.map((id) => ({
        name: `for ${id}`,
        outcome: 'allow' as const,
        change: { path: `users/full/plans/${id}` },
      })),
    )
    .deny('for a test that there is not', { path: 'users/full/plans/AM' })
    .deny('for another', { path: 'users/other/plans/MC' }),

  allow('a learner changes his plan', update)
    .vary(onlyFor(update), fields(update, expected), restricted({ share: 1 }))
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner deletes his plan', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/plans/B' }),
);
