import { describe, expect, test } from 'vitest';

import { CalculationError, readFormula } from './formula';

const given = new Map([
  ['lön', 24_000],
  ['timmar', 160],
]);
const compute = (text: string) => readFormula(text, new Set(given.keys()))(given);

describe('a formula as a Swede writes it', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 − 4 − 3', 3],
    ['12 / 3 / 2', 2],
    ['-2 * -3', 6],
    ['2 × 1,5', 3],
    ['1 234,5 + 0.5', 1235],
    ['lön * 31,42 %', 7540.8],
    ['Lön / timmar', 150],
    ['(10 + 15) %', 0.25],
    ['min(3; 1; 2)', 1],
    ['max(lön; timmar)', 24_000],
    ['uppåt(10 / 3) + nedåt(10 / 3)', 7],
  ])('%s is %d', (text, value) => {
    expect(compute(text)).toBeCloseTo(value, 9);
  });

  test.each([
    ['', 'Formeln är tom.'],
    ['lon + 1', 'Talet ”lon” finns inte på någon rad ovanför.'],
    ['1 +', 'Ett tal saknas i formeln.'],
    ['2 3', 'Det saknas ett räknetecken, eller så är en parentes för mycket.'],
    ['1)', 'Det saknas ett räknetecken, eller så är en parentes för mycket.'],
    ['(1', 'En parentes är inte stängd.'],
    ['min(1; 2', 'En parentes är inte stängd.'],
    ['lön & 1', '”&” går inte att räkna med.'],
    ['min', 'Talet ”min” finns inte på någon rad ovanför.'],
    // it is no program
    ['constructor(1)', 'Talet ”constructor” finns inte på någon rad ovanför.'],
    ['lön.toString()', '”.” går inte att räkna med.'],
  ])('%s is refused, and says why', (text, problem) => {
    expect(() => compute(text)).toThrow(new CalculationError(problem));
  });
});
