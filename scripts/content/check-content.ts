import { checkContent } from '../../src/domain/content/check-content';
import { checkExplanations } from '../../src/domain/content/check-explanations';
import { checkFacts, statementsOf } from '../../src/domain/content/check-facts';
import { checkSize } from '../../src/domain/content/check-size';
import { checkReadingEase } from '../../src/domain/content/reading-ease';
import { checkCourses } from '../../src/domain/course/check-courses';
import { withoutScenes } from '../../src/domain/course/course-text';
import { readContent, readFacts } from './content';
import { reportContent } from './content-report';
import { readCourses } from './courses';
import { reportSigns } from './signs';
import { endWithReader, print } from '../lib/print';

const files = readContent();
const questions = files.flatMap((file) => file.questions);
const courses = readCourses();
const facts = readFacts();
const stated = checkFacts(facts, [
  ...questions.flatMap(statementsOf),
  // what a course stresses stands between asterisks
  ...courses.map(({ id, content }) => ({
    where: id,
    text: withoutScenes(content).replaceAll('**', ''),
  })),
]);
const problems = [
  ...checkContent(files),
  ...checkSize(files),
  ...checkReadingEase(questions),
  ...checkExplanations(questions),
  ...checkCourses(courses, files),
  ...stated.problems,
];

endWithReader();
for (const line of reportContent(files)) print(line);
print();
print(`facts: ${String(facts.length)}, stated in ${String(stated.sentences)} sentences`);
print(`courses: ${String(courses.length)}`);
for (const line of reportSigns()) print(line);
for (const { where, what } of problems) console.error(`${where}: ${what}`);
if (problems.length > 0) process.exitCode = 1;
