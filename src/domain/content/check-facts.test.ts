import { describe, expect, test } from 'vitest';

import { checkFacts, findOutdated, statementsOf } from './check-facts';
import type { Fact } from './fact';

const speed: Fact = {
  id: 'bashastighet',
  says: 'Bashastigheten är 50 km/h.',
  values: [50],
  unit: 'km/h',
  law: 'Trafikförordningen (1998:1276) 3 kap. 17 §',
  checkedAt: '2026-11-28',
  claims: ['(?<!inte )bashastigheten är {number} km/h'],
};
const part: Fact = {
  ...speed,
  id: 'rast-del',
  says: 'En rast är minst 15 minuter.',
  values: [15],
  claims: ['rast är minst {number} minuter'],
};

const check = (text: string, facts = [speed]) => checkFacts(facts, [{ where: 'q1', text }]);

describe('a sentence that states a fact', () => {
  test('passes with its figure, and is counted once', () => {
    const text =
      'I tätort är farten låg. Bashastigheten är 50 km/h, ja, bashastigheten är 50 km/h.';
    expect(check(text)).toEqual({ sentences: 1, problems: [] });
  });

  test('is told what it contradicts', () => {
    expect(check('Tänk på det. Bashastigheten är 60 km/h i byn.').problems).toEqual([
      {
        where: 'q1',
        what: "'60' contradicts the fact bashastighet (Bashastigheten är 50 km/h. Trafikförordningen (1998:1276) 3 kap. 17 §) in: Bashastigheten är 60 km/h i byn.",
      },
    ]);
  });

  test.each(['en rast är minst femton minuter', 'En rast är minst 15 minuter'])(
    'may write its figure as in %j',
    (text) => {
      expect(check(text, [part]).problems).toEqual([]);
    },
  );

  test('is found by a number word too', () => {
    expect(check('En rast är minst tio minuter.', [part]).problems).toMatchObject([
      { where: 'q1' },
    ]);
  });

  test('does not reach into the next sentence', () => {
    expect(check('Bashastigheten är hög. 90 km/h är mer.').sentences).toBe(0);
  });
});

describe('the list of facts', () => {
  test('has no claim that no sentence makes', () => {
    expect(check('Kör lugnt.').problems).toEqual([
      {
        where: 'bashastighet',
        what: "no sentence makes the claim '(?<!inte )bashastigheten är {number} km/h'",
      },
    ]);
  });

  test('states each fact itself, in its own claim and with its own figure', () => {
    const unsaid = { ...speed, says: 'Kör högst 50 km/h.' };
    expect(check('Bashastigheten är 50 km/h.', [unsaid]).problems).toEqual([
      { where: 'bashastighet', what: 'no claim matches what the fact says' },
    ]);
    const wrong = { ...speed, says: 'Bashastigheten är 70 km/h.' };
    expect(check('Bashastigheten är 50 km/h.', [wrong]).problems).toMatchObject([
      { where: 'bashastighet' },
    ]);
  });

  test('has no id twice', () => {
    expect(check('Bashastigheten är 50 km/h.', [speed, speed]).problems).toEqual([
      { where: 'bashastighet', what: 'fact id used twice' },
    ]);
  });
});

test('a question is held to the facts by its right option, explanation and feedback, not by its wrong options', () => {
  const statements = statementsOf({
    id: 'q1',
    concept: 'bashastighet',
    difficulty: 1,
    text: 'Hur fort får du köra?',
    options: { a: '70 km/h', b: '50 km/h', c: '30 km/h' },
    answer: 'b',
    explanation: 'Bashastigheten är 50 km/h.',
    feedback: { a: 'Det gäller på landsväg.' },
    source: speed.law,
  });
  expect(statements).toEqual([
    { where: 'q1', text: '50 km/h' },
    { where: 'q1', text: 'Bashastigheten är 50 km/h.' },
    { where: 'q1', text: 'Det gäller på landsväg.' },
  ]);
});

test('a figure of a year is told when the year has passed, and not before', () => {
  const amount = { ...speed, id: 'prisbasbelopp', year: 2026 };
  expect(findOutdated([speed, amount], new Date('2026-12-31T12:00:00'))).toEqual([]);
  expect(findOutdated([speed, amount], new Date('2027-01-01T12:00:00'))).toEqual([
    {
      where: 'prisbasbelopp',
      what: 'held for 2026, which has passed: Bashastigheten är 50 km/h.',
    },
  ]);
});
