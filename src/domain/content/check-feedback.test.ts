import { expect, test } from 'vitest';

import { checkFeedback, findRepeatedFeedback } from './check-feedback';

const explanation =
  'Sängen är tid som du fritt förfogar över. Under tillgänglighet ska du kunna kallas.';

const repeated = (feedback: string) =>
  findRepeatedFeedback({ explanation, feedback: { b: feedback } });

test.each([
  ['word for word', 'Sängen är tid som du fritt förfogar över.'],
  ['in another order', 'Tid som du fritt förfogar över är sängen.'],
  // 6 of the 10 words in either
  ['at the bar', 'Sängen är tid som du fritt sover bort.'],
])('a sentence that says the same %s is found', (_how, sentence) => {
  expect(repeated(`${sentence} Här är du inte ledig.`)).toEqual([{ key: 'b', sentence }]);
});

test.each([
  ['on the same thing', 'Sängen visar att du är ledig, men här väntar du på att kallas.'],
  ['of fewer than five words', 'Du ska kunna kallas.'],
])('a sentence %s is none', (_what, sentence) => {
  expect(repeated(sentence)).toEqual([]);
});

test('each option that is answered so is told, with its question', () => {
  const feedback = {
    a: 'Under tillgänglighet ska du kunna kallas.',
    c: 'Vänta inte i bilen.',
    d: 'Sängen är tid som du fritt förfogar över.',
  };
  expect(checkFeedback([{ id: 'q1', explanation, feedback }])).toEqual([
    { where: 'q1', what: `feedback a repeats the explanation: '${feedback.a}'` },
    { where: 'q1', what: `feedback d repeats the explanation: '${feedback.d}'` },
  ]);
});
