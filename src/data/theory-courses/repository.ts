import { documentId, endAt, orderBy, query, startAt, where } from 'firebase/firestore/lite';

import type { TheoryCourse } from '../../domain/course/theory-course';
import type { LicenceType } from '../../domain/licence-type';
import { limits } from '../../domain/limits';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { coursesRef } from './refs';
import { storedTheoryCourseSchema, type VersionedCourse } from './stored-theory-course';

/** Far more courses than a licence has; no list is read without an end. */
const maxCount = 200;

const published = where('isPublished', '==', true);

/**
 * The published courses of a licence, in their order; malformed ones are left out. Throws DataError 'permission-denied'
 * without access by a full licence or a free window, 'network'.
 */
export async function listPublishedCourses(licence: LicenceType): Promise<TheoryCourse[]> {
  const ofLicence = query(
    coursesRef(),
    published,
    where('licence_type', '==', licence),
    orderBy('order'),
  );
  const found = await readAll(ofLicence, { pageSize: limits.listedCourses, max: maxCount });
  return parseList(storedTheoryCourseSchema, found);
}

/** A published course of any licence; null when there is none. Throws DataError as the list does. */
export async function findPublishedCourse(id: string): Promise<TheoryCourse | null> {
  // a range, for the rules deny to get what is not there
  const withId = query(coursesRef(), published, orderBy(documentId()), startAt(id), endAt(id));
  const [course] = parseList(
    storedTheoryCourseSchema,
    await readAll(withId, { pageSize: 1, max: 1 }),
  );
  return course ?? null;
}

/** A page of the courses, published or not, newest first. Malformed ones are left out. Throws DataError. */
export async function listTheoryCourses(cursor: PageCursor | null): Promise<Page<VersionedCourse>> {
  return readPage(coursesRef(), 'createdAt', storedTheoryCourseSchema, cursor);
}
