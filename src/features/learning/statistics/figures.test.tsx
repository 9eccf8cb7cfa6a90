import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { foldAnswers } from '../../../domain/learning/fold-answers';
import { emptyLearner } from '../../../domain/learning/learner';
import { statisticsOf } from '../../../domain/learning/statistics';
import { Figures } from './figures';

const now = Date.UTC(2026, 10, 20, 12);

/** What is shown after one answer on each of so many days, each of ten seconds. */
function labels(days: number, finished: number) {
  const answers = Array.from({ length: days }, (_, ago) => ({
    id: `s:q${String(ago)}`,
    questionId: `q${String(ago)}`,
    categoryId: 'miljo',
    option: 'a' as const,
    isRight: true,
    seconds: 10,
    at: now - ago * 24 * 60 * 60 * 1000,
  }));
  const statistics = statisticsOf(foldAnswers(emptyLearner, answers), {
    areaOf: new Map([['miljo', 'miljo']]),
    now,
  });
  render(<Figures statistics={statistics} sessions={1} finished={finished} />);
  return screen.getAllByRole('term').map((term) => {
    return `${term.nextElementSibling?.textContent ?? ''} ${term.textContent}`;
  });
}

test.each([
  [1, 1, ['1 dag du har övat', '1 avklarad kategori', 'under 1\u00a0min tid med frågorna']],
  [2, 0, ['2 dagar du har övat', '0 avklarade kategorier']],
])('%i days and %i finished categories are counted as one says it', (days, finished, told) => {
  expect(labels(days, finished)).toEqual(expect.arrayContaining(told));
});
