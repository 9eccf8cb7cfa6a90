import { serverTimestamp } from 'firebase/firestore/lite';

import { logDetailsLength } from '../../src/domain/admin/log-entry';
import { retention } from '../../src/domain/retention';
import * as reports from './question-reports.cases';
import { create as createQuestion } from './questions.cases';
import { askersId, askersIdInPath } from './support/actors';
import { expiry, fields, oneOf, optional, serverTime, text } from './support/fields';
import { entryAbout, withEntry } from './support/logged';
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
import { importCategories } from './support/seed';
import type { Write, WriteChange } from './support/writes';

const get: Request = {
  by: 'admin',
  method: 'get',
  path: 'adminLog/first',
  data: { action: 'nothing', actor: askersId, at: serverTimestamp() },
};

const list: Request = { by: 'admin', method: 'list', path: 'adminLog' };

/** A change that an entry can be about. */
const change: Request = {
  by: 'admin',
  method: 'update',
  path: 'products/full',
  data: { price: 1499, updatedAt: serverTimestamp() },
};

const logged = withEntry(change, 'changeProduct');

const entry = entryAbout(change, 'changeProduct');

const removeCategory: Request = {
  by: 'admin',
  method: 'delete',
  path: 'practiceCategories/miljo',
};

/** What needs no entry, with one that could say anything. */
const deletedContent = {
  removed: { method: 'delete', path: 'practiceCategories/miljo' },
  about: entryAbout(removeCategory, 'revokeAdmin'),
} as const;

const prefix = `adminLog/${askersIdInPath}_`;

/** An entry about content. */
function entryOfContent(action: string, target: string): Write {
  return {
    method: 'create',
    path: `${prefix}content-1`,
    data: { actor: askersId, action, target, at: serverTimestamp() },
  };
}

/** A write of content together with the entry about it. */
function withContentEntry(change: Write, action: string): Batch {
  return { by: 'admin', writes: { change, entry: entryOfContent(action, change.path) } };
}

function update(path: string): Write {
  return { method: 'update', path, data: { price: 120, updatedAt: serverTimestamp() } };
}

const changedContent = update('practiceCategories/miljo');

const changedElsewhere: readonly Write[] = [
  { ...update('questions/tomgang'), data: { source: 'Lagen', updatedAt: serverTimestamp() } },
  { ...update('theoryCourses/vajning'), data: { order: 2, updatedAt: serverTimestamp() } },
  update('questionCategories/vagmarken'),
  {
    method: 'update',
    path: 'questionDrafts/hastighet',
    data: { fields: '{"text":"Hur fort?"}', updatedAt: serverTimestamp() },
  },
  {
    method: 'update',
    path: 'questionReports/first',
    data: { status: 'done', updatedAt: serverTimestamp() },
  },
];

const addedContent: Write = {
  method: 'create',
  path: 'questionCategories/fordon',
  data: {
    name: 'fordon',
    price: 99,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  },
};

const removedContent: Write = { method: 'delete', path: 'questionCategories/vagmarken' };

/** As many questions as an import writes together, in as many categories. */
const imported: Batch['writes'] = Object.fromEntries(
  Array.from({ length: 20 }, (_, index): [string, Write] => [
    `question ${String(index)}`,
    {
      method: 'create',
      path: `questions/import-${String(index)}`,
      data: {
        ...createQuestion.data,
        category_id: `import-${String(index % importCategories)}`,
      },
    },
  ]),
);

const withWrite = (name: string, change: WriteChange) => ({ write: name, change });

/** What learners do with reports of their own, which no log tells. */
const ofLearners = [
  ['sends a report', 'addContent', { ...reports.create, path: 'questionReports/full_tomgang' }],
  ['reports anew', 'changeContent', reports.reportAnew],
  ['takes a report back', 'deleteContent', reports.remove],
] as const;

export const adminLog = table(
  'adminLog',

  allow('an administrator gets an entry', get)
    .vary(onlyFor(get))
    .deny('changes it', { method: 'update' })
    .deny('deletes it', { method: 'delete' }),
  allow('an administrator lists entries', list).vary(onlyFor(list)),

  allowBatch('an administrator writes an entry about what he does', logged)
    .vary(
      onlyFor(logged),
      within(
        'entry',
        fields(entry, {
          actor: oneOf(),
          action: oneOf(),
          target: oneOf(),
          at: serverTime,
          details: optional(text(0, logDetailsLength)),
          expiresAt: optional(expiry(retention.adminLog.days)),
        }),
        restricted({ note: 'more' }),
      ),
    )
    .deny('about what he does not do', { leaveOut: 'change' })
    .deny('about another document', {
      write: 'entry',
      change: { set: { target: 'products/tests' } },
    })
    .deny('about what is no document', { write: 'entry', change: { set: { target: 'products' } } })
    .deny('about something below the document', {
      write: 'entry',
      change: { set: { target: 'products/full/more/1' } },
    })
    .deny('in the name of another', { write: 'entry', change: { set: { actor: 'second' } } })
    .deny('under the id of another', {
      write: 'entry',
      change: { path: 'adminLog/second_change-1' },
    })
    .deny('under an id without his name', { write: 'entry', change: { path: 'adminLog/change-1' } })
    .deny('under the id of another change', {
      write: 'entry',
      change: { path: 'adminLog/admin_change-2' },
    })
    .deny('twice', {
      and: { again: { ...entry, path: 'adminLog/admin_change-2' } },
    })
    .deny('about the deletion of content', { and: deletedContent })
    .deny('and another about the last change of another document', {
      and: {
        again: {
          ...entry,
          path: 'adminLog/admin_granted',
          data: { ...entry.data, target: 'admins/deactivated-admin' },
        },
      },
    })
    .deny('about the change before', { given: { 'products/full': { changeId: 'change-1' } } })
    .deny('and another that calls it content', {
      and: {
        again: { ...entryOfContent('changeContent', 'products/full'), path: `${prefix}content-1` },
      },
    }),

  allowBatch(
    'an administrator changes a category, with an entry',
    withContentEntry(changedContent, 'changeContent'),
  )
    .vary(
      onlyFor({ by: 'admin' }),
      within(
        'entry',
        fields(entryOfContent('changeContent', changedContent.path), {
          actor: oneOf(),
          action: oneOf(),
          target: oneOf(),
          at: serverTime,
          details: optional(text(0, logDetailsLength)),
          expiresAt: optional(expiry(retention.adminLog.days)),
        }),
        restricted({ note: 'more' }),
      ),
    )
    .allow('of a shorter id', withWrite('entry', { path: `${prefix}${'x'.repeat(8)}` }))
    .allow('of a longer id', withWrite('entry', { path: `${prefix}${'x'.repeat(64)}` }))
    .deny('of too short an id', withWrite('entry', { path: `${prefix}${'x'.repeat(7)}` }))
    .deny('of too long an id', withWrite('entry', { path: `${prefix}${'x'.repeat(65)}` }))
    .deny('under the id of another', withWrite('entry', { path: 'adminLog/second_content-1' }))
    .deny('in the name of another', withWrite('entry', { set: { actor: 'second' } }))
    .deny('that says it is new', withWrite('entry', { set: { action: 'addContent' } }))
    .deny('that says it is gone', withWrite('entry', { set: { action: 'deleteContent' } }))
    .deny(
      'that says a product has changed',
      withWrite('entry', { set: { action: 'changeProduct' } }),
    )
    .deny('about another', withWrite('entry', { set: { target: 'questions/tomgang' } }))
    .deny(
      'about something below it',
      withWrite('entry', { set: { target: 'practiceCategories/miljo/more/1' } }),
    )
    .deny('and does not change it', { leaveOut: 'change' })
    .deny('and changes nothing but its time', withWrite('change', { without: 'price' }))
    .allow('or without one', { leaveOut: 'entry' }),
  ...changedElsewhere.map((change) =>
    allowBatch(
      `an administrator changes ${change.path}, with an entry`,
      withContentEntry(change, 'changeContent'),
    ).deny('and does not change it', { leaveOut: 'change' }),
  ),
  ...ofLearners.map(([what, action, { by, given, method, path, data }]) =>
    allowBatch(`a learner ${what}`, {
      by,
      ...(given && { given }),
      writes: { report: { method, path, ...(data && { data }) } as Write },
    }).deny('and logs it', { and: { entry: entryOfContent(action, path) } }),
  ),
  allowBatch(
    'an administrator adds a category, with an entry',
    withContentEntry(addedContent, 'addContent'),
  )
    .deny('and does not add it', { leaveOut: 'change' })
    .deny('that says it has changed', withWrite('entry', { set: { action: 'changeContent' } })),
  allowBatch(
    'an administrator deletes a category, with an entry',
    withContentEntry(removedContent, 'deleteContent'),
  )
    .deny('and does not delete it', { leaveOut: 'change' })
    .deny('that says it has changed', withWrite('entry', { set: { action: 'changeContent' } })),
  allowBatch('an administrator adds a category, and nothing else', {
    by: 'admin',
    writes: { change: addedContent },
  }).deny('with an entry about the deletion of what has never been there', {
    and: { entry: entryOfContent('deleteContent', 'questionCategories/miljo') },
  }),
  allowBatch('an administrator imports twenty questions, with one entry about the first', {
    by: 'admin',
    writes: { ...imported, entry: entryOfContent('addContent', 'questions/import-0') },
  }).deny(
    'about one that is not among them',
    withWrite('entry', { set: { target: 'questions/import-20' } }),
  ),
);
