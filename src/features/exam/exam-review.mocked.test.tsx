import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { newClient } from '../../../tests/drivers/page';
import { examResult, markedQuestion } from '../../../tests/factories/exam';
import type { MarkedQuestion } from '../../domain/exam/exam-result';
import { ExamReview } from './exam-review';

vi.mock('../../components/question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../data/exams/queries', () => ({
  examQuestionsOptions: () => queryOptions({ queryKey: ['questions'], queryFn: () => [] }),
}));

const right = { option: 'a', isRight: true } as const;
const wrong = { option: 'b', isRight: false } as const;
const left = { option: null, isRight: false } as const;

/** What is shown of a test with these questions: the tabs, and the one that is chosen. */
async function show(...questions: readonly Partial<MarkedQuestion>[]) {
  const marked = questions.map((one, index) => markedQuestion(`q${String(index)}`, one));
  render(
    <QueryClientProvider client={newClient()}>
      <ExamReview result={examResult({ questions: marked })} />
    </QueryClientProvider>,
  );
  const tabs = await screen.findAllByRole('tab');
  return {
    tabs: tabs.map(({ textContent }) => textContent),
    chosen: screen.getByRole('tab', { selected: true }).textContent,
  };
}

test('what was answered wrong is apart from what was left, and comes first', async () => {
  const shown = await show(right, wrong, left, { ...left, isFlagged: true }, left);
  expect(shown).toEqual({
    tabs: ['Fel 1', 'Obesvarade 3', 'Flaggade 1', 'Alla 5'],
    chosen: 'Fel 1',
  });
});

test('where no answer was wrong what was left comes first', async () => {
  expect((await show(right, left)).chosen).toBe('Obesvarade 1');
});

test('a test without a fault says so, and has no tab for what there is none of', async () => {
  expect(await show(right, { ...right, isChanged: true })).toEqual({
    tabs: ['Fel 0', 'Ändrade 1', 'Alla 2'],
    chosen: 'Fel 0',
  });
  screen.getByText('Inget av dina svar var fel.');
});
