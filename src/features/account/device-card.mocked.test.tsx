import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import { DataError } from '../../data/errors';
import { DeviceCard } from './device-card';

const device = vi.hoisted(() => ({
  waiting: vi.fn<() => Promise<{ count: number; since: number } | null>>(),
  contents: vi.fn<() => Promise<{ isStaying: boolean; bytes: number | null }>>(),
  remove: vi.fn<() => Promise<void>>(),
  send: vi.fn<(uid: string) => Promise<void>>(),
  isOffHomeScreen: vi.fn<() => boolean>(),
  success: vi.fn<(title: string) => void>(),
}));
vi.mock('../../data/outbox/waiting', () => ({
  waitingOptions: () => queryOptions({ queryKey: ['waiting'], queryFn: device.waiting }),
}));
vi.mock('../../data/offline/device-contents', () => ({
  deviceContentsOptions: () => queryOptions({ queryKey: ['contents'], queryFn: device.contents }),
  removeFromDeviceOptions: () => ({ mutationFn: device.remove }),
}));
vi.mock('../../data/sync/start-sync', () => ({ flushOutbox: device.send }));
vi.mock('../../lib/device-storage', () => ({ isOffHomeScreen: device.isOffHomeScreen }));
vi.mock('../../ui/notify', () => ({ notifySuccess: device.success }));

beforeEach(() => {
  vi.resetAllMocks();
  device.waiting.mockResolvedValue(null);
  device.contents.mockResolvedValue({ isStaying: false, bytes: 3_210_000 });
  device.remove.mockResolvedValue();
});

const user = {
  uid: 'ada',
  email: 'ada@teoriklar.test',
  displayName: 'Ada Ek',
  isEmailVerified: true,
  hasPassword: true,
};
const show = () => showAt('/min-sida', <DeviceCard user={user} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the card says what is on the device, how large it is and whether it stays', async () => {
  device.contents.mockResolvedValue({ isStaying: true, bytes: 3_210_000 });
  show();
  const text = await screen.findByText(/sidor, frågor som du har öppnat och dina framsteg/);
  await waitFor(() => {
    expect(text.textContent).toContain('3,2\u00a0MB');
  });
  expect(text.textContent).toContain('Webbläsaren behåller det');
  expect(screen.queryByText(/hemskärmen/)).toBeNull();
  expect(screen.queryByText(/inte har skickats/)).toBeNull();
});

test('a browser that does not tell how much there is leaves the size out', async () => {
  device.contents.mockResolvedValue({ isStaying: false, bytes: null });
  show();
  const text = await screen.findByText(/fungerar utan nät\.$/);
  expect(text.textContent).not.toContain('MB');
});

test('on an iPhone the home screen is offered, with the reason', () => {
  device.isOffHomeScreen.mockReturnValue(true);
  show();
  screen.getByText(/Safari tar bort .* sju dagar.* hemskärmen/);
});

test('what waits is told, and sent at a press', async () => {
  device.waiting.mockResolvedValue({ count: 3, since: 1 });
  device.send.mockImplementation(() => {
    device.waiting.mockResolvedValue(null);
    return Promise.resolve();
  });
  show();
  await screen.findByText(/Det finns 3 svar eller markeringar som inte har skickats/);
  await press('Skicka nu');
  await waitFor(() => {
    expect(screen.queryByText(/inte har skickats/)).toBeNull();
  });
  expect(device.send).toHaveBeenCalledWith('ada');
});

test('what is here is removed after a question, which says what stays', async () => {
  device.waiting.mockResolvedValue({ count: 1, since: 1 });
  show();
  await screen.findByText(/Det finns 1 svar som inte har skickats/);
  await press('Ta bort från enheten');
  screen.getByText(/Svar som inte är skickade, och pass och prov som pågår, ligger kvar/);
  await press('Avbryt');
  expect(device.remove).not.toHaveBeenCalled();
  await press('Ta bort från enheten');
  await press('Ta bort');
  await waitFor(() => {
    expect(device.success).toHaveBeenCalledWith('Borttaget från enheten', expect.any(String));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a network nothing is removed, and the dialog says why', async () => {
  device.remove.mockRejectedValue(new DataError('network', 'none'));
  show();
  await press('Ta bort från enheten');
  screen.getByText('Pass och prov som pågår ligger kvar på enheten.');
  await press('Ta bort');
  await screen.findByText(/Du är utan nät\. .* inget har tagits bort/);
  expect(device.success).not.toHaveBeenCalled();
});
