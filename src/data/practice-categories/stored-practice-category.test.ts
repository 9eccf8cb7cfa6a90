import fc from 'fast-check';
import { expect, test } from 'vitest';

import { examAreas } from '../../domain/exam/exam-area';
import { licenceTypes } from '../../domain/licence-type';
import { limits } from '../../domain/limits';
import {
  categoryColors,
  categoryIcons,
  type PracticeCategory,
} from '../../domain/practice/category';
import { storedPracticeCategorySchema, toStoredPracticeCategory } from './stored-practice-category';

/** A document as the specification's own product wrote it. */
const oldest = {
  id: 'c1',
  name: 'Miljö',
  description: 'Sparsam körning',
  price: 129,
  icon: 'Target',
  color: 'bg-primary',
};

const text = fc.stringMatching(/^\S(.{0,40}\S)?$/);
const count = fc.integer({ min: 0, max: 100_000 });
const anyCategory: fc.Arbitrary<PracticeCategory> = fc.record({
  id: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  name: text,
  description: text,
  price: fc.integer({ min: 0, max: limits.priceMax }),
  icon: fc.constantFrom(...categoryIcons),
  color: fc.constantFrom(...categoryColors),
  licenceType: fc.constantFrom(...licenceTypes),
  examArea: fc.constantFrom(...examAreas),
  order: count,
  questionCount: count,
  contentVersion: count,
});

test('every category comes back from its document as it was', () => {
  fc.assert(
    fc.property(anyCategory, (category) => {
      const stored = toStoredPracticeCategory(category);
      expect(storedPracticeCategorySchema.parse({ ...stored, id: category.id })).toEqual(category);
      expect(stored).not.toHaveProperty('id');
    }),
  );
});

test('a document has snake case where the specification and the design have it', () => {
  const category = storedPracticeCategorySchema.parse(oldest);
  expect(Object.keys(toStoredPracticeCategory(category))).toEqual([
    'name',
    'description',
    'price',
    'icon',
    'color',
    'licence_type',
    'exam_area',
    'order',
    'questionCount',
    'contentVersion',
  ]);
});

test('what the oldest documents lack is filled in', () => {
  expect(storedPracticeCategorySchema.parse({ ...oldest, price: undefined })).toEqual({
    ...oldest,
    price: 99,
    licenceType: 'B',
    examArea: 'trafikregler',
    order: 0,
    questionCount: 0,
    contentVersion: 0,
  });
});

test.each<[string, Record<string, unknown>]>([
  ['no name', { name: undefined }],
  ['a blank name', { name: ' ' }],
  ['no description', { description: undefined }],
  ['a price that is no number', { price: '99' }],
  ['a price with öre', { price: 99.5 }],
  ['an unknown icon', { icon: 'Star' }],
  ['an unknown colour', { color: 'red' }],
  ['an unknown licence', { licence_type: 'X' }],
  ['an unknown area', { exam_area: 'X' }],
  ['fewer than no questions', { questionCount: -1 }],
])('a document with %s is malformed', (_what, change) => {
  expect(storedPracticeCategorySchema.safeParse({ ...oldest, ...change }).success).toBe(false);
});
