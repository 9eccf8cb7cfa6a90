import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import { ada } from '../../../tests/factories/purchase';
import { changeOptions } from '../../data/admin-log/change-options';
import type { ChangeKey } from '../../data/admin-log/write-entry';
import { DataError } from '../../data/errors';
import { AdminContext } from './admin-context';
import { useChange } from './use-change';

const say = vi.hoisted(() => ({ notifySuccess: vi.fn(), notifyError: vi.fn() }));
vi.mock('../../ui/notify', () => say);

const run = vi.fn<(minutes: number, press: ChangeKey) => Promise<number>>();
const tellAtField = vi.fn();
const readAnew = vi.fn<() => Promise<void>>();

beforeEach(() => {
  run.mockReset().mockImplementation((minutes) => Promise.resolve(minutes));
  tellAtField.mockReset();
  readAnew.mockReset().mockResolvedValue();
  say.notifySuccess.mockReset();
  say.notifyError.mockReset();
});

function show() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AdminContext value={{ ...ada, role: 'owner' }}>{children}</AdminContext>
    </QueryClientProvider>
  );
  const gift = { ...changeOptions(run), onSuccess: readAnew };
  const useGift = () =>
    useChange(gift, {
      failed: 'Det gick inte.',
      done: (minutes) => (minutes > 0 ? `${String(minutes)} gavs.` : null),
      atField: { code: 'conflict', tell: tellAtField },
    });
  const { result } = renderHook(useGift, { wrapper });
  return {
    result,
    press: async (minutes: number) => {
      const before = run.mock.calls.length;
      act(() => {
        result.current.run(minutes);
      });
      await waitFor(() => {
        expect(run.mock.calls.length).toBe(before + 1);
        expect(result.current.isBusy).toBe(false);
      });
      return run.mock.lastCall?.[1].id;
    },
  };
}

test('a press that has failed keeps its id until it succeeds; other input has its own', async () => {
  run.mockRejectedValueOnce(new DataError('network', 'gone'));
  const { result, press } = show();
  const first = await press(10);
  expect(result.current.problem).toBe('Det gick inte. Kontrollera din anslutning och försök igen.');
  expect(say.notifyError).toHaveBeenCalledWith('Fel', 'Det gick inte.');
  expect(await press(10)).toBe(first);
  expect(say.notifySuccess).toHaveBeenCalledWith('Framgång', '10 gavs.');
  expect(result.current.problem).toBeUndefined();
  const next = await press(10);
  expect(next).not.toBe(first);
  run.mockRejectedValueOnce(new DataError('network', 'gone'));
  const failed = await press(20);
  expect(await press(30)).not.toBe(failed);
});

test('nothing is said where nothing was done', async () => {
  const { press } = show();
  await press(0);
  expect(say.notifySuccess).not.toHaveBeenCalled();
});

test('the service’s English is for developers, and logged once', async () => {
  run.mockRejectedValueOnce(new DataError('unknown', 'The query requires an index.'));
  const { result, press } = show();
  await press(10);
  expect(result.current.problem).toBe('Det gick inte. Något gick fel. Försök igen.');
  expectLogged('something failed for a reason that has no text');
});

test('the press is the administrator’s who is at work', async () => {
  const { press } = show();
  await press(10);
  expect(run.mock.lastCall?.[1].actor).toBe(ada.uid);
});

test('nothing is said before what has changed is read anew', async () => {
  readAnew.mockImplementation(() => {
    expect(say.notifySuccess).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  const { press } = show();
  await press(10);
  expect(readAnew).toHaveBeenCalledOnce();
  expect(say.notifySuccess).toHaveBeenCalledOnce();
});

test('what its field tells is told nowhere else', async () => {
  run.mockRejectedValueOnce(new DataError('conflict', 'there already'));
  const { result, press } = show();
  await press(10);
  expect(tellAtField).toHaveBeenCalledOnce();
  expect(say.notifyError).not.toHaveBeenCalled();
  expect(result.current.problem).toBeUndefined();
});
