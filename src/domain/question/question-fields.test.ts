import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { questionSchema } from './question';
import { changedFields, fromQuestionFields, toQuestionFields } from './question-fields';

const full = practiceQuestion('q1', {
  options: { a: 'Ett', b: 'Två', c: 'Tre', d: 'Fyra' },
  answer: 'd',
  feedback: { a: 'För få', c: 'Nästan' },
  imageUrl: 'https://example.test/bild.png',
  scene: '{"signs":["B1"]}',
  source: 'Trafikförordningen (1998:1276) 3 kap. 17 §',
  concept: 'hastighet-tatort',
  reviewedAt: '2026-11-01',
});

test.each([full, practiceQuestion('q2'), practiceQuestion('q3', { feedback: {} })])(
  'the question $id comes back from its fields as it was',
  (question) => {
    const fields = toQuestionFields(question);
    expect(questionSchema.parse(fromQuestionFields(fields, question))).toEqual(question);
  },
);

test('fields of nothing but spaces are left out', () => {
  const fields = { ...toQuestionFields(full), answer: 'a', d: ' ', feedbackA: ' ', source: ' ' };
  const question = questionSchema.parse(fromQuestionFields(fields, full));
  expect(question.options).not.toHaveProperty('d');
  expect(question.feedback).toEqual({ c: 'Nästan' });
  expect(question).not.toHaveProperty('source');
});

test('what differs is told by field, and ids are not compared', () => {
  const other = { ...full, id: 'q9', text: 'En annan fråga?', feedback: { a: 'För få' } };
  expect(changedFields(full, other)).toEqual(['text', 'feedbackC']);
  expect(changedFields(full, { ...full, id: 'q9' })).toEqual([]);
});
