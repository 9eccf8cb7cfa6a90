import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import type { Curve } from '../../../data/outcomes/curve';
import { isoDate, swedishDay } from '../../../domain/calendar-day';
import type { Foretold, Plan } from '../../../domain/learning/plan';
import type { Outcome } from '../../../domain/outcome/outcome';
import { readinessModelVersion } from '../../../domain/readiness/readiness';
import ToldOutcomes from './told-outcomes';

const today = swedishDay(Date.now());

const mocks = vi.hoisted(() => ({
  plan: vi.fn<() => Plan | null>(),
  told: vi.fn<() => Outcome[]>(),
  curve: vi.fn<() => Curve | null>(),
  foretell: vi.fn<(uid: string, examId: string, day: number) => Promise<number | null>>(),
  withForetold: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
  keepForetold: vi.fn<(uid: string, examId: string, foretold: Foretold) => Promise<void>>(),
}));
vi.mock('../../../ui/notify');
vi.mock('./foretell', () => mocks);
vi.mock('../../../data/plans/queries', () => ({
  planOptions: () => ({ queryKey: ['plan'], queryFn: mocks.plan }),
  keepForetold: mocks.keepForetold,
}));
vi.mock('../../../data/outcomes/queries', () => ({
  outcomesOptions: () => ({ queryKey: ['outcomes'], queryFn: mocks.told }),
  removeOutcomeOptions: () => ({ mutationFn: () => Promise.resolve() }),
  saveOutcomeOptions: (_uid: string, ready: (said: unknown) => Promise<unknown>) => ({
    mutationFn: ready,
  }),
}));
vi.mock('../../../data/outcomes/curve', () => ({
  curveOptions: () => ({ queryKey: ['curve'], queryFn: mocks.curve }),
}));

const plan = (testDay: number, foretold?: Foretold): Plan => ({
  examId: 'B',
  startedDay: testDay - 20,
  testDay,
  source: 'letter',
  points: [{ area: 'miljo', right: 3, scored: 5 }],
  ...(foretold && { foretold }),
});

const earlier: Outcome = {
  examId: 'B',
  number: 0,
  testDay: today - 40,
  isPassed: false,
  points: [],
  total: null,
  chance: null,
  modelVersion: 1,
  isShared: false,
};

beforeEach(() => {
  for (const call of Object.values(mocks)) call.mockReset();
  mocks.plan.mockReturnValue(null);
  mocks.told.mockReturnValue([earlier]);
  mocks.curve.mockReturnValue(null);
  mocks.foretell.mockResolvedValue(0.7);
  mocks.keepForetold.mockResolvedValue();
});

/** As the readiness page has it. */
const page = () => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{asLearner(<ToldOutcomes examId="B" />, { uid: 'u' })}</MemoryRouter>
  </QueryClientProvider>
);

async function show() {
  render(page());
  await screen.findByRole('heading', { name: 'Hur gick det?' });
}

test('the day after the planned test day it is asked how that test went', async () => {
  mocks.plan.mockReturnValue(plan(today - 1));
  await show();
  expect(screen.getByLabelText<HTMLInputElement>('Provdag').value).toBe(isoDate(today - 1));
  await userEvent.click(screen.getByRole('button', { name: 'Godkänd' }));
  expect(mocks.withForetold.mock.lastCall?.[1]).toMatchObject({ testDay: today - 1 });
});

test('on the planned test day itself it is not asked yet, and can be told', async () => {
  mocks.plan.mockReturnValue(plan(today));
  await show();
  expect(screen.queryByLabelText('Provdag')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Jag har skrivit igen' }));
  expect(screen.getByLabelText<HTMLInputElement>('Provdag').value).toBe(isoDate(today));
});

test('before the planned test day, and without a plan, it is told behind one press, and neither answer is louder', async () => {
  mocks.plan.mockReturnValue(plan(today + 10));
  mocks.told.mockReturnValue([]);
  render(page());
  const tell = await screen.findByRole('button', { name: 'Jag har skrivit provet' });
  expect(screen.queryByRole('heading', { name: 'Hur gick det?' })).toBeNull();
  await userEvent.click(tell);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hur gick det?' }));
  const [passed, failed] = ['Godkänd', 'Underkänd'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(passed?.className).toBe(failed?.className);
});

test('a planned test that has been told of is not asked about again', async () => {
  mocks.plan.mockReturnValue(plan(today - 1));
  mocks.told.mockReturnValue([{ ...earlier, testDay: today - 1 }]);
  await show();
  expect(screen.queryByLabelText('Provdag')).toBeNull();
});

test.each([
  ['the day before', 1],
  ['the day of the test', 0],
])('on %s the chance of the day before is kept', async (_name, days) => {
  mocks.plan.mockReturnValue(plan(today + days));
  await show();
  const kept = { day: today + days - 1, chance: 0.7, modelVersion: readinessModelVersion };
  await waitFor(() => {
    expect(mocks.keepForetold).toHaveBeenCalledExactlyOnceWith('u', 'B', kept);
  });
});

test.each([
  ['two days before', plan(today + 2)],
  ['the day after', plan(today - 1)],
  ['where it has been kept', plan(today, { day: today - 1, chance: 0.6, modelVersion: 1 })],
  ['without a plan', null],
])('%s nothing is foretold or kept', async (_name, known) => {
  mocks.plan.mockReturnValue(known);
  await show();
  expect(mocks.foretell).not.toHaveBeenCalled();
  expect(mocks.keepForetold).not.toHaveBeenCalled();
});

test('where nothing can be said nothing is kept, and what fails is tried another time', async () => {
  mocks.plan.mockReturnValue(plan(today + 1));
  mocks.foretell.mockResolvedValueOnce(null);
  await show();
  await waitFor(() => {
    expect(mocks.foretell).toHaveBeenCalledOnce();
  });
  expect(mocks.keepForetold).not.toHaveBeenCalled();
});

test('the curve of others stands below, where there is one', async () => {
  await show();
  expect(screen.queryByText('Så väl stämmer chansen')).toBeNull();
});

test('the curve says how many passed of those who were told a chance', async () => {
  const tenth = { from: 0.8, count: 200, foretold: 0.85, happened: 0.81, low: 0.75, high: 0.86 };
  mocks.curve.mockReturnValue({ tenths: [tenth], count: 200 });
  await show();
  expect(await screen.findByText('Så väl stämmer chansen')).toBeDefined();
  expect(screen.getByText(/81\s% av 200 godkända/)).toBeDefined();
});
