import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { fields, oneOf, serverTime } from './support/fields';
import { longText, onlyActive } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'firstAnswers/full_0';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = {
  by: 'full',
  method: 'list',
  path: 'firstAnswers',
  where: ['userId', 'full'],
};

const count: Request = {
  by: 'admin',
  method: 'list',
  path: 'firstAnswers',
  limit: limits.listedFirstAnswers,
};

const remove: Request = { by: 'full', method: 'delete', path };

const create: Request = {
  by: 'full',
  method: 'create',
  path: 'firstAnswers/full_1',
  data: {
    userId: 'full',
    answers: '{"miljo":{"tomgang":"1c"}}',
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { ...create, method: 'update', path };

const expected = {
  userId: oneOf(),
  answers: longText(limits.firstAnswersBytes),
  updatedAt: serverTime,
};

/** What a learner's own data says of an answer, and nobody else is to know. */
const extra = { times: '{}', confidence: 'sure', isShared: true };

export const firstAnswers = table(
  'firstAnswers',

  allow('a learner gets his first answers', get)
    .vary(onlyFor(get))
    .allow('that are not there', { path: 'firstAnswers/full_1' })
    .allow('the third', { path: 'firstAnswers/full_2' })
    .deny('a fourth', { path: 'firstAnswers/full_3' })
    .deny('another’s', { path: 'firstAnswers/other_0' }),
  allow('a learner lists his first answers', list)
    .vary(onlyFor(list))
    .deny('another’s', { where: ['userId', 'other'] })
    .deny('everybody’s', { where: undefined }),
  allow('an administrator reads a page of first answers', count)
    .vary(onlyFor(count))
    .deny('more than a page', { limit: limits.listedFirstAnswers + 1 })
    .deny('all of them', { limit: undefined }),

  allow('a learner hands out his first answers', create)
    .vary(onlyFor(create), fields(create, expected), restricted(extra), onlyActive)
    .allow('the third', { path: 'firstAnswers/full_2' })
    .deny('a fourth', { path: 'firstAnswers/full_3' })
    .deny('under an id of his own choice', { path: 'firstAnswers/mine' })
    .deny('where another would', { path: 'firstAnswers/other_1' }),
  allow('a learner answers more', update)
    .vary(onlyFor(update), fields(update, expected), restricted(extra), onlyActive)
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner takes his first answers back', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'firstAnswers/other_0' }),
);
