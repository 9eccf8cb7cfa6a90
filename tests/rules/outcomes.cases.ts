import { serverTimestamp } from 'firebase/firestore/lite';

import { examIds } from '../../src/domain/exam/exam-id';
import { limits } from '../../src/domain/limits';
import { boolean, fields, integer, oneOf, serverTime } from './support/fields';
import { onlyActive } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'outcomes/full_B_0';

const list: Request = { by: 'full', method: 'list', path: 'outcomes', where: ['userId', 'full'] };

const compare: Request = {
  by: 'admin',
  method: 'list',
  path: 'outcomes',
  where: ['isShared', true],
  limit: limits.listedOutcomes,
};

const remove: Request = { by: 'full', method: 'delete', path };

const point = { area: 'miljo', right: 3, scored: 5 };

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'outcomes/full_B_1',
  data: {
    userId: 'full',
    examId: 'B',
    number: 1,
    testOn: '2026-08-20',
    isPassed: true,
    points: [point],
    total: 52,
    chance: 0.81,
    modelVersion: 2,
    isShared: false,
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { ...create, method: 'update', path, data: { ...create.data, number: 0 } };

const expected = {
  userId: oneOf(),
  examId: oneOf(),
  number: { takes: {}, refuses: { 'a text': '1', 'a fraction': 1.5, null: null }, optional: false },
  testOn: {
    takes: { 'another day': '2026-10-01' },
    refuses: { 'a time': '2026-11-20T10:00', 'no day': '', 'a number': 7, null: null },
    optional: false,
  },
  isPassed: boolean,
  points: {
    takes: { none: [], five: Array.from({ length: limits.planPoints }, () => point) },
    refuses: {
      'one more than a test has': Array.from({ length: limits.planPoints + 1 }, () => point),
      'more right than could be had': [{ ...point, right: 6 }],
      'with 900 kB at the end': [
        point,
        point,
        point,
        point,
        { ...point, area: 'x'.repeat(900_000) },
      ],
      'a map': { 0: point },
      'an empty map': {},
      'a text': 'miljo',
      null: null,
    },
    optional: false,
  },
  total: {
    takes: { none: 0, 'a whole test': limits.examQuestions, unknown: null },
    refuses: {
      'less than none': -1,
      'more than a whole test': limits.examQuestions + 1,
      'part of a point': 51.5,
      'a text': '52',
      'a list': [52],
    },
    optional: true,
  },
  chance: {
    takes: { none: 0, certain: 1, unknown: null },
    refuses: {
      'less than none': -0.01,
      'more than certain': 1.01,
      'a text': '0.5',
      'a list': [0.5],
    },
    optional: false,
  },
  modelVersion: integer(1, 1000),
  isShared: boolean,
  updatedAt: serverTime,
};

const extra = { letter: 'x'.repeat(1000), email: 'full@example.se' };

export const outcomes = table(
  'outcomes',

  allow('a learner lists how his tests went', list)
    .vary(onlyFor(list))
    .deny('another’s', { where: ['userId', 'other'] })
    .deny('everybody’s', { where: undefined }),
  allow('an administrator compares what learners share', compare)
    .vary(onlyFor(compare))
    .deny('more than a page', { limit: limits.listedOutcomes + 1 })
    .deny('what they do not share', { where: ['isShared', false] })
    .deny('shared or not', { where: undefined }),

  allow('a learner says how a test went', create)
    .vary(
      onlyFor(create),
      fields(create, expected),
      restricted(extra),
      onlyActive,
      examIds
        .filter((id) => id !== 'B')
        .map((id) => ({
          name: `of ${id}`,
          outcome: 'allow' as const,
          change: { everywhere: ['B', id] as const },
        })),
    )
    .deny('of a kind that there is not', { everywhere: ['B', 'AM'] })
    .deny('under an id of his own choice', { path: 'outcomes/mine' })
    .deny('where another would', { path: 'outcomes/other_B_1' })
    .deny('under another number', { path: 'outcomes/full_B_2' })
    .allow('as the last that there is room for', { everywhere: ['1', '9'] })
    .deny('after the last', { everywhere: ['1', '10'] })
    .deny('before the first', { everywhere: ['1', '-1'] }),
  allow('a learner changes what he has said', update)
    .vary(onlyFor(update), fields(update, expected), restricted(extra), onlyActive)
    .deny('without a new time of change', { without: 'updatedAt' }),
  allow('a learner takes it back', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'outcomes/other_B_0' }),
);
