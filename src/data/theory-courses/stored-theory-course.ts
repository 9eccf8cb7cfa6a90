import * as z from 'zod/mini';

import { theoryCourseSchema, type TheoryCourse } from '../../domain/course/theory-course';
import { licenceTypeSchema } from '../../domain/licence-type';
import { documentVersionSchema } from '../firebase/document-version';

/** A course as it was at a time: another version means that somebody has written it since. */
export type VersionedCourse = TheoryCourse & { version: string };

/** A document of `theoryCourses` with the specification's field names. */
export const storedTheoryCourseSchema: z.ZodMiniType<VersionedCourse> = z.pipe(
  z.pipe(
    z.object({
      id: z.string(),
      title: z._default(z.string(), ''),
      description: z._default(z.string(), ''),
      content: z._default(z.string(), ''),
      duration_minutes: z.number(),
      licence_type: z._default(licenceTypeSchema, 'B'),
      category_id: z._default(z.string(), ''),
      order: z._default(z.number(), 0),
      isPublished: z._default(z.boolean(), false),
      updatedAt: z.optional(documentVersionSchema),
    }),
    z.transform(({ duration_minutes, licence_type, category_id, updatedAt = '', ...rest }) => ({
      ...rest,
      minutes: duration_minutes,
      licenceType: licence_type,
      categoryId: category_id,
      version: updatedAt,
    })),
  ),
  z.extend(theoryCourseSchema, { version: z.string() }),
);

/** A course as the fields of its document, without the id and the timestamps. */
export function toStoredTheoryCourse(course: TheoryCourse) {
  return {
    title: course.title,
    description: course.description,
    content: course.content,
    duration_minutes: course.minutes,
    licence_type: course.licenceType,
    category_id: course.categoryId,
    order: course.order,
    isPublished: course.isPublished,
  };
}
