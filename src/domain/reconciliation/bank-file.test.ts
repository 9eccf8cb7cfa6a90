import { expect, test } from 'vitest';

import { readBankFile } from './bank-file';
import { readBankLines, recogniseColumns } from './bank-lines';

const read = (text: string) => {
  const file = readBankFile(text);
  const columns = file && recogniseColumns(file);
  return file && columns && readBankLines(file, columns);
};

test('a line is understood, and kept whole for who looks at it', () => {
  expect(read('Datum;Text;Belopp\n2026-11-20;Swish TKABCDEFGH;1 599,00\n')).toEqual([
    {
      row: 2,
      text: '2026-11-20 · Swish TKABCDEFGH · 1 599,00',
      ore: 159_900,
      references: ['TKABCDEFGH'],
    },
  ]);
});

test.each([
  ['tabs', 'Text\tBelopp\nTKABCDEFGH\t299,00'],
  ['quotes', '"Text","Belopp"\r\n"TKABCDEFGH","299.00"'],
  ['a line before the headings', '* Rapport; skapad i dag\nText;Belopp (SEK)\nTKABCDEFGH;299'],
  ['empty lines', '\n\nText;Belopp\n\nTKABCDEFGH;299\n'],
])('a file with %s is read', (_what, text) => {
  expect(read(text)).toMatchObject([{ ore: 29_900, references: ['TKABCDEFGH'] }]);
});

test('columns that nobody knows are chosen', () => {
  const file = readBankFile('När;Varför;Hur mycket;Annat\n1/11;TKABCDEFGH;299;TK23456789\n');
  expect(file?.headings).toEqual(['När', 'Varför', 'Hur mycket', 'Annat']);
  expect(file && recogniseColumns(file)).toBeNull();
  const lines = file && readBankLines(file, { amount: 2, reference: 1 });
  expect(lines).toMatchObject([{ ore: 29_900, references: ['TKABCDEFGH'] }]);
});

test('a reference that stands in two columns is one', () => {
  expect(read('Text;Belopp;Orderreferens\nTKABCDEFGH;299;TKABCDEFGH')).toMatchObject([
    { references: ['TKABCDEFGH'] },
  ]);
});

test('an amount in another currency is none', () => {
  const lines = read('Text;Valuta;Belopp\nTKABCDEFGH;EUR;299\nTKABCDEFGH;SEK;299');
  expect(lines?.map(({ ore }) => ore)).toEqual([null, 29_900]);
});

test.each(['', 'bara text', 'Text;Belopp\n"öppet citat;1'])('%j is no table', (text) => {
  expect(readBankFile(text)).toBeNull();
});
