import { orderBy, query, where } from 'firebase/firestore/lite';

import type { TheoryCourse } from '../../domain/course/theory-course';
import { limits } from '../../domain/limits';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { coursesRef } from './refs';
import { storedTheoryCourseSchema, type VersionedCourse } from './stored-theory-course';

/** Far more courses than five licences have; no list is read without an end. */
const maxCount = 200;

/**
 * Every published course, by licence and then its order; malformed ones are left out. Throws DataError
 * 'permission-denied' without access by a full licence or a free window, 'network'.
 */
export async function listPublishedCourses(): Promise<TheoryCourse[]> {
  const published = query(
    coursesRef(),
    where('isPublished', '==', true),
    orderBy('licence_type'),
    orderBy('order'),
  );
  const found = await readAll(published, { pageSize: limits.listedCourses, max: maxCount });
  return parseList(storedTheoryCourseSchema, found);
}

/** A page of the courses, published or not, newest first. Malformed ones are left out. Throws DataError. */
export async function listTheoryCourses(cursor: PageCursor | null): Promise<Page<VersionedCourse>> {
  return readPage(coursesRef(), 'createdAt', storedTheoryCourseSchema, cursor);
}
