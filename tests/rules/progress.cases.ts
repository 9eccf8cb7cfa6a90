import { serverTimestamp } from 'firebase/firestore/lite';

import { allow, onlyFor, table, type Request } from './support/requests';

const get: Request = { by: 'full', method: 'get', path: 'users/full/progress/miljo' };

const list: Request = { by: 'full', method: 'list', path: 'users/full/progress' };

const remove: Request = { by: 'full', method: 'delete', path: 'users/full/progress/miljo' };

/** Asks for progress that there is not, with what made it while it was stored. */
const look: Request = {
  by: 'full',
  method: 'get',
  path: 'users/full/progress/vajning',
  data: { questions: {}, updatedAt: serverTimestamp() },
};

export const progress = table(
  'progress',

  allow('a learner gets his progress', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/progress/miljo' }),
  allow('a learner lists his progress', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/progress' })
    .deny('everybody’s', { method: 'listGroup' }),

  allow('a learner looks for progress', look).deny('stores it', { method: 'create' }),

  allow('a learner deletes his progress', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/progress/miljo' })
    .deny('changes it', { method: 'update' }),
);
