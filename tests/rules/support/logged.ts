import { serverTimestamp } from 'firebase/firestore/lite';

import { askersId, askersIdInPath } from './actors';
import { givenSeed } from './given';
import type { Case } from './pairs';
import { allowBatch, type Batch, type Request } from './requests';
import type { Write } from './writes';

/** The changeId of every change here. */
const changeId = 'change-1';

/** The entry's id after the writer's uid: the change's, or, of a deletion, the document's id and beginning. */
function entryId({ method, path, given }: Request): string {
  if (method !== 'delete') return changeId;
  const document = givenSeed(given).get(path);
  const beginning = document?.['grantedAt'] ?? document?.['createdAt'];
  const since = beginning instanceof Date ? String(beginning.getTime()) : '0';
  return `deleted-${path.split('/').at(-1) ?? ''}-${since}`;
}

/** The log's entry about a change by whoever asks. */
export function entryAbout(request: Request, action: string): Write {
  return {
    method: 'create',
    path: `adminLog/${askersIdInPath}_${entryId(request)}`,
    data: { actor: askersId, action, target: request.path, at: serverTimestamp() },
  };
}

/** What else is written with a request. */
type AlsoWritten = (request: Request) => Batch['writes'];

/** The request's write together with the log's entry about it, and with what else belongs to it. */
export function withEntry(request: Request, action: string, also: AlsoWritten = () => ({})): Batch {
  const { by, given, method, path, data } = request;
  if (method !== 'create' && method !== 'update' && method !== 'delete') {
    throw new Error(`${method} is no change`);
  }
  return {
    by,
    ...(given && { given }),
    writes: {
      change: { method, path, ...(data && { data: { ...data, changeId } }) },
      ...also(request),
      entry: entryAbout(request, action),
    },
  };
}

/** The cases of a change, each with the log's entry about it: so a case still differs from its allow by one thing. */
export function logged(
  action: string,
  of: { readonly cases: readonly Case<Request>[] },
  also?: AlsoWritten,
) {
  return {
    cases: of.cases.map((each) => ({ ...each, request: withEntry(each.request, action, also) })),
  };
}

/** A change that goes with its entry and not without. */
export function onlyLogged(name: string, request: Request, action: string, also?: AlsoWritten) {
  const batch = withEntry(request, action, also);
  const of = allowBatch(`${name}, with the entry about it`, batch)
    .deny('without the entry', { leaveOut: 'entry' })
    .deny('with an entry and no change', { leaveOut: 'change' })
    .deny('with an entry about another action', {
      write: 'entry',
      change: { set: { action: 'another' } },
    })
    .deny('with an entry about another document', {
      write: 'entry',
      change: { set: { target: 'products/other' } },
    })
    .deny('with an entry in the name of another', {
      write: 'entry',
      change: { set: { actor: 'second' } },
    })
    .deny('with an entry under the id of another', {
      write: 'entry',
      change: { path: `adminLog/second_${entryId(request)}` },
    });
  return request.method === 'delete'
    ? of
    : of.deny('with another change’s entry', {
        write: 'change',
        change: { set: { changeId: 'change-2' } },
      });
}
