import { serverTimestamp } from 'firebase/firestore/lite';

import { emailOf } from './access-cases';
import { askersId } from './support/actors';
import { fields, oneOf, optional, serverTime } from './support/fields';
import { entryAbout, logged, onlyLogged, withEntry } from './support/logged';
import { allow, allowBatch, onlyFor, restricted, table, type Request } from './support/requests';

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

const changeRole: Request = {
  by: 'admin',
  method: 'update',
  path: 'admins/second',
  data: { role: 'editor' },
};

const roles = ['owner', 'editor', 'support', 'bookkeeper'];

export const admins = table(
  'admins',

  allow('an administrator gets his own role', getOwn)
    .vary(onlyFor(getOwn))
    .allow('another’s', { path: 'admins/second' }),
  ...(['deactivated-admin', 'admin-without-profile'] as const).map((by) =>
    allow(`the ${by} gets his own role`, { by, method: 'get', path: `admins/${by}` }).deny(
      'another’s',
      { path: 'admins/second' },
    ),
  ),
  allow('a learner finds that he has no role', {
    by: 'full',
    method: 'get',
    path: 'admins/full',
  }).deny('asks about an administrator', { path: 'admins/admin' }),
  allow('an administrator lists administrators', list).vary(onlyFor(list)),

  logged(
    'grantAdmin',
    allow('an administrator grants the role', grant).vary(
      onlyFor(grant),
      fields(grant, {
        email: oneOf(),
        role: optional(oneOf(...roles)),
        grantedAt: serverTime,
        grantedBy: oneOf(),
      }),
      restricted({ note: 'more', grantedBy: 'second', email: emailOf('other') }),
      [
        {
          name: 'to somebody without a profile',
          outcome: 'deny' as const,
          change: { path: 'admins/no-profile' },
        },
      ],
    ),
  ),
  onlyLogged('an administrator grants the role', grant, 'grantAdmin'),

  logged(
    'changeRole',
    allow('an administrator gives another one another role', changeRole)
      .vary(
        onlyFor(changeRole),
        fields(changeRole, { role: oneOf('editor', 'support', 'bookkeeper') }),
        restricted({ email: emailOf('other'), grantedBy: 'second' }),
      )
      .allow('who has been deactivated', { path: 'admins/deactivated-admin' })
      .deny('himself', { path: 'admins/admin' })
      .deny('that he has, as it is not said', { set: { role: 'owner' } })
      .deny('that he has', { given: { 'admins/second': { role: 'editor' } } }),
  ),
  onlyLogged('an administrator gives another one another role', changeRole, 'changeRole'),
  logged(
    'changeRole',
    allow('an administrator makes another one an owner', {
      ...changeRole,
      path: 'admins/editor',
      data: { role: 'owner' },
    }),
  ),

  logged(
    'revokeAdmin',
    allow('an administrator takes the role from another', withdraw)
      .vary(onlyFor(withdraw))
      .allow('who has been deactivated', { path: 'admins/deactivated-admin' })
      .deny('from himself', { path: 'admins/admin' })
      .deny('changes it', { method: 'update' }),
  ),
  onlyLogged('an administrator takes the role from another', withdraw, 'revokeAdmin'),
  onlyLogged(
    'an administrator takes the role from one who has it from the console',
    { ...withdraw, path: 'admins/made-in-the-console' },
    'revokeAdmin',
  ),
  allowBatch('an administrator takes the role away', withEntry(withdraw, 'revokeAdmin')).deny(
    'and says so twice',
    { and: { again: { ...entryAbout(withdraw, 'revokeAdmin'), path: 'adminLog/admin_again' } } },
  ),
);
