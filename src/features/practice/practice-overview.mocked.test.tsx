import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { bankQuestion } from '../../../tests/factories/exam';
import { practiceCategory } from '../../../tests/factories/practice';
import { sittingSizeStore } from '../../components/session/sitting-size-store';
import type { Access } from '../../domain/account/access';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, type Learner } from '../../domain/learning/learner';
import { mistakesOf } from '../../domain/learning/mistakes';
import type { PracticeCategory } from '../../domain/practice/category';
import { PracticeOverview } from './practice-overview';

const read = vi.hoisted(() => ({
  categories: vi.fn<() => Promise<PracticeCategory[]>>(),
  learner: vi.fn<() => Promise<Learner>>(),
  earlierSessions: vi.fn<() => Promise<number>>(),
  /** The questions of the bank, as category/question. */
  questions: vi.fn<() => Promise<string[]>>(),
}));
vi.mock('../../data/exams/bank-of', () => ({
  bankOfOptions: () =>
    queryOptions({
      queryKey: ['bank'],
      queryFn: async () => ({
        questions: (await read.questions()).map((place) =>
          bankQuestion(place.replace('/', ''), { categoryId: place.split('/')[0] ?? '' }),
        ),
        held: new Set(['1', '2']),
      }),
    }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () =>
    queryOptions({ queryKey: ['categories'], queryFn: read.categories }),
}));
vi.mock('../../data/learning/queries', () => ({
  learnerOptions: () => queryOptions({ queryKey: ['learner'], queryFn: read.learner }),
}));
vi.mock('../../data/learning/earlier-sessions', () => ({
  earlierSessionsOptions: () =>
    queryOptions({ queryKey: ['earlierSessions'], queryFn: read.earlierSessions }),
}));

/** Two answers in a category, of which so many right. */
const answered = (categoryId: string, right: number) =>
  ['q1', 'q2'].map((name, index) => ({
    id: `s:${categoryId}${name}`,
    questionId: categoryId + name,
    categoryId,
    option: index < right ? ('a' as const) : ('b' as const),
    isRight: index < right,
    at: Date.UTC(2026, 10, 20) + index * 1000,
  }));

beforeEach(() => {
  read.categories
    .mockReset()
    .mockResolvedValue([
      practiceCategory('1', { name: 'Miljö' }),
      practiceCategory('2', { name: 'Mörker' }),
    ]);
  read.learner
    .mockReset()
    .mockResolvedValue(
      foldAnswers({ ...emptyLearner, sessions: 2 }, [...answered('1', 2), ...answered('2', 1)]),
    );
  read.earlierSessions.mockReset().mockResolvedValue(3);
  read.questions.mockReset().mockResolvedValue(['1/q1', '1/q2', '2/q1', '2/q2']);
});

function show(
  access: Access = { kind: 'license', until: new Date(2026, 4, 1, 14, 5) },
  guide?: (licence: string, learner: Learner | undefined, list: ReactNode) => ReactNode,
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  render(asLearner(<PracticeOverview {...(guide && { guide })} />, { access }), { wrapper });
}

const figure = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;

test('the learner sees every category, and real figures over all', async () => {
  show();
  const bars = await screen.findAllByRole('progressbar');
  const names = bars.map((bar) => bar.getAttribute('aria-label'));
  expect(names).toEqual(['Framsteg i Miljö', 'Framsteg i Mörker']);
  expect(await figure('besvarade frågor')).toBe('4');
  expect(await figure('rätt svar')).toBe('75\u00a0%');
  expect(await screen.findByText('5')).toBeDefined();
  expect(await figure('avklarade kategorier')).toBe('1 av 2');
  // until when is told elsewhere
  expect(screen.queryByText(/Din åtkomst gäller/)).toBeNull();
});

test('what to do next stands above the choice of licence, and keeps its place at another', async () => {
  read.categories.mockResolvedValue([
    practiceCategory('1', { name: 'Miljö' }),
    practiceCategory('2', { name: 'Kurvor', licenceType: 'MC' }),
  ]);
  show(undefined, (licence, _learner, list) => (
    <>
      <p>Nästa steg till {licence}</p>
      {list}
    </>
  ));
  const next = await screen.findByText('Nästa steg till B');
  const choice = screen.getByRole('radio', { name: 'MC-kort' });
  expect(next.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(choice);
  expect(next.textContent).toBe('Nästa steg till MC');
  expect(document.activeElement).toBe(choice);
});

test('one question that is answered is one', async () => {
  read.learner.mockResolvedValue(foldAnswers(emptyLearner, answered('1', 1).slice(0, 1)));
  show();
  expect(await figure('besvarad fråga')).toBe('1');
});

test('a category with questions never seen is not finished by answers to questions that are gone', async () => {
  read.questions.mockResolvedValue(['1/q1', '1/new', '2/q1', '2/q2']);
  show();
  expect(await figure('avklarade kategorier')).toBe('0 av 2');
  expect(screen.getAllByText('1 av 2 rätt')).toHaveLength(2);
  expect(screen.queryByText('Avklarad')).toBeNull();
  expect(await figure('besvarade frågor')).toBe('3');
});

test('what to do next is guided by the questions that there are', async () => {
  read.questions.mockResolvedValue(['1/q1', '1/q2', '2/q1']);
  show(undefined, (_licence, learner) =>
    learner === undefined ? 'väntar' : `${String(mistakesOf(learner).length)} fel`,
  );
  expect(await screen.findByText('0 fel')).toBeDefined();
});

test('without the questions, as without a network, what is known of the learner is shown', async () => {
  read.questions.mockRejectedValue(new Error('no network'));
  show(undefined, (_licence, learner) =>
    learner === undefined ? 'väntar' : `${String(mistakesOf(learner).length)} fel`,
  );
  expect(await screen.findByText('1 fel')).toBeDefined();
  expect(await figure('besvarade frågor')).toBe('4');
});

test('the categories do not wait for questions that have to be fetched, and follow them when they are there', async () => {
  let answer: (places: string[]) => void = () => undefined;
  read.questions.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  expect(await figure('besvarade frågor')).toBe('4');
  answer(['1/q1', '2/q1']);
  await vi.waitFor(async () => {
    expect(await figure('besvarade frågor')).toBe('2');
  });
});

test('who has answered nothing sees no share', async () => {
  read.learner.mockResolvedValue(emptyLearner);
  show();
  expect(await figure('besvarade frågor')).toBe('0');
  expect(await figure('rätt svar')).toBe('–');
});

test('a count of sessions that cannot be read is left open, and hides nothing', async () => {
  read.earlierSessions.mockRejectedValue(new Error('no network'));
  show();
  expect(await figure('övningspass')).toBe('–');
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
});

test('how many questions a sitting asks is chosen here, and remembered on the device', async () => {
  show();
  expect(await screen.findByRole('radio', { name: '20', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '10' }));
  expect(sittingSizeStore('ada').read()).toBe('10');
});

test('free minutes are told before they start', async () => {
  show({ kind: 'freeMinutesUnopened', minutes: 10 });
  expect((await screen.findByText(/gratis minuter/)).textContent).toMatch(/^Du har 10.gratis/);
});

test('while it loads it says so', () => {
  read.categories.mockReturnValue(new Promise(() => undefined));
  show();
  expect(screen.getByRole('status').textContent).toBe('Laddar…');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('no categories is told, not shown as a blank page', async () => {
  read.categories.mockResolvedValue([]);
  show();
  expect(await screen.findByRole('heading', { name: 'Inga kategorier än' })).toBeDefined();
});

test('categories that cannot be read are told, and can be tried again', async () => {
  read.categories.mockRejectedValueOnce(new Error('no network'));
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Kunde inte ladda övningskategorier/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findAllByRole('progressbar')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('progress that cannot be read does not keep anyone from practising', async () => {
  read.learner.mockRejectedValueOnce(new Error('no network'));
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Kunde inte ladda dina framsteg/);
  expect(screen.getByRole('link', { name: 'Öva: Miljö' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await figure('besvarade frågor')).toBe('4');
});
