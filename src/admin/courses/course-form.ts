import { scenesOfText, signsOfText } from '../../domain/course/course-text';
import { theoryCourseSchema, type TheoryCourse } from '../../domain/course/theory-course';
import { limits } from '../../domain/limits';
import { readIllustrationText } from '../../domain/scene/read-illustration';
import { findSign } from '../../domain/sign/signs';
import { formatNumber } from '../../lib/format';

/** The form of a course, with its numbers as they are typed. */
export type CourseFields = Omit<TheoryCourse, 'id' | 'minutes' | 'order'> & {
  minutes: string;
  order: string;
};

/** A course as the form has it at first. */
export function toCourseFields(course: TheoryCourse): CourseFields {
  const { title, description, content, minutes, licenceType, categoryId, order, isPublished } =
    course;
  return {
    title,
    description,
    content,
    minutes: String(minutes),
    licenceType,
    categoryId,
    order: String(order),
    isPublished,
  };
}

const { shape } = theoryCourseSchema;

/** What cannot be shown of a course's text, in Swedish. */
function contentProblems(content: string): string[] {
  const { signs } = signsOfText(content);
  const unknown = signs.filter(({ code }) => findSign(code) === undefined);
  const scenes = scenesOfText(content).flatMap(({ json, line }) => {
    const problems =
      json === null ? ['Trafikbilden har inget slut.'] : readIllustrationText(json).problems;
    return (problems ?? []).map((problem) => `Rad ${String(line)}: ${problem}`);
  });
  return [...unknown.map(({ code }) => `Märket ”${code}” finns inte.`), ...scenes];
}

/** What can be wrong with the form, by field: nothing is required but sensible numbers (specification, section 5). */
export const validateCourse = {
  content: (typed: string) => contentProblems(typed).join(' ') || true,
  minutes: (typed: string) =>
    shape.minutes.safeParse(Number(typed)).success ||
    `Skriv hela minuter, från ${String(limits.courseMinutesMin)} till ${String(limits.courseMinutesMax)}.`,
  order: (typed: string) =>
    (typed.trim() !== '' && shape.order.safeParse(Number(typed)).success) ||
    `Skriv ett helt tal, från 0 till ${formatNumber(limits.orderMax)}.`,
} as const;

/** A form that has been checked, as what is saved. */
export function toCourse(id: string, fields: CourseFields): TheoryCourse {
  return {
    ...fields,
    id,
    title: fields.title.trim(),
    description: fields.description.trim(),
    content: fields.content.trim(),
    minutes: Number(fields.minutes),
    order: Number(fields.order),
  };
}
