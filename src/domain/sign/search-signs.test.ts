import { expect, test } from 'vitest';

import { searchSigns } from './search-signs';
import { signs } from './signs';

const codes = (query: string) => searchSigns(query).map(({ code }) => code);

test('finds by code, name, group, form and everyday name, whatever the case', () => {
  expect(codes('b4')).toEqual(['B4']);
  expect(codes('HUVUDLED')).toEqual(['B4', 'B5']);
  expect(codes('vägmarkeringar cykelbox')).toEqual(['M17a']);
  expect(codes('rådjur')).toEqual(['A19']);
  expect(codes('älg')).toEqual(['A19']);
  expect(codes('fartkamera')).toEqual(['E24']);
  expect(codes('polis stopp')).toEqual(['P1', 'P2', 'P3']);
});

test('every word has to be there, and no word finds all', () => {
  expect(codes('huvudled upphör')).toEqual(['B5']);
  expect(codes('huvudled snö')).toEqual([]);
  expect(codes('  ')).toHaveLength(signs.length);
});
