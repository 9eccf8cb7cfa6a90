import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { learners, storedProfile, type Learner } from './access-cases';
import { actors } from './support/actors';
import { boolean, fields, integer, oneOf, serverTime, time } from './support/fields';
import { logged, onlyLogged, withEntry } from './support/logged';
import {
  allow,
  allowBatch,
  onlyFor,
  restricted,
  table,
  within,
  type Batch,
  type Request,
} from './support/requests';
import { inMinutes } from './support/time';

/** Whoever is signed in and active. */
const active = actors.filter(
  (actor) =>
    actor === 'admin' ||
    (learners.some((learner) => learner === actor) &&
      storedProfile(actor as Learner)?.['userStatus'] === 'active'),
);

const get: Request = { by: 'full', method: 'get', path: 'discountCodes/HALF' };

const list: Request = { by: 'admin', method: 'list', path: 'discountCodes' };

const code = 'SUMMER-26';

const create: Request = {
  by: 'admin',
  method: 'create',
  path: `discountCodes/${code}`,
  data: {
    code,
    discount_percentage: 20,
    expires_at: null,
    is_active: true,
    is_used_up: false,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'discountCodes/HALF',
  data: { is_active: false, updatedAt: serverTimestamp() },
};

const switchOn: Request = {
  by: 'admin',
  method: 'update',
  path: 'discountCodes/INACTIVE',
  data: { is_active: true, updatedAt: serverTimestamp() },
};

const change: Request = {
  by: 'admin',
  method: 'update',
  path: 'discountCodes/HALF',
  data: { discount_percentage: 60, updatedAt: serverTimestamp() },
};

/** What no change of a code sets. */
const keptByCode = {
  max_uses: 10,
  current_uses: 4,
  lastOrderId: 'TKPAYED222',
  note: 'more',
  createdAt: serverTimestamp(),
};

const remove: Request = { by: 'admin', method: 'delete', path: 'discountCodes/HALF' };

const deletedUses = (): Batch['writes'] => ({
  uses: { method: 'delete', path: 'discountUses/HALF' },
});

const deleteWithUses = withEntry(remove, 'deleteDiscount', deletedUses);

/** A code that has uses left says so. */
const stillLeft = {
  takes: { false: false },
  refuses: { 'a text': 'false', null: null },
  optional: false,
};

const content = {
  code: oneOf(),
  discount_percentage: integer(1, 100),
  expires_at: {
    ...time,
    takes: { ...time.takes, null: null },
    refuses: { 'a text': '2030-01-01' },
  },
  updatedAt: serverTime,
};

/** The uses of a code that is made with it. */
const usesOf = (request: Request): Batch['writes'] => ({
  uses: {
    method: 'create',
    path: request.path.replace('discountCodes', 'discountUses'),
    data: {
      max_uses: 100,
      current_uses: 0,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    },
  },
});

const createWithUses = withEntry(create, 'createDiscount', usesOf);

const newUses = usesOf(create)['uses'] ?? { method: 'create', path: '' };

const changedUses = (): Batch['writes'] => ({
  uses: {
    method: 'update',
    path: 'discountUses/HALF',
    data: { max_uses: 5, updatedAt: serverTimestamp() },
  },
});

/** How often a code may be used is changed in a document of its own, and logged with the code. */
const changeUses = withEntry(
  { ...update, data: { updatedAt: serverTimestamp() } },
  'changeDiscount',
  changedUses,
);

/** The code's last use is one more than it had, when an administrator says so. */
const changeToLast: Batch = {
  ...changeUses,
  writes: {
    ...changeUses.writes,
    change: {
      method: 'update',
      path: 'discountCodes/HALF',
      data: { is_used_up: true, changeId: 'change-1', updatedAt: serverTimestamp() },
    },
    uses: {
      method: 'update',
      path: 'discountUses/HALF',
      data: { max_uses: 3, updatedAt: serverTimestamp() },
    },
  },
};

/** Counting a use is in confirmations.cases.ts: it goes with an order. */
export const discountCodes = table(
  'discountCodes',

  allow('a learner looks a code up', get)
    .vary(onlyFor(get, ...active))
    .allow('that is not there', { path: 'discountCodes/UNKNOWN' })
    .deny('and how often it was used', { path: 'discountUses/HALF' })
    .deny('and deletes it', { method: 'delete' }),
  allow('an administrator lists codes', list)
    .vary(onlyFor(list))
    .allow('and how often they were used', { path: 'discountUses' }),
  allow('an administrator lists how often codes were used', { ...list, path: 'discountUses' }).vary(
    onlyFor(list),
  ),
  allow('an administrator sees how often a code was used', {
    by: 'admin',
    method: 'get',
    path: 'discountUses/HALF',
  }).vary(onlyFor({ by: 'admin' })),

  logged(
    'createDiscount',
    allow('an administrator creates a code', create)
      .vary(
        onlyFor(create),
        fields(create, {
          ...content,
          is_active: boolean,
          is_used_up: stillLeft,
          createdAt: serverTime,
        }),
        restricted({ current_uses: 0, max_uses: 10, lastOrderId: 'TKPAYED222', note: 'more' }),
      )
      .allow('of one sign', { everywhere: [code, 'A'] })
      .allow('of the greatest length', {
        everywhere: [code, 'A'.repeat(limits.discountCodeLength)],
      })
      .deny('that is longer', { everywhere: [code, 'A'.repeat(limits.discountCodeLength + 1)] })
      .deny('with a name that runs backwards', { everywhere: [code, 'SUMMER\u202E62'] })
      .deny('not in capitals', { everywhere: [code, 'Summer-26'] })
      .deny('that is used up', { set: { is_used_up: true } })
      .deny('under another', { path: 'discountCodes/WINTER-26' }),
    usesOf,
  ),
  onlyLogged('an administrator creates a code', create, 'createDiscount', usesOf),
  allowBatch('an administrator creates a code with its uses', createWithUses)
    .vary(
      within(
        'uses',
        fields(newUses, {
          max_uses: integer(1, limits.discountUsesMax),
          current_uses: integer(0, 0),
          createdAt: serverTime,
          updatedAt: serverTime,
        }),
        restricted({ lastOrderId: 'TKPAYED222', note: 'more' }),
      ),
    )
    .deny('and no uses', { leaveOut: 'uses' })
    .deny('and uses that are used up', { write: 'uses', change: { set: { current_uses: 1 } } })
    .deny('with uses that are stored as a fraction', {
      write: 'uses',
      change: { set: { current_uses: -0 } },
    })
    .deny('with the uses of another code', {
      write: 'uses',
      change: { path: 'discountUses/WINTER-26' },
    }),

  allowBatch('an administrator creates a code of which nothing is left', {
    ...withEntry(
      { ...create, path: 'discountCodes/LEFTOVER', data: { ...create.data, code: 'LEFTOVER' } },
      'createDiscount',
      usesOf,
    ),
    given: { 'discountUses/LEFTOVER': null },
  }).deny('on the uses of one before it', { doneBefore: ['uses'] }),

  allowBatch('an administrator creates a code beside one whose uses are not counted', {
    ...createWithUses,
    given: { 'discountUses/TENTH': null },
  }).deny('and begins to count them', {
    and: { other: { ...newUses, path: 'discountUses/TENTH' } },
  }),

  logged(
    'deactivateDiscount',
    allow('an administrator switches a code off', update)
      .vary(onlyFor(update), restricted({ ...keptByCode, discount_percentage: 60 }))
      .deny('that is on and stays so', { set: { is_active: true } })
      .deny('without a new time of change', { without: 'updatedAt' }),
  ),
  onlyLogged('an administrator switches a code off', update, 'deactivateDiscount'),
  logged(
    'activateDiscount',
    allow('an administrator switches a code on', switchOn)
      .vary(onlyFor(switchOn))
      .deny('that is off and stays so', { set: { is_active: false } })
      .deny('that is on', { given: { 'discountCodes/INACTIVE': { is_active: true } } }),
  ),
  onlyLogged('an administrator switches a code on', switchOn, 'activateDiscount'),
  logged(
    'changeDiscount',
    allow('an administrator changes a code', change)
      .vary(
        onlyFor(change),
        fields(change, { ...content, is_used_up: stillLeft }),
        restricted({ ...keptByCode, is_active: false, is_used_up: true }),
      )
      .deny('to what it is', { set: { discount_percentage: 50 } })
      .deny('without a new time of change', { without: 'updatedAt' })
      .deny('and its creation', { set: { createdAt: inMinutes(-60) } }),
  ),
  onlyLogged('an administrator changes a code', change, 'changeDiscount'),
  logged(
    'changeDiscount',
    allow('an administrator changes a code that is used up', {
      ...change,
      path: 'discountCodes/USED-UP',
    }).deny('and says that uses are left', { set: { is_used_up: false } }),
  ),

  allowBatch('an administrator changes how often a code may be used', changeUses)
    .vary(
      onlyFor(changeUses),
      within(
        'uses',
        fields(changeUses.writes['uses'] ?? newUses, {
          max_uses: integer(4, limits.discountUsesMax),
          updatedAt: serverTime,
        }),
        restricted({
          current_uses: 2,
          lastOrderId: 'TKPAYED222',
          note: 'more',
          createdAt: serverTimestamp(),
        }),
      ),
    )
    .allow('of one that is switched off', { everywhere: ['HALF', 'INACTIVE'] })
    .deny('without the code', { leaveOut: 'change' })
    .deny('without the code and the entry about it', { leaveOut: ['change', 'entry'] })
    .deny('without the entry', { leaveOut: 'entry' })
    .deny('nor anything else', { leaveOut: 'uses' })
    .deny('to as often as before', { write: 'uses', change: { set: { max_uses: 10 } } })
    .deny('below what it has been', { write: 'uses', change: { set: { max_uses: 2 } } })
    .deny('to what it has been, the code not used up', {
      write: 'uses',
      change: { set: { max_uses: 3 } },
    })
    .deny('beside what it has been, the code used up', {
      write: 'change',
      change: { set: { is_used_up: true } },
    }),
  allowBatch('an administrator changes how often a code may be used that was changed before', {
    ...changeUses,
    given: { 'discountCodes/HALF': { changeId: 'change-0' } },
  }).deny('and the code stays as it is', { leaveOut: ['change', 'entry'] }),
  allowBatch('an administrator changes what a code gives and how often it may be used', {
    ...changeUses,
    writes: { ...withEntry(change, 'changeDiscount').writes, ...changedUses() },
  }).deny('to as often as before', { write: 'uses', change: { set: { max_uses: 10 } } }),
  allowBatch('an administrator switches a code off that was changed before', {
    ...withEntry(update, 'deactivateDiscount'),
    given: { 'discountCodes/HALF': { changeId: 'change-0' } },
  }).deny('and changes how often it may be used', {
    and: changedUses(),
  }),
  allowBatch('an administrator has no use left of a code', changeToLast).deny(
    'and a code that says otherwise',
    { write: 'change', change: { without: 'is_used_up' } },
  ),

  logged(
    'deleteDiscount',
    allow('an administrator deletes a code', remove).vary(onlyFor(remove)),
    deletedUses,
  ),
  onlyLogged('an administrator deletes a code', remove, 'deleteDiscount', deletedUses),
  allowBatch('an administrator deletes a code and its uses', deleteWithUses)
    .deny('and keeps the uses', { leaveOut: 'uses' })
    .deny('the uses alone', { leaveOut: 'change' })
    .deny('by a learner', { by: 'full' }),
  allow('an administrator deletes the uses of a code that is gone', {
    by: 'admin',
    method: 'delete',
    path: 'discountUses/HALF',
    given: { 'discountCodes/HALF': null },
  })
    .vary(onlyFor({ by: 'admin' }))
    .deny('of one that is there', { given: { 'discountCodes/HALF': {} } }),
);
