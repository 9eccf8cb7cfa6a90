import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';

import type { Bookmark } from '../../domain/learning/bookmark';
import { foldBookmarks, type Saved } from '../../domain/learning/saved';
import { logProblem } from '../../lib/log';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { readSaved, toStoredSaved } from './stored-saved';

/** One document holds them all: a practice session may read it for every question it shows. */
const savedOf = (uid: string) => doc(firestore, 'users', uid, 'saved', 'questions');

/** What is stored; null where it is malformed. */
function readDocument(document: DocumentSnapshot): Saved | null {
  const fields = document.data();
  return fields === undefined ? {} : readSaved(document.ref.path, fields);
}

/** The learner's bookmarks. Throws DataError. */
export async function getSaved(uid: string): Promise<Saved> {
  const document = await request(() => getDoc(savedOf(uid)));
  const saved = readDocument(document);
  if (saved === null) logProblem(`${document.ref.path} is malformed and left out`);
  return saved ?? {};
}

/** Stores bookmarks; the later word on each question stands. Doing it again changes nothing. Throws DataError. */
export async function saveBookmarks(uid: string, bookmarks: readonly Bookmark[]): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(savedOf(uid));
      const known = readDocument(document);
      // what is there and cannot be read is not to be lost
      if (known === null) throw new DataError('malformed', document.ref.path);
      transaction.set(savedOf(uid), {
        ...toStoredSaved(foldBookmarks(known, bookmarks)),
        updatedAt: serverTimestamp(),
      });
    }),
  );
}
