import { expect, test } from 'vitest';

import { checkReadingEase, lix } from './reading-ease';

test.each([
  ['', 0],
  ['Du kör bil.', 3],
  // 8 words in 2 sentences, and 2 of them longer than six letters
  ['Bromsen verkar nu. Stanna genast före korsningen, tack.', 4 + 25],
])('the LIX of %j is %d', (text, value) => {
  expect(lix(text)).toBeCloseTo(value, 5);
});

function question(explanation: string) {
  return {
    id: 'q1',
    concept: 'regel',
    difficulty: 1,
    text: 'Vad gäller?',
    options: { a: 'Ja', b: 'Nej', c: 'Kanske' },
    answer: 'a' as const,
    explanation,
    feedback: {},
    source: 'Trafikförordningen (1998:1276)',
  };
}

test('only a question that is far too hard to read is told so', () => {
  const hard =
    'Yrkestrafiklagstiftningens tillståndsbestämmelser förutsätter verksamhetsutövarens regelmässiga efterlevnadskontroll beträffande arbetstidsförläggningens dokumentationsskyldigheter.';
  expect(checkReadingEase([question(hard)])).toMatchObject([
    { where: 'q1', what: expect.stringContaining('hard to read') as string },
  ]);
  expect(checkReadingEase([question('Du ska stanna. Bilen från höger kör först.')])).toEqual([]);
});
