import { queryOptions } from '@tanstack/react-query';

import type { TheoryCourse } from '../../domain/course/theory-course';
import { onDevice } from '../device-cache';
import { listPublishedCourses } from './repository';

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
