import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { newClient, showAt } from '../../../tests/drivers/page';
import { examResult, markedQuestion } from '../../../tests/factories/exam';
import { BetterThanBefore } from './better-than-before';

vi.mock('../../data/exams/queries', () => ({
  examsOptions: () => ({ queryKey: ['exams'], queryFn: () => [] }),
}));

/** A test of ten questions in each area, with so many right in them. */
const exam = (finishedAt: number, miljo: number, trafikregler: number) =>
  examResult({
    id: String(finishedAt),
    finishedAt,
    questions: Array.from({ length: 20 }, (_, n) =>
      markedQuestion(String(n), {
        area: n < 10 ? 'miljo' : 'trafikregler',
        isRight: n < 10 ? n < miljo : n - 10 < trafikregler,
      }),
    ),
  });

test.each([
  ['that went better', [8, 8], 'Bättre än förra provet', ['Hela provet: från 60', 'Trafikregler']],
  ['that went worse but for an area', [2, 8], 'Det här gick bättre', ['Trafikregler: från 40']],
] as const)('a test %s says just that', (_which, [miljo, trafikregler], heading, lines) => {
  const client = newClient();
  const result = exam(2, miljo, trafikregler);
  client.setQueryData(['exams'], [result, exam(1, 8, 4)]);
  showAt('/', asLearner(<BetterThanBefore result={result} />), { client });
  expect(screen.getByRole('heading').textContent).toBe(heading);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(lines.length);
  for (const [place, line] of lines.entries()) expect(items[place]).toContain(line);
});
