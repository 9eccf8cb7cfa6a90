import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { toPracticeQuestion } from '../../src/domain/content/content-file';
import { templateOf } from '../../src/domain/question/calculated-question';
import { readCase } from '../../src/domain/question/case';
import { findCalculationProblem } from '../../src/domain/question/check-calculation';
import { listOptions, questionSchema } from '../../src/domain/question/question';
import { varyQuestion } from '../../src/domain/question/vary-question';

const questions = readContent().flatMap((file) =>
  file.questions.map((question) => toPracticeQuestion(file, question)),
);
const calculations = questions.filter(({ calculation }) => calculation !== undefined);
const countOf = (licence: string) =>
  calculations.filter(({ licenceType }) => licenceType === licence).length;

test('the bank has the calculations that are promised', () => {
  expect(countOf('TAXI_AKERI')).toBeGreaterThanOrEqual(50);
  expect(countOf('LASTBIL')).toBeGreaterThanOrEqual(20);
});

test('eight cases and more carry three to six questions each', () => {
  const cases = new Map<string, number>();
  for (const question of questions) {
    const id = readCase(question)?.id;
    if (id !== undefined) cases.set(id, (cases.get(id) ?? 0) + 1);
  }
  expect(cases.size).toBeGreaterThanOrEqual(8);
  for (const [id, count] of cases) {
    expect(count, id).toBeGreaterThanOrEqual(3);
    expect(count, id).toBeLessThanOrEqual(6);
  }
});

test.each(calculations.map((question) => [question.id, question] as const))(
  '%s is right, told apart and rounded with each of 1 000 drawings',
  (_, question) => {
    expect(findCalculationProblem(templateOf(question), 1000)).toBeNull();
    for (let seed = 0; seed < 1000; seed += 50) {
      const drawn = varyQuestion(question, seed);
      expect(questionSchema.safeParse(drawn).error).toBeUndefined();
      expect(JSON.stringify({ ...drawn, calculation: '' })).not.toMatch(
        /\{[a-zåäö]+\}|NaN|Infinity/,
      );
      const options = listOptions(drawn).map(({ text }) => text);
      expect(new Set(options).size).toBe(options.length);
      // the explanation works out what the key says
      const figure = /[\d\u00a0]+(?:[.,]\d+)?/.exec(drawn.options[drawn.answer] ?? '')?.[0] ?? '';
      expect(`${drawn.text} ${drawn.explanation}`).toContain(figure.trim());
    }
  },
);
