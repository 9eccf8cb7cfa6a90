import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { boolean, fields, oneOf, serverTime, time } from './support/fields';
import { logged, onlyLogged } from './support/logged';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';
import { day, inMinutes, withinMillisecond } from './support/time';

const getOwn: Request = { by: 'full', method: 'get', path: 'licenses/full_full' };

const getOwnTests: Request = { by: 'tests', method: 'get', path: 'licenses/tests_tests' };

const findNone: Request = { by: 'no-access', method: 'get', path: 'licenses/no-access_full' };

const listOwn: Request = {
  by: 'full',
  method: 'list',
  path: 'licenses',
  where: ['userId', 'full'],
};

const listAll: Request = { by: 'admin', method: 'list', path: 'licenses' };

const create: Request = {
  by: 'admin',
  method: 'create',
  path: 'licenses/no-access_full',
  data: {
    userId: 'no-access',
    productId: 'full',
    isActive: true,
    expiresAt: inMinutes(120 * day),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const prolong: Request = {
  by: 'admin',
  method: 'update',
  path: 'licenses/expired_full',
  data: { expiresAt: inMinutes(120 * day), updatedAt: serverTimestamp() },
};

const move: Request = {
  by: 'admin',
  method: 'update',
  path: 'licenses/full_full',
  data: { expiresAt: inMinutes(day), updatedAt: serverTimestamp() },
};

const end: Request = {
  by: 'admin',
  method: 'update',
  path: 'licenses/full_full',
  data: { isActive: false, expiresAt: inMinutes(0), updatedAt: serverTimestamp() },
};

/** Given by hand, a licence is on; the log has another word for one that ends. */
const isOn = {
  takes: { true: true },
  refuses: { ...boolean.refuses, false: false },
  optional: false,
};

/** Months of 31 days, as in the rules. */
const furthest = limits.licenseMonthsMax * 31 * day;

/** Any time up to 24 months ahead; the tests take less than an hour. */
const withinReach = {
  takes: {
    'an hour ahead': inMinutes(60),
    'nearly 24 months ahead': inMinutes(furthest - 1),
  },
  refuses: {
    ...time.refuses,
    'an earlier time': inMinutes(-5),
    'the year 1': new Date('0001-01-01T00:00:00Z'),
    'within a millisecond': withinMillisecond(inMinutes(day)),
    'more than 24 months ahead': inMinutes(furthest + 60),
    'the year 9999': new Date('9999-12-31'),
  },
  optional: false,
};

/** A later time than the licence of the learner 'expired' has. */
const later = {
  takes: { 'nearly 24 months ahead': inMinutes(furthest - 1) },
  refuses: withinReach.refuses,
  optional: false,
};

const switchOn: Request = {
  by: 'admin',
  method: 'update',
  path: 'licenses/switched-off_full',
  data: { isActive: true, updatedAt: serverTimestamp() },
};

const remove: Request = { by: 'full', method: 'delete', path: 'licenses/full_full' };

/** What is given by hand rests on no order. */
const orderId = {
  takes: { null: null },
  refuses: { 'a pending order': 'TKRENEWAL2', 'a paid order': 'TKPAYED222', nothing: '' },
  optional: true,
};

export const licenses = table(
  'licenses',

  allow('a learner gets his licence', getOwn)
    .vary(onlyFor(getOwn, 'admin'))
    .deny('another’s', { path: 'licenses/other_full' }),
  allow('a learner gets his licence for the tests', getOwnTests)
    .vary(onlyFor(getOwnTests, 'admin'))
    .deny('another’s', { path: 'licenses/full-ended-tests-valid_tests' }),
  allow('a learner finds that he has no licence', findNone)
    .vary(onlyFor(findNone, 'admin'))
    .deny('for an unknown product', { path: 'licenses/no-access_gold' }),

  allow('a learner lists his licences', listOwn)
    .vary(onlyFor(listOwn, 'admin'))
    .deny('without a filter', { where: undefined })
    .deny('another’s', { where: ['userId', 'other'] })
    .deny('by another field', { where: ['productId', 'full'] }),
  allow('an administrator lists licences', listAll).vary(onlyFor(listAll)),

  logged(
    'grantLicense',
    allow('an administrator creates a licence', create)
      .vary(
        onlyFor(create),
        fields(create, {
          userId: oneOf(),
          productId: oneOf(),
          isActive: isOn,
          expiresAt: withinReach,
          orderId,
          createdAt: serverTime,
          updatedAt: serverTime,
        }),
        restricted({ price: 0 }),
      )
      .allow('for the tests', { everywhere: ['full', 'tests'] })
      .deny('for an unknown product', { everywhere: ['full', 'gold'] })
      .deny('of another product than its id says', { set: { productId: 'tests' } })
      .deny('of another learner than its id says', { set: { userId: 'other' } })
      .deny('under an id of its own', { path: 'licenses/XyZ1' }),
  ),
  onlyLogged('an administrator creates a licence', create, 'grantLicense'),

  logged(
    'grantLicense',
    allow('an administrator prolongs a licence', prolong)
      .vary(
        onlyFor(prolong),
        fields(prolong, {
          userId: oneOf(),
          productId: oneOf(),
          isActive: isOn,
          expiresAt: later,
          orderId,
          updatedAt: serverTime,
        }),
        restricted({ price: 0, createdAt: serverTimestamp(), productId: 'tests' }),
      )
      .deny('without a new time of change', { without: 'updatedAt' })
      .deny('and deletes it', { method: 'delete' }),
  ),
  onlyLogged('an administrator prolongs a licence', prolong, 'grantLicense'),

  logged(
    'changeLicense',
    allow('an administrator has a licence end earlier', move)
      .vary(
        onlyFor(move),
        fields(move, { expiresAt: withinReach, updatedAt: serverTime }),
        restricted({ price: 0, createdAt: serverTimestamp(), productId: 'tests', userId: 'other' }),
      )
      .allow('or later', { set: { expiresAt: inMinutes(furthest - 1) } })
      .deny('and leaves its end as it is', { without: 'expiresAt' })
      .deny('and switches it off', { set: { isActive: false } })
      .deny('and says that it rests on an order', { set: { orderId: 'TKRENEWAL2' } })
      .deny('that is off', { path: 'licenses/switched-off_full' })
      .deny('that has ended', { path: 'licenses/expired_full' }),
  ),
  onlyLogged('an administrator has a licence end earlier', move, 'changeLicense'),

  logged(
    'endLicense',
    allow('an administrator ends a licence', end)
      .vary(onlyFor(end))
      .deny('that goes on', { set: { isActive: true } })
      .deny('that then ends later', { set: { expiresAt: inMinutes(60 * day) } })
      .deny('that is off already', { path: 'licenses/switched-off_full' })
      .deny('and says that it rests on an order', { set: { orderId: 'TKRENEWAL2' } }),
  ),
  logged(
    'grantLicense',
    allow('an administrator switches a licence on', switchOn)
      .vary(onlyFor(switchOn))
      .deny('that is on', { path: 'licenses/full_full' }),
  ),
  onlyLogged('an administrator ends a licence', end, 'endLicense'),

  // what a buyer may write goes with his order: confirmations.cases.ts
  allow('a learner deletes his licence', remove)
    .vary(onlyFor(remove))
    .allow('one that is switched off', { given: { 'licenses/full_full': { isActive: false } } })
    .deny('another’s', { path: 'licenses/other_full' }),
);
