import { expect, test } from 'vitest';

import { figuresIn } from './figures';

test.each<[string, number[]]>([
  ['Gränsen är 0,2 promille.', [0.2]],
  ['Släpet får väga 1 000 kg.', [1000]],
  ['Minst 500\u00a0000 kr', [500_000]],
  ['Vinterdäck krävs 1 december–31 mars.', [1, 31]],
  ['Den står mellan 20–30 meter bort.', [20, 30]],
  ['Klockan 10.30 har du stått i två timmar.', [10.3, 2]],
  ['Elva timmar, tolv år och TRE gånger', [11, 12, 3]],
  ['15-åringen sitter i en bil.', [15, 1]],
  ['På BK1 med A2', []],
  ['Fembilen och trean', []],
])('the figures of %j', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});
