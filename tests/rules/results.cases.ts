import { allow, onlyFor, table, type Request } from './support/requests';
import { inMinutes } from './support/time';

const path = 'users/full/results/first';

const get: Request = { by: 'full', method: 'get', path };

const list: Request = { by: 'full', method: 'list', path: 'users/full/results' };

const remove: Request = { by: 'full', method: 'delete', path };

/** Asks for a result that there is not, with what made one while results were stored. */
const look: Request = {
  by: 'full',
  method: 'get',
  path: 'users/full/results/second',
  data: {
    kind: 'practice',
    categoryId: 'miljo',
    answered: 10,
    right: 8,
    startedAt: inMinutes(-20),
    finishedAt: inMinutes(-10),
  },
};

export const results = table(
  'results',

  allow('a learner gets his result', get)
    .vary(onlyFor(get))
    .deny('another’s', { path: 'users/other/results/first' }),
  allow('a learner lists his results', list)
    .vary(onlyFor(list))
    .deny('another’s', { path: 'users/other/results' })
    .deny('everybody’s', { method: 'listGroup' }),
  allow('a learner looks for a result', look).deny('stores it', { method: 'create' }),

  allow('a learner deletes a result', remove)
    .vary(onlyFor(remove))
    .deny('another’s', { path: 'users/other/results/first' })
    .deny('writes it again as it is', { method: 'update' }),
);
