import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { limits } from '../../domain/limits';
import { toQuestionFields, type QuestionFields } from '../../domain/question/question-fields';
import { startNew } from './editing';
import { readForm } from './read-form';

const question = practiceQuestion('q1');
const read = (change: Partial<QuestionFields>, kind: 'practice' | 'theory' = 'practice') =>
  readForm({ ...toQuestionFields(question), ...change }, { id: 'q1', kind, category: 'Miljö' });

test('a form that is filled in is a question', () => {
  expect(read({ d: ' Fyra ', answer: 'd' }).question).toEqual({
    ...question,
    options: { ...question.options, d: 'Fyra' },
    answer: 'd',
  });
});

test('an empty form says what is missing', () => {
  const { fields } = startNew('q1', 'practice', []);
  expect(readForm(fields, { id: 'q1', kind: 'practice', category: '' }).problems).toEqual({
    text: 'Skriv frågan.',
    a: 'Skriv alternativ A.',
    b: 'Skriv alternativ B.',
    c: 'Skriv alternativ C.',
    explanation: 'Skriv en förklaring.',
    category: 'Välj en kategori.',
  });
});

test.each<[Partial<QuestionFields>, Partial<QuestionFields>]>([
  [{ answer: 'd' }, { answer: 'Det rätta svaret måste finnas bland alternativen.' }],
  [
    { imageUrl: 'http://x.se/bild.png' },
    { imageUrl: 'Skriv en webbadress som börjar med https://.' },
  ],
  [{ imageUrl: 'bild.png' }, { imageUrl: 'Skriv en webbadress som börjar med https://.' }],
  [
    { imageUrl: 'javascript:alert(1)' },
    { imageUrl: 'Skriv en webbadress som börjar med https://.' },
  ],
  [{ scene: '{' }, { scene: 'Trafikbilden är inte giltig JSON.' }],
  [
    { scene: '{"signs":["B1"]}', imageUrl: 'https://example.test/bild.png' },
    { scene: 'Frågan har redan en bild. Ta bort den eller trafikbilden.' },
  ],
  [{ concept: 'Två ord' }, { concept: 'Bara små bokstäver a–z, siffror och bindestreck.' }],
  [{ reviewedAt: '2026-02-30' }, { reviewedAt: 'Skriv ett datum, till exempel 2026-11-20.' }],
  [{ text: 'x'.repeat(limits.questionTextLength + 1) }, { text: 'Högst 600 tecken.' }],
  [{ difficulty: '4' }, { difficulty: 'Skriv en siffra från 1 till 3.' }],
  [{ difficulty: '' }, { difficulty: 'Skriv en siffra från 1 till 3.' }],
  [{ b: question.options.a.toUpperCase() }, { b: 'Två svar är likadana.' }],
  [{ feedbackD: 'Nej' }, { feedbackD: 'Det finns inget alternativ D.' }],
])('%j is refused at its field', (change, problems) => {
  expect(read(change)).toEqual({ question: null, problems });
});

test('the older kind is up to 5 hard, and need not explain its answer', () => {
  expect(read({ explanation: ' ' }, 'theory').question).toMatchObject({ explanation: '' });
  expect(read({ difficulty: '5' }, 'theory').question).toMatchObject({ difficulty: 5 });
  expect(read({ difficulty: '6' }, 'theory').problems).toEqual({
    difficulty: 'Skriv en siffra från 1 till 5.',
  });
});

test('why an option is wrong is left out when it has become the right one', () => {
  const feedback = { feedbackA: 'Nej.', feedbackB: 'Nej, inte heller.' };
  expect(read({ ...feedback, answer: 'b' }).question?.feedback).toEqual({ a: 'Nej.' });
});
