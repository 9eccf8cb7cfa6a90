import {
  documentId,
  getDocs,
  limit,
  query,
  where,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { request } from './request';

/** Ids that one query can name (Firestore's limit for 'in'). */
export const idsAtATime = 30;

/** The documents with these ids, without those that are not there, in no order. Throws DataError. */
export async function readByIds(
  collection: CollectionReference,
  ids: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsAtATime) }, (_, index) =>
    ids.slice(index * idsAtATime, (index + 1) * idsAtATime),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      request(() =>
        getDocs(query(collection, where(documentId(), 'in', chunk), limit(idsAtATime))),
      ),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
