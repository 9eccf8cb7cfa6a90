import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { drawFigures, fillIn, readFigures } from './figures';

const shown = (lines: string[], seed = 0) =>
  Object.fromEntries(
    [...drawFigures(readFigures(lines), seed)].map(([name, one]) => [name, one.shown]),
  );

describe('a figure', () => {
  test('is drawn within its range, on its steps, and the same for the same seed', () => {
    const figures = readFigures(['pris = 100,5 till 110,5 steg 2,5']);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const value = drawFigures(figures, seed).get('pris')?.value ?? NaN;
        expect([100.5, 103, 105.5, 108, 110.5]).toContain(value);
        expect(drawFigures(figures, seed).get('pris')?.value).toBe(value);
      }),
    );
    const all = Array.from(
      { length: 100 },
      (_, seed) => drawFigures(figures, seed).get('pris')?.value,
    );
    expect(new Set(all).size).toBe(5);
  });

  test('is written as Swedish is', () => {
    const lines = [
      'a = 1234567',
      'b = 1234,5 | 2 decimaler',
      'c = 0 - 1234',
      'd = 1 / 8 | 3 decimaler',
    ];
    expect(shown(lines)).toEqual({
      a: '1\u00a0234\u00a0567',
      b: '1\u00a0234,50',
      c: '−1\u00a0234',
      d: '0,125',
    });
  });

  test('is shown as a duration or a time of day', () => {
    const lines = [
      'a = 270 | tid',
      'b = 45 | tid',
      'c = 120 | tid',
      'd = 1500 | klocka',
      'e = 570 | klocka',
    ];
    expect(shown(lines)).toEqual({
      a: '4\u00a0h\u00a030\u00a0min',
      b: '45\u00a0min',
      c: '2\u00a0h',
      d: '01.00',
      e: '09.30',
    });
  });

  test('is rounded half up, and what follows goes on with what is shown', () => {
    const lines = ['a = 2,5', 'b = 1,005 | 2 decimaler', 'c = b * 100 | 1 decimal'];
    expect(shown(lines)).toEqual({ a: '3', b: '1,01', c: '101,0' });
    const drawn = drawFigures(readFigures(lines), 0);
    expect([...drawn.values()].map(({ isRounded }) => isRounded)).toEqual([true, true, false]);
  });

  test.each([
    ['2a = 1', 'Skriv ett namn med små bokstäver, ett likhetstecken och ett tal eller en formel.'],
    ['lön', 'Skriv ett namn med små bokstäver, ett likhetstecken och ett tal eller en formel.'],
    ['a = 5 till 1 steg 1', 'Skriv det minsta talet, det största och ett steg över noll.'],
    ['a = 1 till 5 steg 0', 'Skriv det minsta talet, det största och ett steg över noll.'],
    ['a = 1 | kronor', 'Efter | skriver du 0–4 decimaler, tid eller klocka.'],
    ['a = b', 'Talet ”b” finns inte på någon rad ovanför.'],
  ])('%s is refused, and says on which line and why', (line, problem) => {
    expect(() => readFigures([line])).toThrow(`Raden ”${line}”: ${problem}`);
  });

  test('has a name of its own, and there are thirty lines at most', () => {
    expect(() => readFigures(['a = 1', 'a = 2'])).toThrow('Namnet ”a” finns redan.');
    expect(() =>
      readFigures(Array.from({ length: 31 }, (_, place) => `a${String(place)} = 1`)),
    ).toThrow('Högst 30 rader med tal.');
  });
});

test('a text is filled in, and a unit stays on the line of its figure', () => {
  const drawn = drawFigures(readFigures(['lön = 24000']), 0);
  expect(fillIn('Lönen är {lön} kr, {Lön} kronor.', drawn)).toBe(
    'Lönen är 24\u00a0000\u00a0kr, 24\u00a0000 kronor.',
  );
  expect(() => fillIn('{lon} kr', drawn)).toThrow('Talet i ”{lon}” finns inte.');
});
