import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { boolean, fields, integer, optional, serverTime } from './support/fields';
import { longText, onlyActive } from './support/learner-data';
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
    answers: '{"miljo":{"questions":{"tomgang":"1.1;"},"days":"20777:1.1"}}',
    marks: '{"2026-11":"AAAAAA"}',
    sessions: 1,
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { ...create, method: 'update', path };

const saysNo: Request = {
  by: 'full',
  method: 'update',
  path,
  data: { isShared: false, updatedAt: serverTimestamp() },
};

const expected = {
  answers: longText(limits.learningAnswersBytes),
  marks: longText(limits.learningMarksBytes),
  sessions: integer(0, limits.learningSessions),
  updatedAt: serverTime,
};

/** Of who has no access: the first questions and the free signs are for all. */
const createWithout: Request = { ...create, by: 'expired', path: 'users/expired/learning/1' };

/** What a document held while answers were a map, and what it never held. */
const extra = { categories: {}, share: 1 };

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
    .vary(onlyFor(create), fields(create, expected), restricted(extra), onlyActive)
    .allow('the third', { path: 'users/full/learning/2' })
    .deny('a fourth', { path: 'users/full/learning/3' })
    .deny('for another', { path: 'users/other/learning/1' }),

  allow('a learner without access starts a document of learning data', createWithout)
    .deny('for another', { path: 'users/full/learning/1' })
    .deny('without a time', { without: 'updatedAt' }),

  allow('a learner goes on in his learning data', update)
    .vary(onlyFor(update), fields(update, expected), restricted(extra), onlyActive)
    .deny('without a new time of change', { without: 'updatedAt' }),

  allow('a learner says that his first answers are not shared', saysNo)
    .vary(onlyFor(saysNo), onlyActive)
    .vary(fields(saysNo, { isShared: optional({ ...boolean, takes: {} }) }))
    .deny('that they are, which is said by saying nothing', { set: { isShared: true } }),

  allow('a learner deletes his learning data', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/learning/0' }),
);
