import { expect, test } from 'vitest';

import { signGroups } from './sign-group';
import { signTextSchema, type SignTexts } from './sign-text';
import { signsOf } from './signs';

const files = import.meta.glob<{ default: SignTexts }>('../../../content/signs/texts/*.json', {
  eager: true,
});

test.each(signGroups)('$title: each sign has a text, and no text is of another sign', ({ id }) => {
  const texts = files[`../../../content/signs/texts/${id}.json`]?.default ?? {};
  expect(Object.keys(texts).sort()).toEqual(
    signsOf(id)
      .map(({ code }) => code)
      .sort(),
  );
  for (const [code, text] of Object.entries(texts)) {
    expect(signTextSchema.safeParse(text).error, code).toBeUndefined();
  }
});

test('no two signs are said to mean the same, so that each can be told by its meaning', () => {
  const meanings = Object.values(files).flatMap(({ default: texts }) =>
    Object.values(texts).map(({ meaning }) => meaning),
  );
  expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([]);
});
