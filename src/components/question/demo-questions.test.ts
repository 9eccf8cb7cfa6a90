import { expect, test } from 'vitest';

import { demoQuestions } from './demo-questions';

test('the demo has five questions, one of each category', () => {
  expect(demoQuestions.map(({ category }) => category).toSorted()).toEqual([
    'Fordonet',
    'Miljö',
    'Säkerhet',
    'Trafikregler',
    'Vägmärken',
  ]);
  expect(new Set(demoQuestions.map(({ id }) => id)).size).toBe(5);
});

test('the explanations hold what the specification says of them', () => {
  const explanation = (category: string) =>
    demoQuestions.find((question) => question.category === category)?.explanation;
  expect(explanation('Säkerhet')).toContain('halva hastigheten i meter');
  expect(explanation('Fordonet')).toMatch(/1,6 mm.*3 mm/s);
});

test('the options of a question differ', () => {
  for (const { options } of demoQuestions) expect(new Set(options).size).toBe(4);
});

test('the sign that is asked about is shown, and not told in the question', () => {
  const [sign] = demoQuestions;
  expect(sign.image).toEqual({
    name: 'yield-sign',
    label: 'Gul triangel med röd ram och spetsen nedåt',
  });
  expect(sign.text).not.toMatch(/triangel|röd|gul/i);
});
