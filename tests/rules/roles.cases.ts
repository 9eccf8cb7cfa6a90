import { serverTimestamp } from 'firebase/firestore/lite';

import { limits } from '../../src/domain/limits';
import { askersIdInPath, roleActors, type RoleActor } from './support/actors';
import { logged } from './support/logged';
import type { Case } from './support/pairs';
import {
  allow,
  collectionOf,
  onlyFor,
  table,
  writesOf,
  type Batch,
  type Request,
  type Table,
} from './support/requests';

const content = ['editor'] as const;
const customers = ['support'] as const;
const money = ['bookkeeper'] as const;
const everybody = roleActors;

/**
 * Which roles may do what only administrators do, beside the owner. What is logged goes by the log's action; anything
 * else by the method and the collection.
 */
const operations: Readonly<Record<string, readonly RoleActor[]>> = {
  'list admins': [],
  'get admins': customers,
  grantAdmin: [],
  changeRole: [],
  revokeAdmin: [],

  'get profiles': ['support', 'bookkeeper'],
  'list profiles': ['support', 'bookkeeper'],
  createUser: customers,
  renameUser: customers,
  activateUser: customers,
  deactivateUser: customers,
  grantMinutes: customers,
  'get licenses': ['support', 'bookkeeper'],
  'list licenses': customers,
  grantLicense: customers,
  changeLicense: customers,
  endLicense: customers,

  'get orders': money,
  'list orders': money,
  confirmPayment: money,
  cancelOrder: money,
  refundOrder: money,
  refundPart: money,
  undoPayment: money,
  'list discountCodes': money,
  'get discountUses': money,
  'list discountUses': money,
  createDiscount: money,
  activateDiscount: money,
  deactivateDiscount: money,
  changeDiscount: money,
  deleteDiscount: money,
  'delete discountUses': money,
  changeProduct: money,
  changePaymentSettings: money,
  changePaymentSecret: money,

  'get questions': ['editor', 'support'],
  'list a page of questions': ['editor', 'support'],
  'list questions': content,
  'create questions': content,
  'update questions': content,
  'delete questions': content,
  'get questionPacks': content,
  'create questionPacks': content,
  'update questionPacks': content,
  'delete questionPacks': content,
  'get versions': content,
  'list versions': content,
  'create versions': content,
  'get questionDrafts': content,
  'list questionDrafts': content,
  'create questionDrafts': content,
  'update questionDrafts': content,
  'delete questionDrafts': content,
  'delete questionDrafts, create questions': content,
  'get questionTags': content,
  'create questionTags': content,
  'update questionTags': content,
  'create practiceCategories': content,
  'create practiceCategories, create questions': content,
  'update practiceCategories': content,
  'delete practiceCategories': content,
  'create questionCategories': content,
  'update questionCategories': content,
  'delete questionCategories': content,
  'get theoryCourses': content,
  'list theoryCourses': content,
  'create theoryCourses': content,
  'update theoryCourses': content,
  'delete theoryCourses': content,
  addContent: content,
  changeContent: content,
  deleteContent: content,
  'changeContent about a report': ['editor', 'support'],
  'get questionReports': ['editor', 'support'],
  'list questionReports': ['editor', 'support'],
  'update questionReports': ['editor', 'support'],

  'get clientErrors': [],
  'list clientErrors': [],
  'get clientErrorMarks': [],
  'list clientErrorMarks': [],
  'create clientErrorMarks': [],
  'update clientErrorMarks': [],
  'delete clientErrorMarks': [],
  'list finishedExams': customers,
  'get customerNotes': customers,
  'list customerNotes': customers,
  'create customerNotes': customers,
  'delete customerNotes': customers,
  'list firstAnswers': content,
  'list outcomes': content,
  'get userTotals': [],
  'create userTotals': [],
  'update userTotals': [],
  'create outcomeStatistics': [],
  'update outcomeStatistics': [],
  'delete outcomeStatistics': [],
  'list questionStatistics': content,
  'create questionStatistics': content,
  'update questionStatistics': content,
  'delete questionStatistics': content,

  'get adminLog': customers,
  'list adminLog': [],
  'get the entry about an order': money,
  'list the entries about an order': money,
  'list the entries about a customer': customers,
  'list the entries about a licence': customers,

  // what is for everybody is for them too, and what is one's own for nobody else
  'get settings': everybody,
  'list products': everybody,
  'get practiceCategories': everybody,
  'list practiceCategories': everybody,
};

/** What no other table has a request of its own for, by what it is called here. */
const reads: readonly (readonly [operation: string, request: Request])[] = [
  ['get profiles', { by: 'admin', method: 'get', path: 'profiles/full' }],
  ['get licenses', { by: 'admin', method: 'get', path: 'licenses/full_full' }],
  ['get admins', { by: 'admin', method: 'get', path: 'admins/second' }],
  ['get questions', { by: 'admin', method: 'get', path: 'questions/tomgang' }],
  ['get questionPacks', { by: 'admin', method: 'get', path: 'questionPacks/miljo' }],
  [
    'list a page of questions',
    { by: 'admin', method: 'list', path: 'questions', limit: limits.listedQuestions },
  ],
  ['get adminLog', { by: 'admin', method: 'get', path: 'adminLog/first' }],
  ['get the entry about an order', { by: 'admin', method: 'get', path: 'adminLog/admin_refund-0' }],
  [
    'list the entries about an order',
    { by: 'admin', method: 'list', path: 'adminLog', where: ['target', 'orders/TKWTHDRAWN'] },
  ],
  [
    'list the entries about a customer',
    { by: 'admin', method: 'list', path: 'adminLog', where: ['target', 'profiles/full'] },
  ],
  [
    'list the entries about a licence',
    { by: 'admin', method: 'list', path: 'adminLog', where: ['target', 'licenses/full_full'] },
  ],
];

const ownRole: Request = { by: 'editor', method: 'get', path: 'admins/editor' };

/** Whether an administrator has done what he tries again: he has not, and there is no entry. */
const ownEntry: Request = { by: 'editor', method: 'get', path: `adminLog/${askersIdInPath}_again` };

/** A change of an administrator's profile, which only owners make. */
function ownersAlone(name: string, action: string, request: Omit<Request, 'by'>) {
  return logged(
    action,
    allow(name, { ...request, by: 'owner' }).deny('by support', { by: 'support' }),
  );
}

/** What goes by more than the operation. */
const ownCases = [
  allow('an editor gets his own role', ownRole).deny('another’s', { path: 'admins/support' }),
  allow('an editor asks for an entry of his own that is not there', ownEntry)
    .vary(onlyFor({ by: 'editor' }, 'admin'))
    .allow('by support', { by: 'support' })
    .allow('by a bookkeeper', { by: 'bookkeeper' })
    .deny('by one with a role that is not known', { by: 'unknown-role' })
    .deny('for one of another', { path: 'adminLog/second_again' }),
  ownersAlone('an owner lets an administrator in', 'activateUser', {
    method: 'update',
    path: 'profiles/deactivated-admin',
    data: { userStatus: 'active' },
  }),
  ownersAlone('an owner shuts an administrator out', 'deactivateUser', {
    method: 'update',
    path: 'profiles/second',
    data: { userStatus: 'inactive' },
  }),
  ownersAlone('an owner gives an administrator another name', 'renameUser', {
    method: 'update',
    path: 'profiles/second',
    data: { fullName: 'Åsa Öberg' },
  }),
  ownersAlone('an owner makes the profile that a role lacks', 'createUser', {
    method: 'create',
    path: 'profiles/admin-without-profile',
    data: {
      fullName: 'Åsa Öberg',
      email: 'asa@example.se',
      createdAt: serverTimestamp(),
      userStatus: 'active',
    },
  }),
];

function nameOf(request: Request | Batch): string {
  const writes = writesOf(request);
  const entry = writes.find(({ path }) => path.startsWith('adminLog/'));
  if (entry) {
    const { action, target } = entry.data ?? {};
    const isOfReport = String(target).startsWith('questionReports/');
    return `${String(action)}${isOfReport ? ' about a report' : ''}`;
  }
  if ('writes' in request || writes.length > 0) {
    return writes.map(({ method, path }) => `${method} ${collectionOf(path)}`).join(', ');
  }
  return `${request.method} ${collectionOf(request.path)}`;
}

/** What belongs to the one who asks, as an administrator's profile does: a role has no part in it. */
const own = ['delete profiles'];

/**
 * Everything that administrators do in these tables, once for each operation, by an administrator of each role.
 * @param tables the other tables: an operation that is new there has to be said here who may do it.
 */
export function roleTable(tables: readonly Table[]): Table {
  const found = tables
    .flatMap(({ cases }) => cases)
    .filter(({ name, of, request }) => name === of && request.by === 'admin')
    .map(({ request }) => [nameOf(request), request] as const);
  // the last one of a name counts, and the first one is to
  const requests = new Map([...found.reverse(), ...reads]);
  const cases = [...requests]
    .filter(([operation]) => !own.includes(operation))
    .flatMap(([operation, request]): Case<Request | Batch>[] => {
      const allowed = operations[operation];
      if (allowed === undefined) throw new Error(`Say which roles may ${operation}.`);
      const name = `${operation}: by one whose role is not named`;
      return [
        { name, of: name, outcome: 'allow', request },
        ...roleActors.map((by): Case<Request | Batch> => ({
          name: `${operation}: by ${by}`,
          of: name,
          outcome: by === 'owner' || allowed.includes(by) ? 'allow' : 'deny',
          request: { ...request, by },
        })),
      ];
    });
  return table('roles', { cases }, ...ownCases);
}
