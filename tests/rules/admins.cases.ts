import { serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { emailOf } from './access-cases';
import { askersId } from './support/actors';
import { fields, oneOf, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const getOwn: Request = { by: 'admin', method: 'get', path: 'admins/admin' };

const list: Request = { by: 'admin', method: 'list', path: 'admins' };

const grant: Request = {
  by: 'admin',
  method: 'create',
  path: 'admins/full',
  data: { email: emailOf('full'), grantedAt: serverTimestamp(), grantedBy: askersId },
};

const withdraw: Request = {
  by: 'admin',
  method: 'delete',
  path: 'admins/second',
  data: { email: 'other@example.se' },
};

export const admins = table(
  'admins',

  allow('an administrator gets his own role', getOwn)
    .vary(onlyFor(getOwn))
    .allow('another’s', { path: 'admins/second' }),
  allow('a learner finds that he has no role', {
    by: 'full',
    method: 'get',
    path: 'admins/full',
  }).deny('asks about an administrator', { path: 'admins/admin' }),
  allow('an administrator lists administrators', list).vary(onlyFor(list)),

  allow('an administrator grants the role', grant).vary(
    onlyFor(grant),
    fields(grant, {
      email: text(3, limits.emailLength),
      grantedAt: serverTime,
      grantedBy: oneOf(),
    }),
    restricted({ role: 'owner', grantedBy: 'second' }),
  ),

  allow('an administrator takes the role from another', withdraw)
    .vary(onlyFor(withdraw))
    .deny('from himself', { path: 'admins/admin' })
    .deny('changes it', { method: 'update' }),
);
