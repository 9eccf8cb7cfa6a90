import {
  collection,
  deleteDoc,
  doc,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';

import type { TheoryCourse } from '../../domain/course/theory-course';
import { limits } from '../../domain/limits';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseDocument, parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { request } from '../firebase/request';
import {
  storedTheoryCourseSchema,
  toStoredTheoryCourse,
  type VersionedCourse,
} from './stored-theory-course';

const courses = () => collection(firestore, 'theoryCourses');

/** Far more courses than five licences have; no list is read without an end. */
const most = 200;

/**
 * Every published course, by licence and then its order; malformed ones are left out. Throws DataError
 * 'permission-denied' without access by a full licence or a free window, 'network'.
 */
export async function listPublishedCourses(): Promise<TheoryCourse[]> {
  const published = query(
    courses(),
    where('isPublished', '==', true),
    orderBy('licence_type'),
    orderBy('order'),
  );
  const found = await readAll(published, { pageSize: limits.listedCourses, most });
  return parseList(storedTheoryCourseSchema, found);
}

/** A page of the courses, published or not, newest first. Malformed ones are left out. Throws DataError. */
export async function listTheoryCourses(cursor: PageCursor | null): Promise<Page<VersionedCourse>> {
  return readPage(courses(), 'createdAt', storedTheoryCourseSchema, cursor);
}

/**
 * Writes a course. Tried again after a lost answer it is still one. Throws DataError 'conflict' when somebody else has
 * written it since the version that it is based on, 'not-found' when it has been deleted since, 'network'.
 * @param base the version that was edited, or null for a new course
 */
export async function saveTheoryCourse(course: TheoryCourse, base: string | null): Promise<void> {
  const reference = doc(courses(), course.id);
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
    }),
  );
}

/** Deletes a course; one that is gone already is fine. Throws DataError. */
export async function deleteTheoryCourse(id: string): Promise<void> {
  await request(() => deleteDoc(doc(courses(), id)));
}
