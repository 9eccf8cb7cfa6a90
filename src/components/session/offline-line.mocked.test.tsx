import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { offlineState } from '../../data/offline/offline-state';
import OfflineLine from './offline-line';

const device = vi.hoisted(() => ({
  askToStay: vi.fn<() => Promise<void>>(),
  isOffHomeScreen: vi.fn<() => boolean>(),
}));
vi.mock('../../lib/device-storage', () => device);

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  offlineState.tell({ kind: 'coming' });
});

test('after the first finished session, and no later one, the browser is asked to keep what is stored', () => {
  render(<OfflineLine />).unmount();
  expect(device.askToStay).toHaveBeenCalledTimes(1);
  render(<OfflineLine />);
  expect(device.askToStay).toHaveBeenCalledTimes(1);
});

test('who has an iPhone is offered the home screen once, with the reason', () => {
  device.isOffHomeScreen.mockReturnValue(true);
  const { unmount } = render(<OfflineLine />);
  screen.getByText(/på sju dagar.*hemskärmen/);
  unmount();
  const { container } = render(<OfflineLine />);
  expect(container.textContent).toBe('');
});

test('what was practised can be practised without a network once all of it is here', () => {
  offlineState.tell({ kind: 'ready' });
  render(<OfflineLine />);
  screen.getByText('Det här kan du öva på även utan nät.');
});
