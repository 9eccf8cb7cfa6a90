import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, type InitialEntry } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { practiceCategory, practiceQuestion } from '../../../tests/factories/practice';
import { sessionStore } from '../../components/session/session-store';
import { sittingSizeStore } from '../../components/session/sitting-size-store';
import { queryClient } from '../../data/query-client';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, type Learner } from '../../domain/learning/learner';
import { answer, next, select, type PracticeSession } from '../../domain/practice/session';
import { goingOn } from './going-on';
import PracticeSessionPage from './practice-session-page';

const read = vi.hoisted(() => ({ learner: vi.fn<() => Promise<Learner>>() }));
vi.mock('../../components/question/save-toggle', () => ({ SaveToggle: () => null }));
// it comes in its own time, before a result or after it
vi.mock('../../components/session/session-gains', () => ({ default: () => null }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: () => queryOptions({ queryKey: ['learner'], queryFn: read.learner }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoryOptions: () =>
    queryOptions({
      queryKey: ['category'],
      queryFn: () => practiceCategory('c', { name: 'Miljö', questionCount: 26 }),
    }),
}));
vi.mock('../../data/questions/queries', () => ({
  practiceQuestionsOptions: () => queryOptions({ queryKey: ['questions'], queryFn: () => bank }),
}));

const ids = Array.from({ length: 26 }, (_, index) => `q${String(index)}`);
const bank = ids.map((id) => practiceQuestion(id));
const store = sessionStore('ada', 'c');

/** A learner who has just answered these questions rightly. */
const learnerAfter = (ids: readonly string[]) =>
  foldAnswers(
    emptyLearner,
    ids.map((questionId) => ({
      id: `s:${questionId}`,
      questionId,
      categoryId: 'c',
      option: 'a' as const,
      isRight: true,
      at: Date.now(),
    })),
  );

beforeEach(() => {
  queryClient.clear();
  read.learner.mockReset().mockResolvedValue(emptyLearner);
});

function open(entry: InitialEntry = '/ovning/Miljö') {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route path="/" element={<Link to="/ovning/Miljö">Miljö</Link>} />
          <Route path="/ovning/:category" element={asLearner(<PracticeSessionPage />)} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const followLink = async () => {
  const page = open('/');
  await userEvent.click(screen.getByRole('link', { name: 'Miljö' }));
  return page;
};
const goOn = () => open({ pathname: '/ovning/Miljö', state: goingOn });
const place = async () => (await screen.findByText(/^Fråga \d+ av \d+$/)).textContent;
const asked = () => store.read()?.questionIds ?? [];

/** Answers what is left of the sitting on the device rightly. */
function finish() {
  let session = store.read() as PracticeSession;
  while (session.finishedAt === null) session = next(answer(select(session, 'a'), 'a', 1), 2);
  store.write(session);
}

test('a sitting asks twenty questions unless another number was chosen', async () => {
  open();
  expect(await place()).toBe('Fråga 1 av 20');
});

test.each([
  ['10', 10],
  ['all', 26],
] as const)('a sitting of %s asks %i', async (size, count) => {
  sittingSizeStore('ada').write(size);
  open();
  expect(await place()).toBe(`Fråga 1 av ${String(count)}`);
});

test('a reload shows the same sitting, and the next one has another order', async () => {
  sittingSizeStore('ada').write('all');
  const page = open();
  await place();
  const first = asked();
  page.unmount();
  const again = open();
  await place();
  expect(asked()).toEqual(first);
  again.unmount();
  store.remove();
  open();
  await place();
  expect(asked()).not.toEqual(first);
  expect(asked().toSorted()).toEqual(first.toSorted());
});

test('what was never asked is taken before what is known', async () => {
  read.learner.mockResolvedValue(learnerAfter(ids.slice(0, 10)));
  open();
  await place();
  expect(asked()).toHaveLength(20);
  expect(asked()).toEqual(expect.arrayContaining(ids.slice(10)));
});

test('whoever goes on is asked what is left, and everything when nothing is', async () => {
  read.learner.mockResolvedValue(learnerAfter(ids.slice(0, 20)));
  const page = goOn();
  expect(await place()).toBe('Fråga 1 av 6');
  page.unmount();
  store.remove();
  queryClient.clear();
  read.learner.mockResolvedValue(learnerAfter(ids));
  goOn();
  expect(await place()).toBe('Fråga 1 av 20');
});

test('a link goes on with a sitting that runs and begins a new one after a result, which a reload keeps', async () => {
  const begun = await followLink();
  await place();
  const first = asked();
  begun.unmount();
  const page = await followLink();
  await place();
  expect(asked()).toEqual(first);
  finish();
  page.unmount();
  const reloaded = open();
  expect(await screen.findByRole('heading', { name: 'Resultat: Miljö' })).toBeDefined();
  reloaded.unmount();
  await followLink();
  expect(await place()).toBe('Fråga 1 av 20');
  expect(asked()).not.toEqual(first);
});

test('the result of a sitting leads to the next one, of what is left', async () => {
  const page = open();
  await place();
  finish();
  page.unmount();
  open();
  const onwards = await screen.findByRole('link', { name: 'Nästa 6' });
  const done = asked();
  read.learner.mockResolvedValue(learnerAfter(done));
  queryClient.removeQueries({ queryKey: ['learner'] });
  await userEvent.click(onwards);
  expect(await place()).toBe('Fråga 1 av 6');
  expect(asked().filter((id) => done.includes(id))).toEqual([]);
});

test('the result of the last sitting leads nowhere on, and once more through the same', async () => {
  sittingSizeStore('ada').write('all');
  const page = open();
  await place();
  finish();
  page.unmount();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Öva igen' }));
  expect(screen.queryByRole('link', { name: /^Nästa/ })).toBeNull();
  expect(await place()).toBe('Fråga 1 av 26');
});

test('a learner of whom nothing can be read is asked all the same', async () => {
  read.learner.mockRejectedValue(new Error('no network'));
  open();
  expect(await place()).toBe('Fråga 1 av 20');
});
