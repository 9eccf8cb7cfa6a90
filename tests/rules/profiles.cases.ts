import { deleteField, serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { emailOf } from './access-cases';
import { askersEmail } from './support/actors';
import {
  boolean,
  fields,
  integer,
  oneOf,
  optional,
  serverTime,
  text,
  time,
} from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const name = text(0, limits.nameLength);
const fullName = text(0, limits.fullNameLength);
const email = text(0, limits.emailLength);
const freeMinutes = integer(0, limits.freeMinutesMax);
const powers = { role: 'admin', isAdmin: true };

const getOwn: Request = { by: 'full', method: 'get', path: 'profiles/full' };

const list: Request = { by: 'admin', method: 'list', path: 'profiles' };

const register: Request = {
  by: 'no-profile',
  method: 'create',
  path: 'profiles/no-profile',
  data: {
    firstName: 'Åsa',
    lastName: 'Öberg',
    fullName: 'Åsa Öberg',
    email: askersEmail,
    createdAt: serverTimestamp(),
    termsAcceptedAt: serverTimestamp(),
    userStatus: 'active',
    freeMinutes: 0,
    freeMinutesStartedAt: null,
    acceptMarketing: true,
  },
};

const createForOther: Request = {
  by: 'admin',
  method: 'create',
  path: 'profiles/no-profile',
  data: {
    userId: 'no-profile',
    fullName: 'Åsa Öberg',
    email: emailOf('no-profile'),
    createdAt: serverTimestamp(),
    userStatus: 'active',
    freeMinutes: 10,
    freeMinutesStartedAt: null,
  },
};

const rename: Request = {
  by: 'full',
  method: 'update',
  path: 'profiles/full',
  data: { firstName: 'Åsa' },
};

const remove: Request = { by: 'full', method: 'delete', path: 'profiles/full' };

const removeMadeByAdmin: Request = {
  by: 'made-by-admin',
  method: 'delete',
  path: 'profiles/made-by-admin',
};

const openWindow: Request = {
  by: 'window-unopened',
  method: 'update',
  path: 'profiles/window-unopened',
  data: { freeMinutesStartedAt: serverTimestamp() },
};

const renameInOpenWindow: Request = {
  ...rename,
  by: 'window-open',
  path: 'profiles/window-open',
};

const renameAfterWindow: Request = {
  ...rename,
  by: 'window-closed',
  path: 'profiles/window-closed',
};

const renameWithoutMinutes: Request = { ...rename, by: 'no-access', path: 'profiles/no-access' };

const renameBlocked: Request = { ...rename, by: 'blocked', path: 'profiles/blocked' };

const grantMinutes: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/no-access',
  data: { freeMinutes: 10, freeMinutesStartedAt: null },
};

const keptByTheService = {
  email: 'other@example.se',
  createdAt: serverTimestamp(),
  termsAcceptedAt: serverTimestamp(),
  userStatus: 'paused',
  freeMinutes: 60,
  userId: 'other',
  ...powers,
};

export const profiles = table(
  'profiles',

  allow('a learner gets his profile', getOwn)
    .vary(onlyFor(getOwn, 'admin'))
    .deny('another’s', { path: 'profiles/other' }),
  allow('a learner without a profile finds none', {
    ...getOwn,
    by: 'no-profile',
    path: 'profiles/no-profile',
  }).deny('of another who has none', { path: 'profiles/nobody' }),
  allow('an administrator lists profiles', list)
    .vary(onlyFor(list))
    .allow('by e-mail', { where: ['email', emailOf('full')] }),
  allow('an administrator finds a learner by e-mail', {
    ...list,
    where: ['email', emailOf('full')],
  }).deny('by the learner himself', { by: 'full' }),

  allow('a learner registers', register)
    .vary(
      onlyFor(register),
      fields(register, {
        firstName: name,
        lastName: name,
        fullName,
        email: oneOf(),
        createdAt: serverTime,
        termsAcceptedAt: serverTime,
        userStatus: oneOf('active'),
        freeMinutes: oneOf(0),
        freeMinutesStartedAt: oneOf(null),
        acceptMarketing: optional(boolean),
      }),
      restricted({ ...powers, userId: 'no-profile' }),
    )
    .deny('for another', { path: 'profiles/somebody' })
    .deny('with the e-mail of another', { set: { email: emailOf('other') } })
    .deny('with one free minute', { set: { freeMinutes: 1 } })
    .deny('with a window that opens now', { set: { freeMinutesStartedAt: serverTimestamp() } })
    .deny('as inactive', { set: { userStatus: 'inactive' } }),

  allow('an administrator creates a profile', createForOther)
    .vary(
      onlyFor(createForOther),
      fields(createForOther, {
        userId: optional(oneOf()),
        fullName,
        email,
        createdAt: serverTime,
        userStatus: oneOf('active', 'inactive'),
        freeMinutes: optional(freeMinutes),
        freeMinutesStartedAt: optional(time),
        firstName: name,
        lastName: name,
      }),
      restricted({ ...powers, acceptMarketing: true, termsAcceptedAt: serverTimestamp() }),
    )
    .deny('for another than it says', { path: 'profiles/somebody' }),

  allow('a learner changes his name', rename)
    .vary(
      onlyFor(rename, 'admin'),
      fields(rename, {
        firstName: optional(name),
        lastName: optional(name),
        fullName,
        acceptMarketing: optional(boolean),
      }),
      restricted(keptByTheService),
    )
    .deny('another’s', { path: 'profiles/other' }),
  allow('a learner deletes his profile', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'profiles/other' })
    .deny('while blocked', { given: { 'profiles/full': { userStatus: 'inactive' } } }),
  allow('a blocked learner changes his name', renameBlocked).deny('and lets himself in', {
    set: { userStatus: 'active' },
  }),
  allow('a learner deletes what an administrator made', removeMadeByAdmin).deny(
    'by the administrator',
    { by: 'admin' },
  ),

  allow('a learner opens his free window', openWindow)
    .vary(onlyFor(openWindow, 'admin'))
    .deny('at an earlier time', { set: { freeMinutesStartedAt: inMinutes(-1) } })
    .deny('at a later time', { set: { freeMinutesStartedAt: inMinutes(60) } })
    .deny('at no time', { set: { freeMinutesStartedAt: 'now' } })
    .deny('another’s', { path: 'profiles/window-closed' })
    .deny('and raises the minutes', { set: { freeMinutes: 60 } }),
  ...[renameInOpenWindow, renameAfterWindow].map((request) =>
    allow(`a learner changes his name, ${request.by}`, request)
      .deny('and starts it anew', { set: { freeMinutesStartedAt: serverTimestamp() } })
      .deny('and puts its start off', { set: { freeMinutesStartedAt: inMinutes(60) } })
      .deny('and takes its start back', { set: { freeMinutesStartedAt: null } })
      .deny('and removes its start', { set: { freeMinutesStartedAt: deleteField() } }),
  ),
  allow('a learner without minutes changes his name', renameWithoutMinutes)
    .deny('and opens a window', { set: { freeMinutesStartedAt: serverTimestamp() } })
    .deny('and takes minutes', { set: { freeMinutes: 1 } }),

  allow('an administrator grants free minutes', grantMinutes)
    .vary(
      onlyFor(grantMinutes),
      fields(grantMinutes, {
        freeMinutes: optional(freeMinutes),
        freeMinutesStartedAt: optional(time),
        fullName,
        email,
        userStatus: oneOf('active', 'inactive'),
        firstName: optional(name),
        lastName: optional(name),
      }),
      restricted({
        ...powers,
        userId: 'no-access',
        createdAt: serverTimestamp(),
        acceptMarketing: true,
        termsAcceptedAt: serverTimestamp(),
      }),
    )
    .deny('and deletes the profile', { method: 'delete' }),
);
