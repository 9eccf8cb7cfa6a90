import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseCsv, writeCsv } from './csv';
import { decodeText } from './decode-text';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', ';', ',', '\t', '\n', '\r', "'", '=', '+', '-', '@', 'å'),
  }),
);

describe('what is written', () => {
  test('is read back as it was but for the kind of line ends, whatever the cells hold', () => {
    const rows = fc.array(
      fc
        .array(cell, { minLength: 1, maxLength: 5 })
        .filter((cells) => cells.some((each) => each.trim() !== '')),
    );
    fc.assert(
      fc.property(rows, (written) => {
        // a first line that is nothing but a hint of Excel's is not the program's own
        fc.pre(!/^sep=.$/.test(written[0]?.[0] ?? ''));
        const bytes = new TextEncoder().encode(writeCsv([['Id', 'Fråga'], ...written]));
        const read = parseCsv(decodeText(bytes));
        expect(read?.slice(1).map(({ cells }) => cells)).toEqual(
          written.map((cells) => cells.map((each) => each.replaceAll(/\r\n?/g, '\n'))),
        );
      }),
    );
  });

  test('begins no cell as a formula', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const written = writeCsv([['x', text]]).slice('\uFEFFx;'.length);
        expect(written).not.toMatch(/^"?[=+\-@\t\r\n＝＋－＠](?!\n?$)/u);
      }),
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2 grader', "'-2 grader"],
    ["'=1", "''=1"],
    ["'citat", "'citat"],
    ['＝1', "'＝1"],
  ])('%j stands there as %j', (text, written) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [31_980, '319,80'],
    [-159_900, '-1599,00'],
    [10_000_000, '100000,00'],
  ])('has %i hundredths as the number %s', (hundredths, written) => {
    expect(writeCsv([[{ hundredths }]])).toBe(`\uFEFF${written}\r\n`);
  });

  test('is what Swedish Excel opens', () => {
    expect(writeCsv([['Fråga', 'a;b', 'säg "å"', 'två\nrader'], ['1']])).toBe(
      '\uFEFFFråga;"a;b";"säg ""å""";"två\nrader"\r\n1\r\n',
    );
  });
});

describe('what others write', () => {
  test.each([
    ['semicolons', 'a;b\r\n1,5;2\r\n'],
    ['commas', 'a,b\n"1,5",2'],
    ['tabs', 'a\tb\r1,5\t2\r'],
    ["Excel's hint", 'sep=;\r\na;b\r\n1,5;2\r\n'],
    ['a byte order mark', '\uFEFFa;b\n1,5;2\n'],
    ['line ends of both kinds', 'a;b\r\n"1,5";"2"\n'],
    ['a delimiter in a quoted heading', '"a";b\n1,5;2\n'],
  ])('is read with %s', (_what, text) => {
    expect(parseCsv(text)?.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  test('keeps its row numbers where rows are empty', () => {
    expect(parseCsv('a;b\n;\n\n1;2\n\n')?.map(({ row }) => row)).toEqual([1, 4]);
  });

  test('with a quote that is never closed cannot be read', () => {
    expect(parseCsv('a;b\n"1;2\n')).toBeNull();
  });

  test('may have no rows at all', () => {
    expect(parseCsv('')).toEqual([]);
    expect(parseCsv('\uFEFF\r\n')).toEqual([]);
  });
});

describe('the letters', () => {
  test.each([
    ['UTF-8', [0xc3, 0xa5, 0xc3, 0xa4, 0xc3, 0xb6]],
    ['Windows-1252', [0xe5, 0xe4, 0xf6]],
    ['UTF-16', [0xff, 0xfe, 0xe5, 0, 0xe4, 0, 0xf6, 0]],
  ])('are read from %s', (_name, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBe('åäö');
  });
});
