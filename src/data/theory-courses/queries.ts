import { queryOptions } from '@tanstack/react-query';

import type { TheoryCourse } from '../../domain/course/theory-course';
import type { LicenceType } from '../../domain/licence-type';
import { onDevice } from '../device-cache';
import { findPublishedCourse, listPublishedCourses } from './repository';

/** Courses change seldom, so they are asked for again after an hour at the earliest. */
const staleTime = 60 * 60_000;

/**
 * The published courses of a licence with their texts: once read, all of them open without a network. Who learns for one
 * licence does not read the others' courses.
 */
export function publishedCoursesOptions(licence: LicenceType) {
  return queryOptions<TheoryCourse[]>({
    queryKey: ['theoryCourses', 'published', licence],
    queryFn: () => listPublishedCourses(licence),
    staleTime,
    ...onDevice,
  });
}

/** A published course of any licence, null when there is none: for an address that is not of the learner's licence. */
export function publishedCourseOptions(id: string) {
  return queryOptions<TheoryCourse | null>({
    queryKey: ['theoryCourses', 'one', id],
    queryFn: () => findPublishedCourse(id),
    staleTime,
    ...onDevice,
  });
}
