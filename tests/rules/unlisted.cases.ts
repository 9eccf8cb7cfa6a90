import { allow, table, type Request } from './support/requests';

const get: Request = { by: 'admin', method: 'get', path: 'practiceCategories/miljo' };

const list: Request = { by: 'admin', method: 'list', path: 'practiceCategories' };

const remove: Request = { by: 'admin', method: 'delete', path: 'practiceCategories/miljo' };

/** What no rule speaks of stays shut, to administrators too. */
export const unlisted = table(
  'unlisted',

  allow('an administrator gets a category', get)
    .deny('a secret', { path: 'paymentSecrets/first' })
    .deny('a document of no collection', { path: 'unknown/document' })
    .deny('a learner’s root document', { path: 'users/full' })
    .deny('a learner’s other documents', { path: 'users/full/saved/tomgang' })
    .deny('a document below a category', { path: 'practiceCategories/miljo/drafts/first' }),
  allow('an administrator lists categories', list)
    .deny('settings', { path: 'settings' })
    .deny('an unknown collection', { path: 'unknown' }),
  allow('an administrator deletes a category', remove)
    .deny('a secret', { path: 'paymentSecrets/first' })
    .deny('a learner’s root document', { path: 'users/full' })
    .deny('a learner’s other documents', { path: 'users/full/saved/tomgang' }),
);
