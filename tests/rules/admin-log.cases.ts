import { serverTimestamp } from 'firebase/firestore';

import { askersId } from './support/actors';
import { fields, oneOf, serverTime, text } from './support/fields';
import { allow, onlyFor, restricted, table, type Request } from './support/requests';

const get: Request = {
  by: 'admin',
  method: 'get',
  path: 'adminLog/first',
  data: { action: 'nothing', actor: askersId, at: serverTimestamp() },
};

const list: Request = { by: 'admin', method: 'list', path: 'adminLog' };

const write: Request = {
  by: 'admin',
  method: 'create',
  path: 'adminLog/second',
  data: {
    actor: askersId,
    action: 'confirmPayment',
    target: 'orders/TKPAYED222',
    at: serverTimestamp(),
  },
};

export const adminLog = table(
  'adminLog',

  allow('an administrator gets an entry', get)
    .vary(onlyFor(get))
    .deny('changes it', { method: 'update' })
    .deny('deletes it', { method: 'delete' }),
  allow('an administrator lists entries', list).vary(onlyFor(list)),

  allow('an administrator writes an entry', write)
    .vary(
      onlyFor(write),
      fields(write, {
        actor: oneOf(),
        action: text(1, 100),
        target: text(1, 300),
        at: serverTime,
      }),
      restricted({ note: 'more' }),
    )
    .deny('in the name of another', { set: { actor: 'second' } }),
);
