import { deleteField, serverTimestamp } from 'firebase/firestore/lite';

import { isPlainText } from '../../src/domain/account/plain-text';
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
  sameAsFraction,
} from './support/fields';
import { logged, onlyLogged } from './support/logged';
import { allow, allowBatch, onlyFor, restricted, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

/** A name, which looks like no other. The characters that it refuses are all tried where it is changed. */
function nameOf(most: number): ReturnType<typeof text> {
  const { takes, refuses, optional: isOptional } = text(0, most);
  return {
    takes: { ...takes, 'with signs and accents': 'Åsa-Märta O’Neill' },
    refuses: { ...refuses, 'with a tab': 'Åsa\tÖberg', 'turned around': '\u202Egreb\u00D6' },
    optional: isOptional,
  };
}

const name = nameOf(limits.nameLength);
const fullName = nameOf(limits.fullNameLength);

/** An e-mail address that an administrator gives. */
const address = {
  takes: {
    'the shortest': 'a@b',
    'the longest': `${'a'.repeat(limits.emailLength - 2)}@b`,
    'with a plus': 'åsa.öberg+kort@example.se',
  },
  refuses: {
    'one character longer': `${'a'.repeat(limits.emailLength - 1)}@b`,
    'an empty text': '',
    'without an @': 'asa.example.se',
    'with two': 'asa@oberg@example.se',
    'with nothing before it': '@example.se',
    'with nothing after it': 'asa@',
    'with a space before it': 'asa oberg@example.se',
    'with a space after it': 'asa@example .se',
    'with a space that does not break': 'asa\u00A0oberg@example.se',
    'with a new line at the end': 'asa@example.se\n',
    'turned around': 'asa@\u202Ees.elpmaxe',
    'a list': ['a@b'],
    'a number': 7,
    null: null,
  },
  optional: false,
};

function characters(codes: readonly number[]): Record<string, string> {
  return Object.fromEntries(
    codes.map((code) => {
      const label = `with U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      return [label, `Å${String.fromCodePoint(code)}b`];
    }),
  );
}

const steering = Array.from({ length: 0x2100 }, (_, code) => code).filter(
  (code) => !isPlainText(String.fromCodePoint(code)),
);

/** A name with every character that it refuses, and with their neighbours, which it takes. */
const everyCharacter = {
  takes: characters(
    [...new Set(steering.flatMap((code) => [code - 1, code + 1]))].filter(
      (code) => code >= 0 && !steering.includes(code),
    ),
  ),
  refuses: characters(steering),
  optional: false,
};

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
    freeMinutes: 0,
    freeMinutesStartedAt: null,
  },
};

const rename: Request = {
  by: 'full',
  method: 'update',
  path: 'profiles/full',
  data: { firstName: 'Åsa' },
};

const renameForOther: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/no-access',
  data: { firstName: 'Åsa', lastName: 'Öberg', fullName: 'Åsa Öberg' },
};

const remove: Request = { by: 'no-access', method: 'delete', path: 'profiles/no-access' };

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

const renameInFull: Request = { ...rename, data: { fullName: 'Åsa' } };

/** Made when names were not looked at. */
const changeOldProfile: Request = {
  by: 'full',
  method: 'update',
  path: 'profiles/full',
  given: { 'profiles/full': { fullName: '\u202Egreb\u00D6 as\u00C5' } },
  data: { acceptMarketing: true },
};

const blockOldProfile: Request = {
  ...changeOldProfile,
  by: 'admin',
  data: { userStatus: 'inactive' },
};

const renameWithEarlierEmail: Request = {
  ...rename,
  given: { 'profiles/full': { email: 'earlier@example.se' } },
};

const followEmail: Request = { ...renameWithEarlierEmail, data: { email: askersEmail } };

const renameBlocked: Request = { ...rename, by: 'blocked', path: 'profiles/blocked' };

const grantMinutes: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/no-access',
  data: { freeMinutes: 10, freeMinutesStartedAt: null },
};

const addMinutes: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/window-open',
  data: { freeMinutes: 100 },
};

const beginAnew: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/window-closed',
  data: { freeMinutes: 10, freeMinutesStartedAt: null },
};

const shutOut: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/full',
  data: { userStatus: 'inactive' },
};

const letIn: Request = {
  by: 'admin',
  method: 'update',
  path: 'profiles/blocked',
  data: { userStatus: 'active' },
};

const keptByTheUser = {
  firstName: 'Åsa',
  fullName: 'Åsa',
  email: 'other@example.se',
  acceptMarketing: true,
  termsAcceptedAt: serverTimestamp(),
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

/** No minutes: a whole number, so that minutes can be added. */
const none = {
  takes: { none: 0 },
  refuses: { one: 1, fewer: -1, 'none as a fraction': -0, 'a text': '0', null: null },
  optional: false,
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
        freeMinutes: none,
        freeMinutesStartedAt: oneOf(null),
        acceptMarketing: optional(boolean),
      }),
      restricted({ ...powers, userId: 'no-profile' }),
    )
    .deny('for another', { path: 'profiles/somebody' })
    .deny('with the e-mail of another', { set: { email: emailOf('other') } })
    .deny('with a window that opens now', { set: { freeMinutesStartedAt: serverTimestamp() } })
    .deny('as inactive', { set: { userStatus: 'inactive' } }),

  logged(
    'createUser',
    allow('an administrator creates a profile', createForOther)
      .vary(
        onlyFor(createForOther),
        fields(createForOther, {
          userId: optional(oneOf()),
          fullName,
          email: address,
          createdAt: serverTime,
          userStatus: oneOf('active'),
          freeMinutes: optional(none),
          freeMinutesStartedAt: optional(oneOf(null)),
          firstName: name,
          lastName: name,
        }),
        restricted({ ...powers, acceptMarketing: true, termsAcceptedAt: serverTimestamp() }),
      )
      .deny('for another than it says', { path: 'profiles/somebody' })
      .deny('with a window that opens now', {
        set: { freeMinutesStartedAt: serverTimestamp() },
      }),
  ),
  onlyLogged('an administrator creates a profile', createForOther, 'createUser'),

  allow('a learner changes his name', rename)
    .vary(
      onlyFor(rename),
      fields(rename, {
        firstName: optional(name),
        lastName: optional(name),
        fullName,
        acceptMarketing: optional(boolean),
      }),
      restricted(keptByTheService),
    )
    .deny('another’s', { path: 'profiles/other' }),
  allow('a learner changes his name as it is shown', renameInFull).vary(
    fields(renameInFull, { fullName: everyCharacter }),
  ),
  allow('a learner whose name is not plain changes something else', changeOldProfile)
    .allow('and the name, to a plain one', { set: { fullName: 'Åsa Öberg' } })
    .deny('and a part of the name that is plain already', { set: { firstName: 'Åsa' } })
    .deny('and the other part of it', { set: { lastName: 'Öberg' } }),
  logged(
    'deactivateUser',
    allow('an administrator blocks a learner whose name is not plain', blockOldProfile),
  ),
  allow('a learner’s address becomes that of his account', followEmail)
    .vary(onlyFor(followEmail))
    .deny('or another one', { set: { email: emailOf('other') } })
    .deny('or none', { set: { email: deleteField() } }),
  allow('a learner whose address is an earlier one changes his name', renameWithEarlierEmail),
  allow('a learner deletes his profile', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'profiles/made-by-admin' })
    .deny('while blocked', { given: { 'profiles/no-access': { userStatus: 'inactive' } } }),
  ...(
    [
      ['full', 'licenses/full_full', 'a licence'],
      ['tests', 'licenses/tests_tests', 'a licence for the tests'],
      ['admin', 'admins/admin', 'the role of an administrator'],
    ] as const
  ).map(([by, path, what]) =>
    allow(`${by} deletes the profile, ${what} gone`, {
      by,
      method: 'delete',
      path: `profiles/${by}`,
      given: { [path]: null },
    }).deny('and not gone', { given: { [path]: {} } }),
  ),
  allowBatch('a learner deletes profile and licence', {
    by: 'full',
    writes: {
      licence: { method: 'delete', path: 'licenses/full_full' },
      profile: { method: 'delete', path: 'profiles/full' },
    },
  }).deny('and keeps the licence', { leaveOut: 'licence' }),
  allow('a blocked learner changes his name', renameBlocked).deny('and lets himself in', {
    set: { userStatus: 'active' },
  }),
  allow('a learner deletes what an administrator made', removeMadeByAdmin).deny(
    'by the administrator',
    { by: 'admin' },
  ),

  allow('a learner opens his free window', openWindow)
    .vary(onlyFor(openWindow))
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
    .deny('and takes minutes', { set: { freeMinutes: 1 } })
    .deny('and has none that are stored as a fraction', { set: { freeMinutes: -0 } }),

  logged(
    'renameUser',
    allow('an administrator gives a learner another name', renameForOther)
      .vary(
        onlyFor(renameForOther),
        fields(renameForOther, {
          firstName: optional(name),
          lastName: optional(name),
          fullName,
        }),
        restricted({ ...keptByTheService, acceptMarketing: true }),
      )
      .deny('that he has', { given: { 'profiles/no-access': { fullName: 'Åsa Öberg' } } })
      .deny('and stores the minutes as a fraction', { set: { freeMinutes: sameAsFraction } })
      .deny('and deletes the profile', { method: 'delete' }),
  ),
  onlyLogged('an administrator gives a learner another name', renameForOther, 'renameUser'),

  logged(
    'grantMinutes',
    allow('an administrator grants free minutes', grantMinutes)
      .vary(
        onlyFor(grantMinutes),
        fields(grantMinutes, {
          freeMinutes: integer(1, limits.freeMinutesMax),
          freeMinutesStartedAt: oneOf(null),
        }),
        restricted({
          ...powers,
          ...keptByTheUser,
          userId: 'no-access',
          userStatus: 'inactive',
          createdAt: serverTimestamp(),
        }),
      )
      .deny('in a window that opens now', { set: { freeMinutesStartedAt: serverTimestamp() } })
      .deny('in a window that opens later', { set: { freeMinutesStartedAt: inMinutes(60) } })
      .deny('and deletes the profile', { method: 'delete' }),
  ),
  onlyLogged('an administrator grants free minutes', grantMinutes, 'grantMinutes'),
  logged(
    'grantMinutes',
    allow('an administrator adds to an open window', addMinutes)
      .deny('fewer than there are', { set: { freeMinutes: 89 } })
      .deny('and has it start anew', { set: { freeMinutesStartedAt: null } })
      .deny('and has it start now', { set: { freeMinutesStartedAt: serverTimestamp() } }),
  ),
  logged(
    'grantMinutes',
    allow('an administrator has a window that is over start anew', beginAnew)
      .vary(onlyFor(beginAnew), restricted({ ...powers, ...keptByTheUser, userStatus: 'inactive' }))
      .deny('with no minutes', { set: { freeMinutes: 0 } })
      .deny('now', { set: { freeMinutesStartedAt: serverTimestamp() } })
      .deny('while it is open', {
        given: { 'profiles/window-closed': { freeMinutesStartedAt: inMinutes(-20) } },
      }),
  ),

  logged(
    'deactivateUser',
    allow('an administrator shuts a learner out', shutOut)
      .vary(
        onlyFor(shutOut),
        fields(shutOut, { userStatus: oneOf('inactive') }),
        restricted({ ...powers, ...keptByTheUser, freeMinutes: 10 }),
      )
      .deny('himself', { path: 'profiles/admin' })
      .deny('with the same minutes, as a fraction', { set: { freeMinutes: sameAsFraction } })
      .deny('who is shut out', { path: 'profiles/blocked' }),
  ),
  onlyLogged('an administrator shuts a learner out', shutOut, 'deactivateUser'),
  logged(
    'activateUser',
    allow('an administrator lets a learner in', letIn)
      .vary(onlyFor(letIn))
      .allow('who is an administrator', { path: 'profiles/deactivated-admin' })
      .deny('and shuts him out', { set: { userStatus: 'inactive' } }),
  ),
  onlyLogged('an administrator lets a learner in', letIn, 'activateUser'),
  logged(
    'activateUser',
    allow('an administrator lets another administrator in', {
      ...letIn,
      path: 'profiles/deactivated-admin',
    }).deny('who does it himself', { by: 'deactivated-admin' }),
  ),
);
