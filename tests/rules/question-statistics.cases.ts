import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { fields, integer, serverTime } from './support/fields';
import { longText } from './support/learner-data';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'questionStatistics/miljo';

const list: Request = { by: 'admin', method: 'list', path: 'questionStatistics' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'questionStatistics/trafik',
  data: {
    figures: '{"category":"Trafik","questions":[]}',
    alarms: 0,
    updatedAt: serverTimestamp(),
  },
};

const update: Request = { ...create, method: 'update', path };

const remove: Request = { by: 'admin', method: 'delete', path };

const expected = {
  figures: longText(limits.questionStatisticsBytes),
  alarms: { ...integer(0, 10_000), optional: true },
  updatedAt: serverTime,
};

/** Nothing beside the figures: whose answers they come from least of all. */
const extra = { userId: 'full', learners: ['full'] };

export const questionStatistics = table(
  'questionStatistics',

  allow('an administrator lists what questions are like', list).vary(onlyFor(list)),
  allow('an administrator stores the figures of a category', create).vary(
    onlyFor(create),
    fields(create, expected),
    restricted(extra),
  ),
  allow('an administrator stores the figures anew', update)
    .vary(onlyFor(update), fields(update, expected), restricted(extra))
    .deny('without a new time of change', { without: 'updatedAt' }),
  allow('an administrator removes the figures of a category', remove).vary(onlyFor(remove)),
);
