import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { address, showAt } from '../../../../tests/drivers/page';
import { markedQuestion } from '../../../../tests/factories/exam';
import { practiceCategory } from '../../../../tests/factories/practice';
import { licenceStore } from '../../../data/licence-choice/licence-store';
import { swedishDay } from '../../../domain/calendar-day';
import { foldAnswers } from '../../../domain/learning/fold-answers';
import { emptyLearner, type Learner } from '../../../domain/learning/learner';
import type { Plan } from '../../../domain/learning/plan';
import { reviewDoneStore } from '../review/review-done-store';
import { Today, type Opened } from './today';

const day = 24 * 60 * 60 * 1000;
const stored = vi.hoisted(() => ({
  learner: vi.fn<() => Promise<Learner>>(),
  plan: vi.fn<() => Promise<Plan | null>>(),
  exams: vi.fn<() => Promise<unknown[]>>(),
}));
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [practiceCategory('miljo', { name: 'Miljö', questionCount: 40 })],
  }),
}));
vi.mock('../../../data/learning/queries', () => ({
  learnerOptions: () => ({ queryKey: ['learner'], queryFn: stored.learner }),
}));
vi.mock('../../../data/plans/queries', () => ({
  planOptions: () => ({ queryKey: ['plan'], queryFn: stored.plan }),
}));
vi.mock('../latest-exams', () => ({
  latestExamsOptions: () => ({ queryKey: ['exams'], queryFn: stored.exams }),
}));

/** Six questions answered in a session a month ago, each rightly. */
const practised = foldAnswers(
  { ...emptyLearner, sessions: 1 },
  ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((questionId) => ({
    id: `s:${questionId}`,
    questionId,
    categoryId: 'miljo',
    option: 'a',
    isRight: true,
    at: Date.now() - 30 * day,
  })),
);

beforeEach(() => {
  localStorage.clear();
  stored.learner.mockReset().mockResolvedValue(practised);
  stored.plan.mockReset().mockResolvedValue(null);
  stored.exams.mockReset().mockResolvedValue([]);
});

const show = (opened: Opened = 'everything') =>
  showAt('/', asLearner(<Today opened={opened} />), { path: '/' });
const href = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test('who has answered nothing chooses a licence, and the first questions are one press away', async () => {
  stored.learner.mockResolvedValue(emptyLearner);
  show();
  await screen.findByRole('heading', { level: 1, name: 'Vilket körkort?' });
  const choices = within(screen.getByRole('list')).getAllByRole('link');
  expect(choices.map((choice) => choice.getAttribute('href'))).toEqual([
    '/forsta-fragorna/b-kort',
    '/forsta-fragorna/taxi-kort',
    '/forsta-fragorna/taxi-akeri',
    '/forsta-fragorna/lastbil-kort',
    '/forsta-fragorna/mc-kort',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /^MC-kort/ }));
  expect(address()).toBe('/forsta-fragorna/mc-kort');
});

test.each<[Opened, string, string]>([
  ['everything', 'Öva nu', '/ovning/Milj%C3%B6'],
  ['nothing', 'Köp åtkomst', '/kopa/full'],
])(
  'who has been through the first questions is not asked for the licence again, where access opens %s',
  async (opened, action, to) => {
    licenceStore('ada').write('B');
    stored.learner.mockResolvedValue(emptyLearner);
    show(opened);
    expect(await href(action)).toBe(to);
    expect(screen.queryByText(/slut/)).toBeNull();
    // there is nothing in it yet
    expect(screen.queryByRole('link', { name: /^Statistik/ })).toBeNull();
  },
);

test('who has answered the first questions alone has statistics, and no access that could be over', async () => {
  stored.learner.mockResolvedValue({ ...practised, sessions: 0 });
  show('nothing');
  expect(await href(/^Statistik/)).toBe('/min-sida/statistik');
  expect(
    screen.getByRole('heading', { level: 2, name: 'Öva vidare med full åtkomst' }),
  ).toBeDefined();
});

test('who has bought the tests alone, and done nothing yet, is led to them', async () => {
  stored.learner.mockResolvedValue(emptyLearner);
  show('tests');
  expect(await href('Till proven')).toBe('/prov');
});

test('what is due is one press away and said once, above what was practised last, the plan and the latest test', async () => {
  const today = swedishDay(Date.now());
  stored.plan.mockResolvedValue({
    examId: 'B',
    startedDay: today - 1,
    testDay: today + 12,
    source: 'letter',
    points: [{ area: 'miljo', right: 1, scored: 6 }],
  });
  stored.exams.mockResolvedValue([
    { id: 'prov1', passMark: 2, questions: [markedQuestion('q1'), markedQuestion('q2')] },
  ]);
  show();
  expect(await href('Starta repetitionen')).toBe('/repetition');
  expect(screen.getByText(/^6.frågor är på väg att glömmas bort\./)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Repetition/ })).toBeNull();
  expect(await href('Senaste övningen Miljö')).toBe('/ovning/Milj%C3%B6');
  expect(screen.getByText(/^12.dagar till provet$/)).toBeDefined();
  expect(await href(/^Senaste provet.*2 av 2, godkänd$/)).toBe('/prov/resultat/prov1');
});

test('a day on which nothing is due still has its round, and does not say that nothing waits', async () => {
  stored.learner.mockResolvedValue(emptyLearner);
  licenceStore('ada').write('B');
  show();
  expect(await href(/^Repetition/)).toBe('/repetition');
  expect(screen.getByText('En kort runda om dagen')).toBeDefined();
  expect(screen.queryByText('Inget väntar')).toBeNull();
});

test('a day whose review is done says so, and leads to something else', async () => {
  reviewDoneStore('ada', 'B').write(swedishDay(Date.now()));
  show();
  expect(await href('Öva nu')).toBe('/ovning/Milj%C3%B6');
  expect(screen.getByText('Klart för idag')).toBeDefined();
  expect(screen.getByText('Ingen plan än')).toBeDefined();
  expect(screen.getByText('Inget skrivet än')).toBeDefined();
});

test('where access has ended, the button says what it leads to, and nothing leads to what is locked', async () => {
  show('nothing');
  expect(await href('Köp åtkomst')).toBe('/kopa/full');
  expect(screen.getByRole('heading', { level: 2, name: 'Din åtkomst är slut' })).toBeDefined();
  // what it costs, the administrator says
  expect(document.body.textContent).not.toMatch(/\bkr\b/);
  expect(await href(/^Statistik/)).toBe('/min-sida/statistik');
  expect(screen.queryByRole('link', { name: /Repetition/ })).toBeNull();
});

test('access to tests alone leads to the tests', async () => {
  show('tests');
  expect(await href('Till proven')).toBe('/prov');
});

test('a plan and tests that cannot be read leave the day to what is known', async () => {
  stored.plan.mockRejectedValue(new Error('no network'));
  stored.exams.mockRejectedValue(new Error('no network'));
  show();
  expect(await href('Starta repetitionen')).toBe('/repetition');
});

test('answers that cannot be read are said not to be lost, and asked for again', async () => {
  stored.learner.mockRejectedValueOnce(new Error('no network'));
  show();
  await screen.findByRole('heading', { name: 'Kunde inte hämta din dag' });
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await href('Starta repetitionen')).toBe('/repetition');
});
