import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { showAt } from '../../../../tests/drivers/page';
import { practiceCategory, practiceQuestion } from '../../../../tests/factories/practice';
import { SessionRunner } from '../../../components/session/session-runner';
import { practiceHref } from '../../../config/paths';
import type { PracticeCategory } from '../../../domain/practice/category';
import MistakesPractice from './mistakes-practice';
import { useMistakes } from './use-mistakes';

vi.mock('../../../components/question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));
vi.mock('./use-mistakes', () => ({ useMistakes: vi.fn() }));
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => ['Miljö & väg', 'ljus', 'last'].map((id) => practiceCategory(id)),
  }),
}));
vi.mock('../../../data/exams/bank', () => ({
  bankOptions: (categories: readonly PracticeCategory[]) => ({
    queryKey: ['bank', categories.map(({ id }) => id)],
    queryFn: () => {
      const byId = new Map(
        categories.map(({ id }) => [`i ${id}`, practiceQuestion(`i ${id}`)] as const),
      );
      return { questions: [], byId, missing: [] };
    },
  }),
}));

test('what the address names is practised, of whatever categories, but for what is gone', async () => {
  const href = practiceHref([
    { categoryId: 'last', questionId: 'i last' },
    { categoryId: 'ljus', questionId: 'borta' },
    { categoryId: 'Miljö & väg', questionId: 'i Miljö & väg' },
  ]);
  showAt(href, asLearner(<MistakesPractice />), { path: '/mina-fel/ova' });
  expect(await screen.findByText('Fråga 1 av 2')).toBeDefined();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fråga i last?');
});

/** Answers the only question of the session on screen wrongly, and opens what the result offers. */
async function missAndPractise() {
  await userEvent.click(await screen.findByRole('radio', { name: 'i ljus fel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Svara' }));
  vi.advanceTimersByTime(1000);
  await userEvent.click(screen.getByRole('button', { name: 'Avsluta' }));
  await userEvent.click(screen.getByRole('link', { name: 'Öva på felet' }));
}

test('a session whose misses are practised, once or twice, is gone on with after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const source = { id: 'ljus', name: 'Ljus', questions: [practiceQuestion('i ljus')] };
  showAt(
    '/ovning/Ljus',
    asLearner(
      <Routes>
        <Route path="/ovning/Ljus" element={<SessionRunner source={source} />} />
        <Route path="*" element={<MistakesPractice />} />
      </Routes>,
    ),
    { path: '*' },
  );
  await missAndPractise();
  await missAndPractise();
  await userEvent.click(await screen.findByRole('radio', { name: 'i ljus rätt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Svara' }));
  vi.advanceTimersByTime(1000);
  await userEvent.click(screen.getByRole('button', { name: 'Avsluta' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Resultat: Frågor du hade fel på',
  );
  expect(screen.getByText('Du har gått igenom alla frågorna.')).toBeDefined();
  const onwards = screen.getByRole('link', { name: 'Fortsätt med Ljus' });
  expect(onwards.getAttribute('href')).toBe('/ovning/Ljus');
});

test('what names no category is passed over: every mistake is practised', async () => {
  const question = practiceQuestion('x');
  vi.mocked(useMistakes).mockReturnValue({
    queries: [],
    names: new Map(),
    isSettled: true,
    bank: { questions: [], byId: new Map([['x', question]]), missing: [], held: new Set() },
    corrections: [],
    mistakes: [{ categoryId: 'ljus', questionId: 'x', option: 'b', at: 0, isConfident: false }],
  });
  showAt('/mina-fel/ova?fbclid=y', asLearner(<MistakesPractice />), { path: '/mina-fel/ova' });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveProperty(
    'textContent',
    'Fråga x?',
  );
});
