import { checkConcepts } from '../../src/domain/content/check-concepts';
import { checkContent, type ContentProblem } from '../../src/domain/content/check-content';
import { checkExplanations } from '../../src/domain/content/check-explanations';
import { checkFacts, statementsOf } from '../../src/domain/content/check-facts';
import { checkFeedback } from '../../src/domain/content/check-feedback';
import { findSignsInWords } from '../../src/domain/content/check-sign-words';
import { checkSize } from '../../src/domain/content/check-size';
import type { ContentFile } from '../../src/domain/content/content-file';
import type { Fact } from '../../src/domain/content/fact';
import { checkReadingEase } from '../../src/domain/content/reading-ease';
import { checkCourses } from '../../src/domain/course/check-courses';
import type { CourseSource } from '../../src/domain/course/course-file';
import { withoutScenes } from '../../src/domain/course/course-text';

/** Returns what is wrong with a bank and its courses, and how many of their sentences state a fact. */
export function findProblems(
  files: readonly ContentFile[],
  courses: readonly CourseSource[],
  facts: readonly Fact[],
): { problems: ContentProblem[]; sentences: number } {
  const questions = files.flatMap((file) => file.questions);
  const stated = checkFacts(facts, [
    ...questions.flatMap(statementsOf),
    // what a course stresses stands between asterisks
    ...courses.map(({ id, content }) => ({
      where: id,
      text: withoutScenes(content).replaceAll('**', ''),
    })),
  ]);
  return {
    sentences: stated.sentences,
    problems: [
      ...checkContent(files),
      ...checkSize(files),
      ...checkConcepts(files),
      ...checkReadingEase(questions),
      ...checkExplanations(questions),
      ...checkFeedback(questions),
      ...findSignsInWords(questions),
      ...checkCourses(courses, files),
      ...stated.problems,
    ],
  };
}
