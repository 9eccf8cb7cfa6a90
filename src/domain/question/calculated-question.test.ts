import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { readCase } from './case';
import { redraw, templateOf, writeTemplate, type Template } from './calculated-question';
import { findCalculationProblem } from './check-calculation';
import { drawFields } from './drawn-fields';
import { toQuestionFields } from './question-fields';
import { readQuestionFields } from './read-fields';
import { caseId, varyQuestion } from './vary-question';

const template: Template = {
  text: 'Resan kostar {pris} kr med 6 % moms. Hur stor är momsen?',
  options: { a: '{moms} kr', b: '{sex} kr', c: '{hög} kr' },
  explanation: 'Momsen ingår i priset.\n{pris} × 6 / 106 = {moms} kr.',
  feedback: { b: 'Så är det på {pris} kr utan moms.', c: 'Så är det med 25 %.' },
  figures: [
    'moms = pris * 6 / 106',
    'sex = pris * 6 % | 2 decimaler',
    'hög = pris / 5 | 2 decimaler',
  ],
  case: {
    id: 'resan',
    title: 'En resa',
    text: 'Taxametern visar {pris} kr.',
    rows: [
      ['Post', 'Kronor'],
      ['Pris', '{pris}'],
    ],
    figures: ['pris = 106 till 1 060 steg 106'],
  },
};
const plain = { ...practiceQuestion('q1'), text: 'Vad gäller?' };
const question = { ...plain, ...writeTemplate(template) };
const wordsOf = (one: typeof question) =>
  JSON.stringify([one.text, one.options, one.explanation, one.feedback, one.case]);

test('what is stored reads as a question like any other', () => {
  expect(wordsOf(question)).not.toContain('{pris}');
  expect(question.text).toMatch(/^Resan kostar [\d\u00a0]+\u00a0kr med/);
  expect(readCase(question)?.rows?.[1]?.[1]).toMatch(/^[\d\u00a0]+$/);
});

test('a drawing has its figures everywhere, in the case too', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => varyQuestion(question, seed));
  expect(new Set(drawn.map(({ text }) => text)).size).toBe(10);
  for (const one of drawn) {
    const price = /kostar ([\d\u00a0]+)\u00a0kr/.exec(one.text)?.[1] ?? '-';
    const value = Number(price.replaceAll('\u00a0', ''));
    expect(one.options.a).toBe(`${String((value * 6) / 106)}\u00a0kr`);
    expect(readCase(one)?.text).toBe(`Taxametern visar ${price}\u00a0kr.`);
    expect(one.explanation).toContain(`${price} × 6 / 106 = ${one.options.a}`);
  }
});

test('the questions of a case draw the same figures for it', () => {
  const sibling = {
    ...question,
    id: 'q2',
    ...writeTemplate({ ...template, text: 'Annat?', figures: template.figures }),
  };
  expect(caseId(sibling)).toBe(caseId(question));
  for (let seed = 0; seed < 20; seed++) {
    expect(redraw(sibling, seed).case).toBe(redraw(question, seed).case);
  }
});

test('what was stored gives back what was written', () => {
  expect(templateOf(question)).toEqual(template);
  expect(templateOf(plain)).toMatchObject({ text: plain.text, figures: [] });
});

test('a form of it reads as the same question', () => {
  const fields = toQuestionFields(question);
  expect(fields.text).toBe(template.text);
  expect(readQuestionFields(fields, question)).toEqual({ question, problems: [] });
  expect(drawFields(fields, 0).fields?.text).toBe(question.text);
  expect(drawFields(fields, 1).fields?.text).toBe(varyQuestion(question, 1).text);
});

test('a form says in which field a calculation or a case is wrong', () => {
  const fields = toQuestionFields(question);
  const problemsOf = (change: Partial<typeof fields>) =>
    readQuestionFields({ ...fields, ...change }, question).problems;
  expect(problemsOf({ figures: 'moms = priset * 6 %' })).toEqual([
    {
      field: 'figures',
      text: 'Raden ”moms = priset * 6 %”: Talet ”priset” finns inte på någon rad ovanför.',
    },
  ]);
  expect(problemsOf({ b: '{fel} kr' })).toEqual([
    { field: 'figures', text: 'Talet i ”{fel}” finns inte.' },
  ]);
  expect(problemsOf({ case: '{"id":"Resan","title":"a","text":"b"}' })).toMatchObject([
    { field: 'case', text: expect.stringContaining('Skriv fallstudiens id') as string },
  ]);
  expect(problemsOf({ case: 'En resa' })).toMatchObject([{ field: 'case' }]);
});

test('what cannot be drawn anew is asked as it is written', () => {
  const broken = { ...question, calculation: '{"figures":7}' };
  expect(varyQuestion(broken, 3)).toEqual(broken);
});

const noCase = { ...template, case: undefined };
const withFigures = (...figures: string[]) => findCalculationProblem({ ...noCase, figures });

test.each([
  [
    ['pris = 106 till 1 060 steg 106', 'moms = pris * 6 / 106', 'sex = moms', 'hög = 1'],
    'Två svarsalternativ blir lika',
  ],
  [['pris = 100', 'moms = 10', 'sex = pris / 0', 'hög = 1'], '”sex” går inte att räkna ut'],
  [['pris = 100', 'moms = 10', 'sex = 0 - pris', 'hög = 1'], '”sex” blir mindre än noll'],
  [['pris = 100', 'moms = pris * 6 / 106', 'sex = 7', 'hög = 1'], '”moms” avrundas'],
])('a calculation with the figures %j is refused', (figures, problem) => {
  expect(withFigures(...figures)).toContain(problem);
});

test('a calculation that is right with every drawing is let through', () => {
  expect(findCalculationProblem(template, 1000)).toBeNull();
});
