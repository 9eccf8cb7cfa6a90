import type { ContentProblem } from '../content/check-content';
import type { ContentFile } from '../content/content-file';
import { readScene } from '../scene/read-scene';
import { findSign } from '../sign/signs';
import { findCourseCategory, type CourseFile, type CourseSource } from './course-file';
import { splitCourse, summaryTitle } from './course-sections';
import { countWords, scenesOfText, signsOfText } from './course-text';

/** Figures that a course of content/ is held to. */
const bars = { leastWords: 800, mostWords: 2000, leastSections: 4 } as const;

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
    const problems = json === null ? ['the scene has no end'] : (readScene(json).problems ?? []);
    return problems.map((what) => ({ where: `${file}:${String(first + line - 1)}`, what }));
  });
}

function sectionProblems(content: string): string[] {
  const sections = splitCourse(content);
  const titles = sections.map(({ title }) => title);
  return [
    ...(sections.length < bars.leastSections ? [`only ${String(sections.length)} sections`] : []),
    ...(titles[0] === '' ? ['text before the first heading'] : []),
    ...(titles.at(-1) === summaryTitle ? [] : [`the last section is not '${summaryTitle}'`]),
    ...sections.filter(({ text }) => text === '').map(({ title }) => `'${title}' is empty`),
  ];
}

function courseProblems(course: CourseFile, bank: readonly ContentFile[]): string[] {
  const words = countWords(course.content);
  return [
    ...(words < bars.leastWords || words > bars.mostWords ? [`${String(words)} words`] : []),
    ...(findCourseCategory(course, bank) === undefined
      ? [`there is no category '${course.category}'`]
      : []),
    ...sectionProblems(course.content),
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
