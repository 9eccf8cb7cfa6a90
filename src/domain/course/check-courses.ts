import type { ContentProblem } from '../content/check-content';
import type { ContentFile } from '../content/content-file';
import { findLaws } from '../content/find-laws';
import { readIllustrationText } from '../scene/read-illustration';
import { findSign } from '../sign/signs';
import { findCourseFile, type CourseFile, type CourseSource } from './course-file';
import { splitCourse, summaryTitle, type CourseSection } from './course-sections';
import { countWords, scenesOfText, signsOfText } from './course-text';
import { chooseSectionQuestions } from './section-questions';

/** Figures that a course of content/ is held to. */
const bars = { leastWords: 800, mostWords: 2000, leastSections: 4, leastLaws: 2 } as const;

function signProblems(content: string): string[] {
  const { signs, stray } = signsOfText(content);
  const problems = signs.flatMap(({ code, name }) => {
    const sign = findSign(code);
    if (sign?.code !== code) return [`there is no sign ${code}`];
    return sign.name === name ? [] : [`${code} is called '${sign.name}', not '${name}'`];
  });
  return stray === 0 ? problems : [...problems, `${String(stray)} signs not alone on their line`];
}

function sceneProblems({ content, file, line: first }: CourseSource): ContentProblem[] {
  return scenesOfText(content).flatMap(({ json, line }) => {
    const problems =
      json === null ? ['the scene has no end'] : (readIllustrationText(json).problems ?? []);
    return problems.map((what) => ({ where: `${file}:${String(first + line - 1)}`, what }));
  });
}

function sectionProblems(sections: readonly CourseSection[]): string[] {
  const titles = sections.map(({ title }) => title);
  return [
    ...(sections.length < bars.leastSections ? [`only ${String(sections.length)} sections`] : []),
    ...(titles[0] === '' ? ['text before the first heading'] : []),
    ...(titles.at(-1) === summaryTitle ? [] : [`the last section is not '${summaryTitle}'`]),
    ...sections.filter(({ text }) => text === '').map(({ title }) => `'${title}' is empty`),
  ];
}

function lawProblems(sections: readonly CourseSection[]): string[] {
  const naming = sections.filter(
    ({ title, text }) => title !== summaryTitle && findLaws(text).length > 0,
  ).length;
  return naming < bars.leastLaws ? [`only ${String(naming)} sections name a law`] : [];
}

/** The sections that no question of the course's category checks, which a reader goes through without being asked. */
function checkProblems(
  sections: readonly CourseSection[],
  { questions }: Pick<ContentFile, 'questions'>,
): string[] {
  const chosen = chooseSectionQuestions(sections, questions);
  return sections
    .filter(({ id, title }) => title !== '' && chosen.get(id)?.length === 0)
    .map(({ title }) => `no question checks '${title}'`);
}

function courseProblems(course: CourseFile, bank: readonly ContentFile[]): string[] {
  const words = countWords(course.content);
  const sections = splitCourse(course.content);
  const file = findCourseFile(course, bank);
  return [
    ...(words < bars.leastWords || words > bars.mostWords ? [`${String(words)} words`] : []),
    ...(file === undefined
      ? [`there is no category '${course.category}'`]
      : checkProblems(sections, file)),
    ...sectionProblems(sections),
    ...lawProblems(sections),
    ...signProblems(course.content),
  ];
}

/** Returns everything that is wrong with the courses of content/; an empty list means that they can be seeded. */
export function checkCourses(
  courses: readonly CourseSource[],
  bank: readonly ContentFile[],
): ContentProblem[] {
  const keys = courses.flatMap(({ id, licenceType, order }) => [
    `id ${id}`,
    `place ${String(order)} of ${licenceType}`,
  ]);
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [
    ...courses.flatMap((course) => [
      ...courseProblems(course, bank).map((what) => ({ where: course.id, what })),
      ...sceneProblems(course),
    ]),
    ...repeated.map((key) => ({ where: 'courses', what: `${key} is used twice` })),
  ];
}
