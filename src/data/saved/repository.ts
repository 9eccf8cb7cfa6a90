import {
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';

import type { Bookmark } from '../../domain/learning/bookmark';
import { foldBookmarks, type Saved } from '../../domain/learning/saved';
import { reportProblem } from '../../lib/log';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { bookmarksRef } from './refs';
import { readSaved, toStoredSaved } from './stored-saved';

/** What is stored; null where it is malformed. */
function readDocument(document: DocumentSnapshot): Saved | null {
  const fields = document.data();
  return fields === undefined ? {} : readSaved(document.ref.path, fields);
}

/** The learner's bookmarks. Throws DataError. */
export async function getSaved(uid: string): Promise<Saved> {
  const document = await request(() => getDoc(bookmarksRef(uid)));
  const saved = readDocument(document);
  if (saved === null) reportProblem(`${document.ref.path} is malformed and left out`);
  return saved ?? {};
}

/** Stores bookmarks; the later word on each question stands. Doing it again changes nothing. Throws DataError. */
export async function saveBookmarks(uid: string, bookmarks: readonly Bookmark[]): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(bookmarksRef(uid));
      const known = readDocument(document);
      // what is there and cannot be read is not to be lost
      if (known === null) throw new DataError('malformed', document.ref.path);
      transaction.set(bookmarksRef(uid), {
        ...toStoredSaved(foldBookmarks(known, bookmarks)),
        updatedAt: serverTimestamp(),
      });
    }),
  );
}
