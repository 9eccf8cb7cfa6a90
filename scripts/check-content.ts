import { checkContent, contentBars, letterShares } from '../src/domain/content/check-content';
import { checkCourses } from '../src/domain/course/check-courses';
import { examAreas } from '../src/domain/exam/exam-area';
import { readContent } from './lib/content';
import { readCourses } from './lib/courses';

const files = readContent();
const questions = files.flatMap((file) => file.questions);
const courses = readCourses();
const problems = [...checkContent(files), ...checkCourses(courses, files)];

const byArea = examAreas.map((area) => {
  const inArea = files.filter(({ category }) => category.examArea === area);
  return `${area} ${String(inArea.flatMap((file) => file.questions).length)}`;
});
const shares = letterShares(questions).map(
  ({ letter, share, even }) => `${letter} ${share.toFixed(1)} % (even ${even.toFixed(1)} %)`,
);
console.log(
  [
    `${String(questions.length)} questions in ${String(files.length)} categories`,
    `areas: ${byArea.join(', ')}`,
    `right letters: ${shares.join(', ')}`,
    `concepts: ${String(new Set(questions.map(({ concept }) => concept)).size)}`,
    `read a second time: ${String(questions.filter(({ reviewedAt }) => reviewedAt !== undefined).length)}`,
    `courses: ${String(courses.length)}`,
    `near-duplicates count from ${String(contentBars.similarity)} shared words`,
  ].join('\n'),
);
for (const { where, what } of problems) console.error(`${where}: ${what}`);
if (problems.length > 0) process.exitCode = 1;
