import { serverTimestamp } from 'firebase/firestore/lite';

import { examAreas } from '../../src/domain/exam/exam-area';
import { licenceTypes } from '../../src/domain/licence-type';
import { limits } from '../../src/domain/limits';
import { categoryColors, categoryIcons } from '../../src/domain/practice/category';
import { actors } from './support/actors';
import { fields, integer, oneOf, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const get: Request = { by: 'visitor', method: 'get', path: 'practiceCategories/miljo' };

const list: Request = { by: 'visitor', method: 'list', path: 'practiceCategories' };

/** An administrator creates a category. */
export const create = {
  by: 'admin',
  method: 'create',
  path: 'practiceCategories/vagmarken',
  given: { 'questionPacks/vagmarken': null },
  data: {
    name: 'Vägmärken',
    description: 'Märken och deras betydelse',
    price: 99,
    icon: 'Target',
    color: 'bg-primary',
    licence_type: 'B',
    exam_area: 'trafikregler',
    order: 1,
    questionCount: 5,
    contentVersion: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
} as const satisfies Request;

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'practiceCategories/miljo',
  data: { name: 'Miljö och ekonomi', updatedAt: serverTimestamp() },
};

const remove: Request = { by: 'admin', method: 'delete', path: 'practiceCategories/miljo' };

/** Another licence, for a category that has no questions. */
const relicense: Request = {
  ...update,
  data: { licence_type: 'MC', updatedAt: serverTimestamp() },
  given: { 'practiceCategories/miljo': { questionCount: 0 } },
};

/** The category of old that says no licence, which is B, with the question that it has. */
const unlicensed: Request = {
  ...update,
  path: 'practiceCategories/unlicensed',
  data: { licence_type: 'B', updatedAt: serverTimestamp() },
};

/** The category of old that says no count, which is none, for another licence. */
const uncounted: Request = {
  ...update,
  path: 'practiceCategories/uncounted',
  data: { licence_type: 'MC', questionCount: 0, updatedAt: serverTimestamp() },
};

const licence = { licence_type: oneOf(...licenceTypes) };

const content = {
  name: text(1, limits.categoryNameLength),
  description: text(1, limits.categoryDescriptionLength),
  price: integer(0, limits.priceMax),
  icon: oneOf(...categoryIcons),
  color: oneOf(...categoryColors),
  exam_area: oneOf(...examAreas),
  order: integer(0, limits.orderMax),
  questionCount: integer(0, 1_000_000),
  contentVersion: integer(1, 2),
  updatedAt: serverTime,
};

export const practiceCategories = table(
  'practiceCategories',

  allow('a visitor gets a category', get).vary(onlyFor(get, ...actors)),
  allow('a visitor lists categories', list).vary(onlyFor(list, ...actors)),

  allow('an administrator creates a category', create)
    .vary(
      onlyFor(create),
      fields(create, {
        ...content,
        ...licence,
        contentVersion: integer(0, 1),
        createdAt: serverTime,
      }),
      restricted({ owner: 'admin' }),
    )
    .deny('of which a pack is left', {
      given: { 'questionPacks/vagmarken': { contentVersion: 9 } },
    }),

  allow('an administrator changes a category', update)
    .vary(
      onlyFor(update),
      fields(update, content),
      restricted({ owner: 'admin', createdAt: serverTimestamp() }),
    )
    .deny('without a new time of change', { without: 'updatedAt' })
    .deny('and its creation', { set: { createdAt: inMinutes(-60) } }),

  allow('an administrator gives a category without questions another licence', relicense)
    .vary(fields(relicense, licence))
    .deny('that has a question', { given: { 'practiceCategories/miljo': { questionCount: 1 } } }),

  allow('an administrator changes a category that says no licence', unlicensed).deny(
    'to be for another than B',
    { set: { licence_type: 'MC' } },
  ),

  allow('an administrator gives a category that says no count another licence', uncounted).deny(
    'and still no count',
    { without: 'questionCount' },
  ),

  allow('an administrator deletes a category', remove).vary(onlyFor(remove)),
);
