import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { curveOutcomes } from '../../src/domain/outcome/calibration';
import { actors } from './support/actors';
import { fields, integer, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const path = 'outcomeStatistics/curve';

const get: Request = { by: 'visitor', method: 'get', path };

const update: Request = {
  by: 'admin',
  method: 'update',
  path,
  data: { tenths: '[{"from":0.8}]', count: 345, updatedAt: serverTimestamp() },
};

const create: Request = { ...update, method: 'create', given: { [path]: null } };

const remove: Request = { by: 'admin', method: 'delete', path };

const expected = {
  tenths: text(2, limits.curveLength),
  count: integer(curveOutcomes, 1_000_000),
  updatedAt: serverTime,
};

const extra = { userId: 'full' };

export const outcomeStatistics = table(
  'outcomeStatistics',

  allow('anybody sees how well outcomes were foretold', get)
    .vary(onlyFor(get, ...actors))
    .deny('lists more', { method: 'listGroup' }),
  allow('an administrator publishes the curve', create)
    .vary(onlyFor(create), fields(create, expected), restricted(extra))
    .deny('under another name', { path: 'outcomeStatistics/mine' }),
  allow('an administrator publishes it anew', update).vary(
    onlyFor(update),
    fields(update, expected),
    restricted(extra),
  ),
  allow('an owner takes the curve back', remove).vary(onlyFor(remove)),
);
