import {
  getDoc,
  query,
  runTransaction,
  serverTimestamp,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';

import { cutText } from '../../domain/admin/cut-text';
import { logDetailsLength } from '../../domain/admin/log-entry';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { documentVersionSchema } from '../firebase/document-version';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { questionDraftRef, questionDraftsRef } from './refs';
import { questionDraftSchema, writeFields, type QuestionDraft } from './stored-draft';

/** One page of the drafts of a kind, the latest changed first. Throws DataError. */
export async function listDraftsPage(
  kind: QuestionDraft['kind'],
  cursor: PageCursor | null,
): Promise<Page<QuestionDraft>> {
  const drafts = query(questionDraftsRef(), where('kind', '==', kind));
  return readPage(drafts, 'updatedAt', questionDraftSchema, cursor);
}

/** The draft with the id, or null where there is none that can be read. Throws DataError. */
export async function findDraft(id: string): Promise<QuestionDraft | null> {
  const found = await request(() => getDoc(questionDraftRef(id)));
  return found.exists() ? (parseList(questionDraftSchema, [found])[0] ?? null) : null;
}

/**
 * Throws DataError 'not-found' where a draft that is based on a version is gone, and 'conflict' where somebody has written
 * it since.
 * @param base the version; null for a draft that is new.
 */
export function refuseOutdatedDraft(document: DocumentSnapshot, base: string | null): void {
  const { path } = document.ref;
  if (base !== null && !document.exists()) throw new DataError('not-found', `${path} is gone`);
  const version = document.exists() ? documentVersionSchema.parse(document.get('updatedAt')) : null;
  if (version !== base) throw new DataError('conflict', `${path} has been written meanwhile`);
}

/** A draft to be saved, and the version that it is based on; null for a new one. */
export interface DraftWrite extends Omit<QuestionDraft, 'version'> {
  base: string | null;
  /** True where it is meant, whatever has become of it. */
  isMeant: boolean;
}

/**
 * Saves a draft, which no learner can read. One that says so already is left: it can be tried again when an answer is
 * lost. Throws DataError as refuseOutdatedDraft does, 'network'.
 */
export async function saveDraft({ id, kind, fields, base, isMeant }: DraftWrite): Promise<void> {
  const written = { kind, fields: writeFields(fields) };
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(questionDraftRef(id));
      if (document.exists() && document.get('fields') === written.fields) return;
      if (!isMeant) refuseOutdatedDraft(document, base);
      transaction.set(document.ref, { ...written, updatedAt: serverTimestamp() });
    }),
  );
}

/**
 * Throws a draft away and logs it; one that is gone already is as good as thrown away. Throws DataError 'conflict' when
 * somebody has written it since it was read.
 */
export async function deleteDraft({ id, fields, version }: QuestionDraft): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(questionDraftRef(id));
      if (!document.exists()) return;
      refuseOutdatedDraft(document, version);
      transaction.delete(document.ref);
      const details = cutText(`Fråga: ${fields.text}`, logDetailsLength);
      logContent(transaction, 'deleteContent', document.ref, details);
    }),
  );
}
