import { queryOptions } from '@tanstack/react-query';

import type { Page, PageCursor } from '../firebase/page';
import { listTheoryCourses } from './repository';
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
