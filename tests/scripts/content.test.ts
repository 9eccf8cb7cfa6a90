import { expect, test } from 'vitest';

import { readContent, readFacts } from '../../scripts/content/content';
import { reportContent } from '../../scripts/content/content-report';
import { reportStatedFigures } from '../../scripts/content/figure-report';
import { readCourses } from '../../scripts/content/courses';
import { findProblems } from '../../scripts/content/problems';
import { findMisexplained } from '../../src/domain/content/check-explanations';
import { checkFacts, findOutdated } from '../../src/domain/content/check-facts';
import { figurePattern } from '../../src/domain/content/figures';
import type { ContentQuestion } from '../../src/domain/content/content-file';
import { licenceTypes } from '../../src/domain/licence-type';
import { listOptions } from '../../src/domain/question/question';

const files = readContent();
const questions = files.flatMap((file) => file.questions);

const courses = readCourses();
const facts = readFacts();

/** What the whole check says of the bank with this change. */
function problemsWith(change: (question: ContentQuestion) => ContentQuestion[]) {
  const changed = files.map((file) => ({
    ...file,
    questions: file.questions.flatMap((question) => change(question)),
  }));
  return findProblems(changed, courses, facts).problems;
}

test('the bank as it is has no problem', () => {
  expect(problemsWith((question) => [question])).toEqual([]);
});

test('feedback that is missing, or says what the explanation says, is told', () => {
  const [silent, echo] = questions.filter(({ answer }) => answer !== 'a');
  if (silent === undefined || echo === undefined) throw new Error('no question');
  const { a: lost, ...others } = silent.feedback;
  expect(lost).toBeDefined();
  const { explanation } = echo;
  const problems = problemsWith((question) => {
    if (question === silent) return [{ ...silent, feedback: others }];
    if (question === echo) return [{ ...echo, feedback: { ...echo.feedback, a: explanation } }];
    return [question];
  });
  expect(problems).toContainEqual({ where: silent.id, what: 'wrong options without feedback: a' });
  expect(problems.filter(({ where }) => where === echo.id)[0]?.what).toMatch(
    /^feedback a repeats the explanation/,
  );
});

test('a bank that is too small, and a question without siblings, are told for each licence', () => {
  const kept = licenceTypes.flatMap((licence) => {
    const ofLicence = files.filter(({ category }) => category.licenceType === licence);
    return ofLicence.flatMap((file) => file.questions).slice(0, 1);
  });
  const problems = problemsWith((question) => (kept.includes(question) ? [question] : []));
  expect(problems.filter(({ what }) => what.startsWith('no other question asks'))).toEqual(
    kept.map(({ id, concept }) => ({ where: id, what: `no other question asks for ${concept}` })),
  );
  expect(problems).toEqual(
    expect.arrayContaining(
      licenceTypes.map((licence) => ({
        where: licence,
        what: `1 questions, at least ${licence === 'B' ? '900' : '320'} are needed`,
      })),
    ),
  );
});

test('a key that is moved to a wrong option is caught by its explanation in nine of ten', () => {
  const moved = questions.flatMap((question) =>
    listOptions(question)
      .filter(({ key }) => key !== question.answer)
      .map(({ key }) => ({ ...question, answer: key })),
  );
  const caught = moved.filter((question) => findMisexplained(question).length > 0);
  expect(caught.length / moved.length).toBeGreaterThan(0.9);
});

test('every fact catches a sentence with another figure', () => {
  const wrong = '7777';
  for (const fact of facts) {
    const figures = [...fact.says.matchAll(new RegExp(figurePattern, 'giu'))];
    const changed = figures.map(({ 0: figure, index }) => ({
      where: 'question',
      text: fact.says.slice(0, index) + wrong + fact.says.slice(index + figure.length),
    }));
    const { problems } = checkFacts([fact], changed);
    const contradicted = problems.filter(({ where }) => where === 'question');
    expect(contradicted.map(({ what }) => what).join(), fact.id).toContain(
      `'${wrong}' contradicts the fact ${fact.id}`,
    );
  }
});

test('the report has a row for each area of each test, and the hardest questions', () => {
  const lines = reportContent(files);
  const rows = lines.filter((line) => /^ {2}[a-z_]+ +\d/.test(line));
  expect(rows).toHaveLength(20);
  expect(lines.some((line) => new RegExp(`^MC +\\d+ `).test(line))).toBe(true);
  expect(lines.slice(lines.indexOf('hardest to read:') + 1)).toHaveLength(10);
});

test('the report has a row of figures for each licence, and names on demand those of no fact', () => {
  const facts = readFacts();
  const lines = reportStatedFigures(files, facts, false);
  expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual([...licenceTypes]);
  const unheld = lines.slice(1).map((line) => Number(line.trim().split(/\s+/).at(-1)));
  const all = reportStatedFigures(files, facts, true);
  expect(all).toHaveLength(lines.length + unheld.reduce((total, count) => total + count, 0));
});

test('what a fact says of one year is warned of when the year has passed', () => {
  const facts = readFacts();
  const ofOneYear = facts.filter(({ says }) => /(?:^År|för) 20\d\d /.test(says));
  expect(ofOneYear.map(({ id }) => id)).toEqual(['arbetsgivaravgift', 'prisbasbelopp']);
  const warned = findOutdated(facts, new Date('2030-01-01')).map(({ where }) => where);
  expect(warned).toEqual(
    expect.arrayContaining([...ofOneYear.map(({ id }) => id), 'lonegaranti-belopp']),
  );
});
