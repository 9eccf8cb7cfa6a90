import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { bank, give, onScreen, press, show, wait } from '../../../tests/drivers/practice-session';
import { practiceCategory } from '../../../tests/factories/practice';
import { learnerOptions } from '../../data/learning/queries';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { queryClient } from '../../data/query-client';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner } from '../../domain/learning/learner';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: (uid: string) => ({ queryKey: ['learner', uid] }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({ queryKey: ['categories'] }),
}));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

const now = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now });
  // yesterday x was wrong and y right
  const yesterday = now - 86_400_000;
  const learner = foldAnswers(
    emptyLearner,
    ['x', 'y'].map((questionId) => {
      const isRight = questionId === 'y';
      const option = isRight ? ('a' as const) : ('b' as const);
      return { id: questionId, questionId, categoryId: 'c', option, isRight, at: yesterday };
    }),
  );
  queryClient.setQueryData(learnerOptions('ada').queryKey, learner);
  queryClient.setQueryData(practiceCategoriesOptions().queryKey, [
    practiceCategory('c', { name: 'Miljö', questionCount: bank.length }),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

async function finish(wrong?: string) {
  for (const index of bank.keys()) {
    await give(onScreen().id === wrong ? 'b' : 'a');
    // what is told at the end comes with the first answer
    await vi.dynamicImportSettled();
    await press(index === bank.length - 1 ? 'Avsluta' : 'Nästa');
    wait();
  }
}

test('a session ends with what got better since the last time, by what the device holds', async () => {
  show();
  await finish('z');
  expect(screen.getByRole('heading', { name: 'Bättre än sist' })).toBeDefined();
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Miljö: 2 av 3\u00a0frågor rätt nu (1 förut).',
    '1\u00a0fråga som du hade fel på sist blev rätt nu.',
    '1\u00a0fråga som du kunde sist sitter fortfarande.',
  ]);
  expect(screen.getByRole('link', { name: 'Öva på felet' }).getAttribute('href')).toBe(
    '/mina-fel/ova?c=z',
  );
});

test('after errors the one primary way on is to practise them', async () => {
  show();
  await finish('z');
  const primary = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].filter(
    ({ classList }) => classList.contains('bg-primary'),
  );
  expect(primary.map(({ textContent }) => textContent)).toEqual(['Öva på felet']);
});

test('a session in which as many questions were lost as came back is not called better', async () => {
  show();
  await finish('y');
  expect(screen.getByRole('heading', { name: 'Det här gjorde du' })).toBeDefined();
  screen.getByText('1 fråga som du hade fel på sist blev rätt nu.');
});

test('a finished category is told of with the session that finished it, also after a reload, and with no other', async () => {
  const first = show();
  await finish();
  expect(screen.getByRole('heading', { name: 'Kategorin Miljö är klar' })).toBeDefined();
  first.unmount();
  const again = show();
  expect(screen.getByRole('heading', { name: 'Kategorin Miljö är klar' })).toBeDefined();
  await press('Öva igen');
  await finish();
  expect(screen.queryByRole('heading', { name: 'Kategorin Miljö är klar' })).toBeNull();
  again.unmount();
});
