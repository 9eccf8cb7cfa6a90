import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { actors } from './support/actors';
import { boolean, fields, serverTime, text } from './support/fields';
import { logged, onlyLogged, withEntry } from './support/logged';
import { allow, allowBatch, onlyFor, restricted, table, type Request } from './support/requests';

const get: Request = { by: 'visitor', method: 'get', path: 'settings/payment' };

const update: Request = {
  by: 'admin',
  method: 'update',
  path: 'settings/payment',
  data: {
    enabled: false,
    testMode: true,
    publishableKey: 'pk_456',
    swishNumber: '1234567890',
    swishPayee: 'Teoriklar',
    sumupUrl: '',
    updatedAt: serverTimestamp(),
  },
};

const create: Request = { ...update, method: 'create', given: { 'settings/payment': null } };

const addSecret: Request = {
  by: 'admin',
  method: 'create',
  path: 'paymentSecrets/second',
  data: { secretKey: 'sk_123', createdAt: serverTimestamp() },
};

const swishNumber = {
  takes: { empty: '', figures: '1234567890', '20 signs': '123-456 78 90 123456' },
  refuses: {
    '21 signs': '123-456 78 90 1234567',
    letters: '123x',
    'a number': 1234567890,
    null: null,
  },
  optional: false,
};

const https = (length: number) => 'https://'.padEnd(length, 'x');

const sumupUrl = {
  takes: {
    empty: '',
    'a short address': https(9),
    'an address at the limit': https(limits.urlLength),
  },
  refuses: {
    'an address above the limit': https(limits.urlLength + 1),
    'an address that is not https': 'http://pay.sumup.com/b2c/Q1',
    'an address of nothing': 'https://',
    'a script': 'javascript:alert(1)',
    'an address with a script before it': 'javascript:alert(1)//https://pay.sumup.com',
    'a number': 7,
    null: null,
  },
  optional: false,
};

const shape = {
  enabled: boolean,
  testMode: boolean,
  publishableKey: text(0, 300),
  swishNumber,
  swishPayee: text(0, 100),
  sumupUrl,
  updatedAt: serverTime,
};

export const settings = table(
  'settings',

  allow('a visitor gets the payment settings', get).vary(onlyFor(get, ...actors)),
  ...[create, update].map((write) =>
    logged(
      'changePaymentSettings',
      allow(`an administrator ${write.method}s the payment settings`, write).vary(
        onlyFor(write),
        fields(write, shape),
        restricted({ secretKey: 'sk_123', createdAt: serverTimestamp() }),
      ),
    ),
  ),
  ...[create, update].map((write) =>
    onlyLogged(
      `an administrator ${write.method}s the payment settings`,
      write,
      'changePaymentSettings',
    ),
  ),
  logged(
    'changePaymentSettings',
    allow('an administrator creates the settings', create).deny('of something else', {
      path: 'settings/other',
    }),
  ),
  logged(
    'changePaymentSettings',
    allow('an administrator updates the settings', update)
      .deny('and deletes them', { method: 'delete' })
      .deny('without a new time of change', { without: 'updatedAt' }),
  ),
  logged(
    'changePaymentSettings',
    allow('an administrator stops the sale', {
      ...update,
      data: { enabled: false, updatedAt: serverTimestamp() },
    }).deny('that goes on', { set: { enabled: true } }),
  ),

  ...actors.map((by) =>
    allow(`${by} lists products`, { by, method: 'list', path: 'products' })
      .deny('and settings', { path: 'settings' })
      .deny('and whatever is among settings', { path: 'settings', method: 'listGroup' }),
  ),
);

export const paymentSecrets = table(
  'paymentSecrets',

  logged(
    'changePaymentSecret',
    allow('an administrator adds a secret key', addSecret).vary(
      onlyFor(addSecret),
      fields(addSecret, { secretKey: text(1, 500), createdAt: serverTime }),
      restricted({ publishableKey: 'pk_123' }),
    ),
  ),
  onlyLogged('an administrator adds a secret key', addSecret, 'changePaymentSecret'),

  // nobody reads it who may read the settings
  ...actors.map((by) =>
    allow(`${by} gets the payment settings`, { ...get, by })
      .deny('and the secret key', { path: 'paymentSecrets/first' })
      .deny('and the secret key of before there was a collection of them', {
        path: 'settings/paymentSecret',
      }),
  ),
  ...actors.map((by) =>
    allow(`${by} lists the products`, { by, method: 'list', path: 'products' })
      .deny('and secret keys', { path: 'paymentSecrets' })
      .deny('and whatever is among secret keys', { path: 'paymentSecrets', method: 'listGroup' }),
  ),
  // to write in a document answers with all of it
  allowBatch(
    'an administrator adds another secret key',
    withEntry(addSecret, 'changePaymentSecret'),
  )
    .deny('and touches the first', {
      and: {
        first: { method: 'update', path: 'paymentSecrets/first', data: { changeId: 'change-1' } },
      },
    })
    .deny('and replaces the first', {
      and: {
        first: { method: 'update', path: 'paymentSecrets/first', data: { ...addSecret.data } },
      },
    })
    .deny('and deletes the first', {
      and: { first: { method: 'delete', path: 'paymentSecrets/first' } },
    }),
);
