import * as z from 'zod/mini';

import { licenceTypeSchema } from '../licence-type';
import { limits } from '../limits';

/** Minutes that a new course is given when nothing else is said (specification, section 5). */
const defaultMinutes = 30;

/** Text without spaces around it; the form requires none (specification, section 5). */
function text(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength));
}

/** A theory course: a text to read. */
export const theoryCourseSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: text(limits.courseTitleLength),
  description: text(limits.courseDescriptionLength),
  /** Markdown. */
  content: text(limits.courseContentLength),
  minutes: z.int().check(z.minimum(limits.courseMinutesMin), z.maximum(limits.courseMinutesMax)),
  licenceType: licenceTypeSchema,
  /** Id of the practice category whose questions check what has been read; '' for none. */
  categoryId: z.string(),
  /** Place among the courses of its licence, ascending. */
  order: z.int().check(z.minimum(0), z.maximum(limits.orderMax)),
  /** Only published courses are seen by learners. */
  isPublished: z.boolean(),
});
export type TheoryCourse = z.infer<typeof theoryCourseSchema>;

/** A course with nothing in it yet. */
export function newTheoryCourse(id: string): TheoryCourse {
  return {
    id,
    title: '',
    description: '',
    content: '',
    minutes: defaultMinutes,
    licenceType: 'B',
    categoryId: '',
    order: 0,
    isPublished: false,
  };
}
