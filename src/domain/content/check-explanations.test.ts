import { expect, test } from 'vitest';

import { agreements, findMisexplained } from './check-explanations';

const yielding = {
  text: 'Vem ska vänta i korsningen?',
  options: {
    a: 'Du har väjningsplikt mot bilen från höger',
    b: 'Bilen har väjningsplikt mot dig',
    c: 'Den som kör fortast får köra först',
  },
  answer: 'a' as const,
  explanation:
    'I korsningen gäller högerregeln, så du väjer för bilen från höger. Farten spelar ingen roll.',
};

test('an explanation agrees most with what it states, in other forms and compounds of the words', () => {
  const [right = 0, ...wrong] = agreements(yielding).map(({ share }) => share);
  expect(right).toBeGreaterThan(0);
  expect(Math.max(...wrong)).toBeLessThan(right / 2);
  expect(findMisexplained(yielding)).toEqual([]);
});

test('a key that was moved to another option is found', () => {
  expect(findMisexplained({ ...yielding, answer: 'c' })[0]).toMatch(
    /^the explanation agrees more with option 'a' \(\d+ %\) than with the key 'c' \(\d+ %\)$/,
  );
});

const distance = {
  text: 'Du vill stå 6 meter från korsningen. Hur långt bort måste du minst stå?',
  options: { a: '5 meter', b: '6 meter', c: '10 meter' },
  answer: 'c' as const,
  explanation: 'Du måste stå minst 10 meter bort. Annars skymmer bilen sikten.',
};

test("the right option's figure is in the explanation or in the question", () => {
  expect(findMisexplained(distance)).toEqual([]);
  expect(findMisexplained({ ...distance, answer: 'a' })).toContain(
    "the explanation does not have the right option's figure 5",
  );
  expect(findMisexplained({ ...distance, answer: 'b' }).join()).not.toContain('figure');
});

test('a figure may be a word in one and digits in the other, and one is an article too', () => {
  const rest = {
    text: 'Hur lång ska rasten vara?',
    options: { a: '1 timme eller 2 pauser', b: 'Ingen tid alls', c: 'Mycket längre' },
    answer: 'a' as const,
    explanation: 'Du tar rast i timmen eller gör två pauser. Då orkar du.',
  };
  expect(findMisexplained(rest)).toEqual([]);
});

test('options that say the same in another order are told apart by what stands beside what', () => {
  const order = {
    text: 'I vilken ordning?',
    options: { a: 'Larma, varna, hjälp', b: 'Varna, hjälp, larma', c: 'Hjälp, larma, varna' },
    answer: 'b' as const,
    explanation: 'Börja med att varna, hjälp sedan de skadade och larma.',
  };
  expect(findMisexplained(order)).toEqual([]);
  const share = (key: string) => agreements(order).find((each) => each.key === key)?.share;
  expect(share('b')).toBeGreaterThan(share('c') ?? 1);
});
