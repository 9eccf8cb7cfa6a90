import { serverTimestamp } from 'firebase/firestore/lite';

import { examAreas } from '../../src/domain/exam/exam-area';
import { examIds } from '../../src/domain/exam/exam-id';
import { planSchema } from '../../src/domain/learning/plan';
import { limits } from '../../src/domain/limits';
import { fields, oneOf, serverTime } from './support/fields';
import { onlyActive } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'users/full/plans/B';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/plans' };

const remove: Request = { by: 'full', method: 'delete', path };

const point = { area: 'miljo', right: 3, scored: 5 };

const points = (count: number) => Array.from({ length: count }, () => point);

/** As many of the areas as a plan can have. */
const areasFrom = (start: number) => examAreas.slice(start, start + limits.planPoints);

/** As many points as a plan can have, with another value at a place. */
const withAt = (place: number, other: unknown) =>
  areasFrom(0).map((area, index) => (index === place ? other : { ...point, area }));

/** A wrong one in each place: the conditions go through them one by one. */
const wrongAt = Object.fromEntries(
  areasFrom(0).map((area, place) => [
    `wrong at ${String(place)}`,
    withAt(place, { ...point, area, right: 6 }),
  ]),
);

const most = limits.examQuestions;
const last = limits.planPoints - 1;

const foretold = { on: '2026-12-09', chance: 0.81, modelVersion: 2 };

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'users/full/plans/MC',
  data: {
    startedOn: '2026-11-20',
    testOn: '2026-12-10',
    source: 'letter',
    points: points(5),
    foretold,
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
    takes: {
      'one area': points(1),
      'the first areas': areasFrom(0).map((area) => ({ ...point, area })),
      'the other areas': areasFrom(limits.planPoints).map((area) => ({ ...point, area })),
      'with nothing right': [{ ...point, right: 0 }],
      'with everything right': [{ ...point, right: 5 }],
      'of a whole test': [{ ...point, right: most, scored: most }],
      'of an area without points': [{ ...point, right: 0, scored: 0 }],
    },
    refuses: {
      ...wrongAt,
      'no area': [],
      'one more than a test has': points(limits.planPoints + 1),
      'with 900 kB more': [{ ...point, note: 'x'.repeat(900_000) }],
      'with 900 kB at the end': withAt(last, { ...point, area: 'x'.repeat(900_000) }),
      'in an area that there is not': [{ ...point, area: 'motorvag' }],
      'without an area': [{ right: 3, scored: 5 }],
      'without what is right': [{ area: 'miljo', scored: 5 }],
      'without what could be had': [{ area: 'miljo', right: 3 }],
      'with less than nothing right': [{ ...point, right: -1 }],
      'with more right than could be had': [{ ...point, right: 6 }],
      'with part of a point': [{ ...point, right: 2.5 }],
      'of part of a point': [{ ...point, scored: 5.5 }],
      'of more than a whole test': [{ ...point, scored: most + 1 }],
      'with texts for numbers': [{ ...point, right: '3' }],
      'of texts': ['miljo'],
      'a map': { miljo: point },
      'a map by number': { 0: point },
      'a text': 'miljo',
      null: null,
    },
    optional: false,
  },
  foretold: {
    takes: {
      certain: { ...foretold, chance: 1 },
      'of no chance': { ...foretold, chance: 0 },
      'by the first model': { ...foretold, modelVersion: 1 },
      'by the last model': { ...foretold, modelVersion: 1000 },
    },
    refuses: {
      'more than certain': { ...foretold, chance: 1.01 },
      'less than none': { ...foretold, chance: -0.01 },
      'a text for the chance': { ...foretold, chance: '0.5' },
      'an unknown chance': { ...foretold, chance: null },
      'by no model': { ...foretold, modelVersion: 0 },
      'by one model too many': { ...foretold, modelVersion: 1001 },
      'on a time': { ...foretold, on: '2026-12-09T10:00' },
      'without a day': { chance: 0.81, modelVersion: 2 },
      'without a chance': { on: '2026-12-09', modelVersion: 2 },
      'without a model': { on: '2026-12-09', chance: 0.81 },
      'with 900 kB more': { ...foretold, note: 'x'.repeat(900_000) },
      'a list': [foretold],
      'a text': '0.81',
      null: null,
    },
    optional: true,
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
      onlyActive,
      others.map((id) => ({
        name: `for ${id}`,
        outcome: 'allow' as const,
        change: { path: `users/full/plans/${id}` },
      })),
    )
    .deny('for a test that there is not', { path: 'users/full/plans/AM' })
    .deny('for another', { path: 'users/other/plans/MC' }),

  allow('a learner changes his plan', update)
    .vary(onlyFor(update), fields(update, expected), restricted({ share: 1 }), onlyActive)
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner deletes his plan', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/plans/B' }),
);
