import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { findOutdated } from '../../src/domain/content/check-facts';
import { listContent, readContent, readFacts } from './content';
import { reportContent } from './content-report';
import { readCourses } from './courses';
import { reportStatedFigures } from './figure-report';
import { checkGuessing } from './guessing/bars';
import { measureGuessing } from './guessing/figures';
import { findGiveaways } from './guessing/giveaways';
import { reportFigures, reportGiveaways, reportStrong, reportWords } from './guessing/report';
import { guessStrongly } from './guessing/strong-guesser';
import { guessByForm, guessByWords } from './guessing/word-guesser';
import { findProblems } from './problems';
import { checkSigns, reportSigns } from './signs';
import { endWithReader, print } from '../lib/print';

const { values } = parseArgs({
  options: {
    giveaways: { type: 'string' },
    strong: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
  },
});

const files = readContent();
const questions = files.flatMap((file) => file.questions);
const courses = readCourses();
const facts = readFacts();
const { problems, sentences } = findProblems(files, courses, facts);
const guesses = { form: guessByForm(questions), words: guessByWords(questions) };
const figures = measureGuessing(files, guesses);
const giveaways = findGiveaways(questions, guesses.words);
problems.push(...checkGuessing(figures), ...checkSigns());

endWithReader();
for (const lines of [
  reportContent(files),
  reportFigures(files, figures, guesses),
  ...(values.strong ? [reportStrong(files, guessStrongly(questions))] : []),
  reportWords(questions),
  reportGiveaways(giveaways),
  reportStatedFigures(files, facts, values.figures),
]) {
  for (const line of [...lines, '']) print(line);
}
print(`facts: ${String(facts.length)}, stated in ${String(sentences)} sentences`);
print(`courses: ${String(courses.length)}`);
print(reportSigns());
if (values.giveaways !== undefined) {
  const paths = listContent();
  const fileOf = (id: string) =>
    paths.find((_, index) => files[index]?.questions.some((question) => question.id === id));
  const all = giveaways.map((giveaway) => ({ file: fileOf(giveaway.id), ...giveaway }));
  // never over a file: one of the questions is easily taken for it
  writeFileSync(values.giveaways, `${JSON.stringify(all, undefined, 2)}\n`, { flag: 'wx' });
}
for (const { where, what } of findOutdated(facts, new Date())) print(`warning: ${where}: ${what}`);
for (const { where, what } of problems) console.error(`${where}: ${what}`);
if (problems.length > 0) process.exitCode = 1;
