import { serverTimestamp } from 'firebase/firestore';

import { limits } from '../../src/domain/limits';
import { actors } from './support/actors';
import { boolean, fields, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

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

const updateSecret: Request = {
  by: 'admin',
  method: 'update',
  path: 'settings/paymentSecret',
  data: { secretKey: 'sk_123', updatedAt: serverTimestamp() },
};

const createSecret: Request = {
  ...updateSecret,
  method: 'create',
  given: { 'settings/paymentSecret': null },
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

const secretShape = { secretKey: text(1, 500), updatedAt: serverTime };

export const settings = table(
  'settings',

  allow('a visitor gets the payment settings', get).vary(onlyFor(get, ...actors)),
  ...[create, update].map((write) =>
    allow(`an administrator ${write.method}s the payment settings`, write).vary(
      onlyFor(write),
      fields(write, shape),
      restricted({ secretKey: 'sk_123', createdAt: serverTimestamp() }),
    ),
  ),
  allow('an administrator creates the settings', create).deny('of something else', {
    path: 'settings/other',
  }),
  allow('an administrator updates the settings', update)
    .deny('and deletes them', { method: 'delete' })
    .deny('without a new time of change', { without: 'updatedAt' }),

  ...[createSecret, updateSecret].map((write) =>
    allow(`an administrator ${write.method}s the secret key`, write).vary(
      onlyFor(write),
      fields(write, secretShape),
      restricted({ publishableKey: 'pk_123' }),
    ),
  ),
  allow('an administrator updates the secret', updateSecret)
    .deny('and deletes it', { method: 'delete' })
    .deny('without a new time of change', { without: 'updatedAt' }),
  // nobody reads it, who may read the settings beside it
  ...actors.map((by) =>
    allow(`${by} gets the payment settings`, { ...get, by }).deny('and the secret key', {
      path: 'settings/paymentSecret',
    }),
  ),
  ...actors.map((by) =>
    allow(`${by} lists products`, { by, method: 'list', path: 'products' })
      .deny('and settings', { path: 'settings' })
      .deny('and whatever is among settings', { path: 'settings', method: 'listGroup' }),
  ),
);
