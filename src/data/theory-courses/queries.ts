import { queryOptions } from '@tanstack/react-query';

import type { TheoryCourse } from '../../domain/course/theory-course';
import type { Page, PageCursor } from '../firebase/page';
import { onDevice } from '../query-client';
import { listPublishedCourses, listTheoryCourses } from './repository';
import type { VersionedCourse } from './stored-theory-course';

/** The key of every list of courses. */
export const theoryCoursesKey = ['admin', 'theoryCourses'] as const;

/** A page of the courses, published or not, newest first. */
export function theoryCoursesPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<VersionedCourse>>({
    queryKey: [...theoryCoursesKey, 'page', cursor],
    queryFn: () => listTheoryCourses(cursor),
  });
}

/**
 * Every published course with its text: once read, all of them open without a network. They change seldom, so they are
 * asked for again after an hour at the earliest.
 */
export function publishedCoursesOptions() {
  return queryOptions<TheoryCourse[]>({
    queryKey: ['theoryCourses', 'published'],
    queryFn: listPublishedCourses,
    staleTime: 60 * 60_000,
    ...onDevice,
  });
}
