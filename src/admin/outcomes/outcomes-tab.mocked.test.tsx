import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import type { Curve } from '../../data/outcomes/curve';
import type { Foretold } from '../../domain/outcome/calibration';
import type { Outcome } from '../../domain/outcome/outcome';
import { readinessModelVersion } from '../../domain/readiness/readiness';
import { notifySuccess } from '../../ui/notify';
import OutcomesTab from './outcomes-tab';

const mocks = vi.hoisted(() => ({
  shared: vi.fn<() => Outcome[]>(),
  curve: vi.fn<() => Curve | null>(),
  publish: vi.fn<(outcomes: readonly Foretold[]) => Promise<void>>(),
}));
vi.mock('../../ui/notify');
vi.mock('../../data/outcomes/shared', () => ({
  sharedOutcomesOptions: () => ({ queryKey: ['shared'], queryFn: mocks.shared }),
}));
vi.mock('../../data/outcomes/curve', () => ({
  curveOptions: () => ({ queryKey: ['curve'], queryFn: mocks.curve }),
  publishCurveOptions: () => ({ mutationFn: mocks.publish }),
}));

const outcomes = (count: number, fields: Partial<Outcome> = {}): Outcome[] =>
  Array.from({ length: count }, (_, number) => ({
    examId: 'B',
    number: 0,
    testDay: 20_777,
    isPassed: number % 5 !== 0,
    points: [],
    total: null,
    chance: 0.85,
    modelVersion: readinessModelVersion,
    isShared: true,
    ...fields,
  }));

beforeEach(() => {
  for (const call of Object.values(mocks)) call.mockReset();
  mocks.curve.mockReturnValue(null);
  mocks.publish.mockResolvedValue();
});

const path = '/admin/outcomes';

async function count(search = '') {
  showInPanel(`${path}${search}`, <OutcomesTab />, { path });
  await userEvent.click(screen.getByRole('button', { name: 'Räkna' }));
  await screen.findByRole('heading', { name: 'Kurvan för alla' });
}

const publishButton = () => screen.queryByRole('button', { name: 'Publicera kurvan' });

test('with 199 results of today’s model no curve can be published, however many another model has', async () => {
  mocks.shared.mockReturnValue([
    ...outcomes(199),
    ...outcomes(300, { modelVersion: readinessModelVersion - 1 }),
    ...outcomes(50, { chance: null }),
  ]);
  await count();
  expect(screen.getByText(/Nu finns det 199\./)).toBeDefined();
  expect(publishButton()).toBeNull();
});

test('with 200 the curve is published, of these and no others', async () => {
  mocks.shared.mockReturnValue([
    ...outcomes(200),
    ...outcomes(300, { modelVersion: readinessModelVersion - 1 }),
  ]);
  await count();
  await userEvent.click(await screen.findByRole('button', { name: 'Publicera kurvan' }));
  await waitFor(() => {
    expect(notifySuccess).toHaveBeenCalledWith('Kurvan är publicerad');
  });
  const [published] = mocks.publish.mock.lastCall ?? [[]];
  expect(published).toHaveLength(200);
  expect(published).toEqual(outcomes(200));
});

test('one licence is compared by itself', async () => {
  mocks.shared.mockReturnValue([
    ...outcomes(40, { examId: 'MC', chance: 0.35 }),
    ...outcomes(60),
    ...outcomes(29, { examId: 'LASTBIL' }),
  ]);
  await count('?korkortstyp=MC');
  expect(screen.getByText(/^40\sresultat, Brier/)).toBeDefined();
  expect(screen.getByRole('row', { name: /30–40\s%/ })).toBeDefined();
  expect(screen.queryByRole('row', { name: /80–90\s%/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Körkortstyp'), 'Lastbil');
  expect(await screen.findByText('Det säger inget än')).toBeDefined();
});
