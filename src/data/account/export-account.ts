import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';

import { findLocalKeys, localStore } from '../../lib/local-store';
import { describeAccount, type AccountRecord } from '../auth/own-account';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { listOutbox, type OutboxItem } from '../progress/outbox';
import { belongings, readPages } from './belongings';

/** A document as it is stored, with its id and with its times as text. */
type StoredDocument = Record<string, unknown>;

/** Everything that is stored about a learner, as it is stored. */
export interface AccountExport {
  exportedAt: string;
  account: AccountRecord;
  profile: StoredDocument | null;
  /** The administrator's role; null where the learner has none. */
  administrator: StoredDocument | null;
  orders: StoredDocument[];
  licenses: StoredDocument[];
  progress: StoredDocument[];
  learning: StoredDocument[];
  saved: StoredDocument[];
  plans: StoredDocument[];
  openOrders: StoredDocument[];
  codeUses: StoredDocument[];
  results: StoredDocument[];
  exams: StoredDocument[];
  reports: StoredDocument[];
  /** What only this device knows: answers and tests that wait to be sent, and sessions under way. */
  onThisDevice: { waiting: OutboxItem[]; stored: Record<string, unknown> };
}

/** A stored value as JSON can hold it: times as ISO 8601. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPlain(one)]));
}

function toStored(id: string, fields: object): StoredDocument {
  return { id, ...Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, toPlain(v)])) };
}

async function readOne(...path: [string, string]): Promise<StoredDocument | null> {
  const document = await request(() => getDoc(doc(firestore, ...path)));
  const fields = document.data();
  return fields === undefined ? null : toStored(document.id, fields);
}

async function readAll(of: keyof typeof belongings, uid: string): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  for await (const page of readPages(belongings[of](uid))) {
    all.push(...page.map((document) => toStored(document.id, document.data())));
  }
  return all;
}

/** Reads everything that is stored about the signed-in learner; nothing that is malformed is left out. Throws DataError. */
export async function exportAccount(uid: string): Promise<AccountExport> {
  const [profile, administrator, waiting] = await Promise.all([
    readOne('profiles', uid),
    readOne('admins', uid),
    listOutbox(uid),
  ]);
  const [
    orders,
    licenses,
    progress,
    learning,
    saved,
    plans,
    openOrders,
    codeUses,
    results,
    exams,
    reports,
  ] = await Promise.all([
    readAll('orders', uid),
    readAll('licenses', uid),
    readAll('progress', uid),
    readAll('learning', uid),
    readAll('saved', uid),
    readAll('plans', uid),
    readAll('openOrders', uid),
    readAll('codeUses', uid),
    readAll('results', uid),
    readAll('exams', uid),
    readAll('reports', uid),
  ]);
  const stored = Object.fromEntries(
    findLocalKeys(uid).map((key) => [key, localStore(key, (value) => value).read()]),
  );
  return {
    exportedAt: new Date().toISOString(),
    account: describeAccount(),
    profile,
    administrator,
    orders,
    licenses,
    progress,
    learning,
    saved,
    plans,
    openOrders,
    codeUses,
    results,
    exams,
    reports,
    onThisDevice: { waiting, stored },
  };
}
