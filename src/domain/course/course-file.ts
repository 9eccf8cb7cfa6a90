import * as z from 'zod/mini';

import type { ContentFile } from '../content/content-file';
import { theoryCourseSchema, type TheoryCourse } from './theory-course';

const { shape } = theoryCourseSchema;
const filled = (schema: typeof shape.title) => schema.check(z.minLength(1));

/** A course as content/<licence>/courses/<name>.md holds it: its front matter, and the text below as content. */
export const courseFileSchema = z.strictObject({
  id: shape.id,
  title: filled(shape.title),
  description: filled(shape.description),
  durationMinutes: shape.minutes,
  licenceType: shape.licenceType,
  order: shape.order,
  isPublished: shape.isPublished,
  /** Name of the practice category, of the same licence, that goes with the course. */
  category: z.string().check(z.minLength(1)),
  content: filled(shape.content),
});
export type CourseFile = z.infer<typeof courseFileSchema>;

/** A course file with its path, and the line of it on which the text begins. */
export interface CourseSource extends CourseFile {
  file: string;
  line: number;
}

/** The practice category that goes with a course, and its questions, if the bank has it. */
export function findCourseFile(
  { category, licenceType }: Pick<CourseFile, 'category' | 'licenceType'>,
  bank: readonly ContentFile[],
): ContentFile | undefined {
  return bank.find(
    (file) => file.category.name === category && file.category.licenceType === licenceType,
  );
}

/** A course of content/ as the one that it becomes in the database. */
export function toTheoryCourse(file: CourseFile, bank: readonly ContentFile[]): TheoryCourse {
  const { id, title, description, content, durationMinutes, licenceType, order, isPublished } =
    file;
  return {
    id,
    title,
    description,
    content,
    minutes: durationMinutes,
    licenceType,
    categoryId: findCourseFile(file, bank)?.category.id ?? '',
    order,
    isPublished,
  };
}
