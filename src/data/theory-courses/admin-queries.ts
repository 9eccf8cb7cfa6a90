import { queryOptions } from '@tanstack/react-query';

import type { TheoryCourse } from '../../domain/course/theory-course';
import { changeOptions } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { deleteTheoryCourse, saveTheoryCourse } from './change-courses';
import { listTheoryCourses } from './repository';
import type { VersionedCourse } from './stored-theory-course';

/** The key of every list of courses. */
const theoryCoursesKey = ['admin', 'theoryCourses'] as const;

/** A page of the courses, published or not, newest first. */
export function theoryCoursesPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<VersionedCourse>>({
    queryKey: [...theoryCoursesKey, 'page', cursor],
    queryFn: () => listTheoryCourses(cursor),
  });
}

/**
 * Writes a course. Throws DataError 'conflict' when somebody else has written it since, 'not-found' when it has been
 * deleted since.
 * @param base the version that was edited, or null for a new course.
 */
export const saveTheoryCourseOptions = (base: string | null) =>
  changeOptions((course: TheoryCourse) => saveTheoryCourse(course, base), theoryCoursesKey);

/** Deletes a course. */
export const deleteTheoryCourseOptions = (id: string) =>
  changeOptions(() => deleteTheoryCourse(id), theoryCoursesKey);
