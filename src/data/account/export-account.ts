import { getDoc, Timestamp, type DocumentReference } from 'firebase/firestore/lite';

import { findLocalKeys, localStore } from '../../lib/local-store';
import { adminRef } from '../admins/refs';
import { describeAccount, type AccountRecord } from '../auth/own-account';
import { request } from '../firebase/request';
import { profileRef } from '../profiles/refs';
import { listOutbox, type OutboxItem } from '../outbox/outbox';
import { belongingNames, readBelongings, type Belonging } from './belongings';
import { inWords, type AnsweredQuestion, type PractisedDay, type StoredDocument } from './in-words';

/** Everything that is stored about a learner, what is stored of the answers in words. */
export interface AccountExport extends Record<Belonging, StoredDocument[]> {
  exportedAt: string;
  account: AccountRecord;
  profile: StoredDocument | null;
  /** The administrator's role; null where the learner has none. */
  administrator: StoredDocument | null;
  /** What the documents of `learning` say in codes. */
  answers: AnsweredQuestion[];
  practiceDays: PractisedDay[];
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

async function readOne(reference: DocumentReference): Promise<StoredDocument | null> {
  const document = await request(() => getDoc(reference));
  const fields = document.data();
  return fields === undefined ? null : toStored(document.id, fields);
}

async function readAll(of: Belonging, uid: string): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  for await (const page of readBelongings(of, uid)) {
    all.push(...page.map((document) => toStored(document.id, document.data())));
  }
  return all;
}

/** Every document of the learner's own, by collection. */
async function listBelongings(uid: string): Promise<Record<Belonging, StoredDocument[]>> {
  const all = await Promise.all(
    belongingNames.map(async (name) => [name, await readAll(name, uid)] as const),
  );
  return Object.fromEntries(all) as Record<Belonging, StoredDocument[]>;
}

/** Reads everything that is stored about the signed-in learner; nothing that is malformed is left out. Throws DataError. */
export async function exportAccount(uid: string): Promise<AccountExport> {
  const [profile, administrator, waiting, documents] = await Promise.all([
    readOne(profileRef(uid)),
    readOne(adminRef(uid)),
    listOutbox(uid),
    listBelongings(uid),
  ]);
  const stored = Object.fromEntries(
    findLocalKeys(uid).map((key) => [key, localStore(key, (value) => value).read()]),
  );
  return {
    exportedAt: new Date().toISOString(),
    account: await describeAccount(),
    profile,
    administrator,
    ...documents,
    ...(await inWords(documents)),
    onThisDevice: { waiting, stored },
  };
}
