import { expect, test } from 'vitest';

import {
  normalizeCategoryName,
  questionCategoryId,
  questionCategorySchema,
  standardQuestionCategories,
} from './question-category';

test('a name is stored without spaces around it and in small letters', () => {
  expect(normalizeCategoryName('  Mörker och VÄDER ')).toBe('mörker och väder');
});

test('names that are stored alike have the same id, others have not', () => {
  expect(questionCategoryId(' Miljo')).toBe('miljo');
  expect(questionCategoryId('miljö')).not.toBe(questionCategoryId('miljo'));
});

test.each(['.', '..', '__x__', 'a/b', 'å ä ö'])(
  'the name %s makes an id that is allowed',
  (name) => {
    expect(questionCategoryId(name)).toMatch(/^[^/_.]+$/);
  },
);

test('the categories that a new database starts with are well-formed', () => {
  for (const category of standardQuestionCategories) {
    const id = questionCategoryId(category.name);
    expect(questionCategorySchema.parse({ ...category, id })).toEqual({ ...category, id });
  }
});
