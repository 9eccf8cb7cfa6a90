import { createHash } from 'node:crypto';
import { serverTimestamp } from 'firebase/firestore/lite';

import { problemKinds } from '../../src/domain/client-error/client-error';
import { limits } from '../../src/domain/limits';
import { retention } from '../../src/domain/retention';
import { expiry, fields, oneOf, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { day, dayOf, inMinutes, loadedAt } from './support/time';

const today = dayOf(loadedAt);

/** What a user reports under. */
const digestOf = (uid: string, on = today) =>
  createHash('sha256')
    .update(`${uid}/${String(on)}`)
    .digest('hex');

const at = (reporter: string, on: number, place: number | string) =>
  `clientErrors/${reporter}_${String(on)}_${String(place)}`;

const there = at('0', today, 0);

const get: Request = { by: 'admin', method: 'get', path: there };
const list: Request = { by: 'admin', method: 'list', path: 'clientErrors' };

const data = {
  kind: 'error',
  message: 'TypeError: y is undefined',
  stack: '',
  page: '/ovning/…',
  version: 'index-a1B2c3d',
  browser: 'Chrome 131, Android',
  createdAt: serverTimestamp(),
  expiresAt: inMinutes(retention.clientErrors.days * day),
};

const ofUser: Request = {
  by: 'full',
  method: 'create',
  path: at(digestOf('full'), today, 7),
  data,
};
const ofVisitor: Request = { by: 'visitor', method: 'create', path: at('9', today, 7), data };

const word = text(1, limits.clientErrorWordLength);
const content = {
  kind: oneOf(...problemKinds),
  message: text(1, limits.clientErrorMessageLength),
  stack: text(0, limits.clientErrorStackLength),
  page: word,
  version: word,
  browser: word,
  createdAt: serverTime,
  expiresAt: expiry(retention.clientErrors.days),
};

const last = limits.clientErrorPlaces - 1;

export const clientErrors = table(
  'clientErrors',

  allow('an owner gets what went wrong', get)
    .vary(onlyFor(get))
    .deny('changes it', { method: 'update' })
    .deny('deletes it', { method: 'delete' }),
  allow('an owner lists what went wrong', list).vary(onlyFor(list)),

  allow('a user tells of a problem', ofUser)
    .vary(onlyFor(ofUser), fields(ofUser, content), restricted({ userId: 'full', url: '/demo' }))
    .allow('in the first place', { path: at(digestOf('full'), today, 0) })
    .allow('in the last place', { path: at(digestOf('full'), today, last) })
    .allow('in a place of yesterday', { path: at(digestOf('full', today - 1), today - 1, 7) })
    .allow('while blocked', { given: { 'profiles/full': { userStatus: 'inactive' } } })
    .allow('before there is a profile', { given: { 'profiles/full': null } })
    .deny('after the last place', { path: at(digestOf('full'), today, last + 1) })
    .deny('in no place', { path: at(digestOf('full'), today, '') })
    .deny('in a place of a hundred', { path: at(digestOf('full'), today, 107) })
    .deny('in a place of tomorrow', { path: at(digestOf('full', today + 1), today + 1, 7) })
    .deny('in a place of the day before', { path: at(digestOf('full', today - 2), today - 2, 7) })
    .deny('under the digest of another day', { path: at(digestOf('full', today - 1), today, 7) })
    .deny('under his own id', { path: at('full', today, 7) })
    .deny('among visitors', { path: at('9', today, 7) })
    .deny('under an id of his own choice', { path: 'clientErrors/second' }),

  allow('a visitor tells of a problem', ofVisitor)
    .vary(onlyFor(ofVisitor))
    .allow('in the first place', { path: at('0', today, 1) })
    .allow('in a place of yesterday', { path: at('9', today - 1, 7) })
    .deny('in a place of tomorrow', { path: at('9', today + 1, 7) })
    .deny('as one reporter too many', { path: at('10', today, 7) })
    .deny('under an id that only begins so', { path: at('9', today, '7x') }),
);

const marked = 'clientErrorMarks/first';
const getMark: Request = { by: 'admin', method: 'get', path: marked };
const listMarks: Request = { by: 'admin', method: 'list', path: 'clientErrorMarks' };
const mark: Request = {
  by: 'admin',
  method: 'create',
  path: 'clientErrorMarks/0a1b2c3d',
  data: {
    state: 'ignored',
    markedAt: serverTimestamp(),
    expiresAt: inMinutes(retention.clientErrorMarks.days * day),
  },
};
const markAnew: Request = { ...mark, method: 'update', path: marked };
const removeMark: Request = { by: 'admin', method: 'delete', path: marked };

const markContent = {
  state: oneOf('done', 'ignored'),
  markedAt: serverTime,
  expiresAt: expiry(retention.clientErrorMarks.days),
};

export const clientErrorMarks = table(
  'clientErrorMarks',

  allow('an owner gets a mark', getMark).vary(onlyFor(getMark)),
  allow('an owner lists marks', listMarks).vary(onlyFor(listMarks)),
  allow('an owner marks what went wrong', mark).vary(
    onlyFor(mark),
    fields(mark, markContent),
    restricted({ text: 'x' }),
  ),
  allow('an owner marks it anew', markAnew).vary(
    onlyFor(markAnew),
    fields(markAnew, markContent),
    restricted({ text: 'x' }),
  ),
  allow('an owner takes a mark away', removeMark).vary(onlyFor(removeMark)),
);
