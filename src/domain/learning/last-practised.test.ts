import { expect, test } from 'vitest';

import { foldAnswers } from './fold-answers';
import { lastPractised } from './last-practised';
import { emptyLearner, signQuizCategory } from './learner';

/** A learner who answered a question in each of these, the first of them first. */
const practised = (...categoryIds: string[]) =>
  foldAnswers(
    emptyLearner,
    categoryIds.map((categoryId, place) => ({
      id: `s:${String(place)}`,
      questionId: `q${String(place)}`,
      categoryId,
      option: 'a',
      isRight: true,
      at: Date.UTC(2026, 10, 20) + place * 60_000,
    })),
  );

test.each([
  ['the one of the latest answer', ['vajning', 'avstand', 'vajning'], 'vajning'],
  ['one of those that are asked about', ['vajning', 'taxameter'], 'vajning'],
  ['no quiz of signs', ['avstand', signQuizCategory], 'avstand'],
  ['none where nothing has been answered', [], null],
])('the category that was practised last is %s', (_, answered, expected) => {
  const ids = new Set(['avstand', 'vajning', signQuizCategory]);
  expect(lastPractised(practised(...answered), ids)).toBe(expected);
});
