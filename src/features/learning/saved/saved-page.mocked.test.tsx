import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { practiceQuestion } from '../../../../tests/factories/practice';
import SavedPage from './saved-page';
import { useSaved } from './use-saved';

vi.mock('../../../components/question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../unready', () => ({ Unready: () => null }));
vi.mock('./use-saved', () => ({ useSaved: vi.fn() }));

const questions = ['q1', 'q2', 'q3'].map((id) =>
  practiceQuestion(id, {
    text: `Frågan ${id}`,
    scene: id === 'q1' ? '{"signs":["B2"]}' : undefined,
  }),
);

/** Lets the learner have saved these, the latest first. */
function save(...ids: string[]) {
  const items = ids.map((questionId) => {
    return { questionId, categoryId: 'c', isSaved: true, at: Number(questionId.slice(1)) };
  });
  const byId = new Map(questions.map((question) => [question.id, question]));
  vi.mocked(useSaved).mockReturnValue({
    queries: [],
    names: new Map([['c', 'Miljö']]),
    isSettled: true,
    bank: { questions: [], byId, missing: [], held: new Set(['c']) },
    items,
  });
}

const page = () => <MemoryRouter>{asLearner(<SavedPage />)}</MemoryRouter>;

test('what is saved elsewhere is added, and what is taken out stays in sight', async () => {
  save('q2', 'q1');
  const { rerender } = render(page());
  save('q3', 'q1');
  rerender(page());
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Frågan q3', 'Frågan q2', 'Frågan q1']);
  await screen.findByRole('img', { name: /^Vägmärke: röd åttakantig skylt/ });
});
