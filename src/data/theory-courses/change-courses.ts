import { runTransaction, serverTimestamp } from 'firebase/firestore/lite';

import { theoryCourseFields } from '../../domain/admin/content-fields';
import { describeChange } from '../../domain/admin/describe-change';
import type { TheoryCourse } from '../../domain/course/theory-course';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { courseRef } from './refs';
import { storedTheoryCourseSchema, toStoredTheoryCourse } from './stored-theory-course';

/**
 * Writes a course, and logs it. Tried again after a lost answer it is still one. Throws DataError 'conflict' when
 * somebody else has written it since the version that it is based on, 'not-found' when it has been deleted since,
 * 'network'.
 * @param base the version that was edited, or null for a new course
 */
export async function saveTheoryCourse(course: TheoryCourse, base: string | null): Promise<void> {
  const reference = courseRef(course.id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists() && base !== null) {
        throw new DataError('not-found', `${reference.path} has been deleted`);
      }
      const before = document.exists() ? parseDocument(storedTheoryCourseSchema, document) : null;
      const stored = toStoredTheoryCourse(course);
      if (before !== null && before.version !== base) {
        const isSame = JSON.stringify(toStoredTheoryCourse(before)) === JSON.stringify(stored);
        if (isSame) return;
        throw new DataError('conflict', `${reference.path} has been written meanwhile`);
      }
      const createdAt: unknown = document.exists() ? document.get('createdAt') : serverTimestamp();
      transaction.set(reference, { ...stored, createdAt, updatedAt: serverTimestamp() });
      const details = describeChange(before, course, theoryCourseFields);
      logContent(transaction, before === null ? 'addContent' : 'changeContent', reference, details);
    }),
  );
}

/** Deletes a course, and logs it; one that is gone already is fine. Throws DataError. */
export async function deleteTheoryCourse(id: string): Promise<void> {
  const reference = courseRef(id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists()) return;
      transaction.delete(reference);
      const [before = null] = parseList(storedTheoryCourseSchema, [document]);
      const details = describeChange(before, null, theoryCourseFields);
      logContent(transaction, 'deleteContent', reference, details);
    }),
  );
}
