import { queryOptions } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { showAt } from '../../../../tests/drivers/page';
import { setServerClock } from '../../../../tests/drivers/server-clock';
import { mondayOf, startOfDay, swedishDay } from '../../../domain/calendar-day';
import { emptyLearner, type DayCount, type Learner } from '../../../domain/learning/learner';
import { formatDate } from '../../../lib/format';
import { measureServerTime } from '../../../lib/server-clock';
import { dateOf } from '../day-date';
import StatisticsPanel from './statistics-panel';

const day = 24 * 60 * 60 * 1000;
const read = vi.hoisted(() => ({ learner: vi.fn<() => Learner>() }));
vi.mock('../../../data/access/queries', () => ({
  accessOptions: () => queryOptions({ queryKey: ['access'], queryFn: measureServerTime }),
}));
vi.mock('../../../data/exams/bank-of', () => ({
  bankOfOptions: () =>
    queryOptions({
      queryKey: ['bank'],
      queryFn: () => ({ questions: [], held: new Set(['miljo']) }),
    }),
}));
vi.mock('../../../data/learning/queries', () => ({
  learnerOptions: () => queryOptions({ queryKey: ['learner'], queryFn: read.learner }),
}));
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: () => [
        { id: 'miljo', name: 'Miljö', examArea: 'miljo', licenceType: 'B', questionCount: 10 },
      ],
    }),
}));
vi.mock('../../../data/learning/earlier-sessions', () => ({
  earlierSessionsOptions: () => queryOptions({ queryKey: ['sessions'], queryFn: () => 0 }),
}));

const eightAnswers: DayCount = {
  answered: 8,
  right: 6,
  seconds: 60,
  sure: 0,
  sureWrong: 0,
  unsure: 0,
  unsureWrong: 0,
  guessed: 0,
  guessedWrong: 0,
};

test("the weeks are the server's, also on a device whose clock is a year ahead", async () => {
  const today = swedishDay(Date.now() - 365 * day);
  setServerClock(-365 * day);
  read.learner.mockReturnValue({
    ...emptyLearner,
    categories: {
      miljo: { questions: {}, days: { [today]: eightAnswers, [today - 7]: eightAnswers } },
    },
  });
  showAt('/min-sida/statistik', asLearner(<StatisticsPanel />));
  const week = await screen.findByRole('row', {
    name: new RegExp(formatDate(dateOf(mondayOf(today)))),
  });
  expect(week.textContent).toContain('8');
});

test.each([
  ['the first week', [0], null],
  ['a month after the first week', [0, 28], /^Svar vecka för vecka: (\d+\/\d+: [80](, |\.)){5}$/],
])(
  'in %s there are charts of the weeks since then, and a table, if more than one',
  async (_when, ago, label) => {
    setServerClock(0);
    const today = swedishDay(Date.now());
    const days = Object.fromEntries(ago.map((daysAgo) => [today - daysAgo, eightAnswers]));
    read.learner.mockReturnValue({
      ...emptyLearner,
      categories: { miljo: { questions: {}, days } },
    });
    showAt('/min-sida/statistik', asLearner(<StatisticsPanel />));
    await screen.findByRole('heading', { name: 'Utveckling vecka för vecka' });
    expect(screen.queryByText(/^Det här är din första vecka\./) === null).toBe(label !== null);
    expect(screen.queryByRole('img', { name: label ?? /./ }) !== null).toBe(label !== null);
    expect(screen.queryByText('Visa som tabell') !== null).toBe(label !== null);
  },
);

test('the week tells its days, its time beside that of the week before, and days in a row', async () => {
  // a Wednesday
  const today = mondayOf(swedishDay(Date.now())) + 2;
  setServerClock(startOfDay(today) + day / 2 - Date.now());
  const days = Object.fromEntries([0, 1, 7, 8].map((ago) => [today - ago, eightAnswers]));
  read.learner.mockReturnValue({
    ...emptyLearner,
    categories: { miljo: { questions: {}, days } },
  });
  showAt('/min-sida/statistik', asLearner(<StatisticsPanel />));
  expect(await screen.findByText('Du har övat tisdag och onsdag.')).toBeDefined();
  expect(screen.getByText(/med frågorna/, { selector: 'p' }).textContent).toBe(
    '2\u00a0min med frågorna, 2\u00a0min veckan före. 2\u00a0dagar i rad.',
  );
});

test('the shares of all answers are told apart from what the learner can today', async () => {
  setServerClock(0);
  read.learner.mockReturnValue({
    ...emptyLearner,
    categories: { miljo: { questions: {}, days: { [swedishDay(Date.now())]: eightAnswers } } },
  });
  showAt('/min-sida/statistik', asLearner(<StatisticsPanel />));
  const link = await screen.findByRole('link', { name: 'Hur redo är du?' });
  expect(link.getAttribute('href')).toBe('/redo');
  expect(link.parentElement?.textContent).toContain('Här räknas alla svar du har gett');
});
