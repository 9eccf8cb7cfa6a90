import { expect, test } from 'vitest';
import { z } from 'zod';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import { DataError } from '../errors';
import { parseDocument, parseList, timestampSchema } from './parse';

const schema = z.object({ id: z.string(), price: z.number() });

const document = (id: string, fields: unknown) => ({
  id,
  ref: { path: `things/${id}` },
  data: () => fields,
});

test('a document is read with its id, which no field of it can replace', () => {
  expect(parseDocument(schema, document('a', { price: 1, id: 'forged' }))).toEqual({
    id: 'a',
    price: 1,
  });
});

test.each([
  ['a field of another type', { price: '1' }],
  ['a field missing', {}],
  ['no fields at all', undefined],
  ['null for fields', null],
])('a document with %s is an error that names its path', (_what, fields) => {
  const read = () => parseDocument(schema, document('a', fields));
  expect(read).toThrow(DataError);
  expect(read).toThrow(expect.objectContaining({ code: 'malformed' }) as Error);
  expect(read).toThrow(/^things\/a: /);
});

test('a malformed document in a list is dropped and logged with its path, and the rest stands', () => {
  const documents = [
    document('a', { price: 1 }),
    document('b', { price: 'free' }),
    document('c', undefined),
    document('d', { price: 4 }),
  ];
  expect(parseList(schema, documents)).toEqual([
    { id: 'a', price: 1 },
    { id: 'd', price: 4 },
  ]);
  expectLogged(/things\/b is malformed and left out .*price/s);
  expectLogged('things/c is malformed and left out');
});

test('an empty list is empty', () => {
  expect(parseList(schema, [])).toEqual([]);
});

test('a timestamp is read as its date, and nothing else is', () => {
  const at = new Date(1000);
  expect(timestampSchema.parse({ toDate: () => at })).toBe(at);
  for (const other of [null, undefined, 1000, '1970-01-01', {}]) {
    expect(timestampSchema.safeParse(other).success).toBe(false);
  }
});
