import 'fake-indexeddb/auto';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { newClient } from '../../../tests/drivers/page';
import { knowServerClock, setServerClock } from '../../../tests/drivers/server-clock';
import { ada } from '../../../tests/factories/purchase';
import { accessOptions, type AccessSources } from '../../data/access/queries';
import { getRole } from '../../data/admins/repository';
import type { AuthUser } from '../../data/auth/auth-user';
import { ensureProfile, followEmail } from '../../data/auth/repository';
import { DataError } from '../../data/errors';
import { listActiveLicenses } from '../../data/licenses/repository';
import { getProfile } from '../../data/profiles/repository';
import { forgetCache } from '../../data/device-cache';
import type { License, ProductId } from '../../domain/account/license';
import type { Profile } from '../../domain/account/profile';
import { expectLogged } from '../../../tests/setup/fail-on-console';
import { useAccess } from './use-access';

const read = vi.hoisted(() => ({ user: vi.fn<() => Promise<AuthUser | null>>() }));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: read.user }),
}));
vi.mock('../../data/auth/repository', () => ({ ensureProfile: vi.fn(), followEmail: vi.fn() }));
vi.mock('../../data/admins/repository', () => ({ getRole: vi.fn() }));
vi.mock('../../data/licenses/repository', () => ({ listActiveLicenses: vi.fn() }));
vi.mock('../../data/profiles/repository', () => ({ getProfile: vi.fn() }));

const day = 24 * 60 * 60 * 1000;

const profile: Profile = {
  userId: ada.uid,
  fullName: 'Ada Ek',
  email: ada.email,
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 0,
  freeMinutesStartedAt: null,
};

/** A licence that ends so many milliseconds from now by the device's clock. */
function license(left = day, productId: ProductId = 'full'): License {
  return {
    userId: ada.uid,
    productId,
    isActive: true,
    expiresAt: new Date(Date.now() + left),
  };
}

beforeEach(async () => {
  vi.clearAllMocks();
  read.user.mockReset().mockResolvedValue(ada);
  vi.mocked(ensureProfile).mockReset().mockResolvedValue();
  vi.mocked(followEmail).mockReset().mockResolvedValue();
  vi.mocked(getRole).mockReset().mockResolvedValue(null);
  vi.mocked(listActiveLicenses).mockReset().mockResolvedValue([]);
  vi.mocked(getProfile).mockReset().mockResolvedValue(profile);
  await knowServerClock(0);
  await forgetCache();
});

/** Follows access, and every state that a page would have been drawn with. */
function follow(opening: readonly ProductId[] = ['full'], client = newClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const seen: string[] = [];
  const { result, rerender, unmount } = renderHook(
    () => {
      const state = useAccess(opening);
      if (seen.at(-1) !== state.kind) seen.push(state.kind);
      return state;
    },
    { wrapper },
  );
  const settle = (kind: string) =>
    waitFor(() => {
      expect(result.current.kind).toBe(kind);
    });
  return { result, rerender, unmount, seen, settle, client };
}

test('who is signed out is, and nothing is asked about nobody', async () => {
  read.user.mockResolvedValue(null);
  const { settle, seen } = follow();
  await settle('signedOut');
  expect(seen).toEqual(['loading', 'signedOut']);
  expect(getProfile).not.toHaveBeenCalled();
});

test('who has a licence gets in until it ends, and is not asked to be an administrator', async () => {
  const bought = license();
  vi.mocked(listActiveLicenses).mockResolvedValue([bought]);
  const { settle, result, seen } = follow();
  await settle('open');
  expect(result.current).toEqual({
    kind: 'open',
    user: ada,
    access: { kind: 'license', until: bought.expiresAt },
  });
  expect(seen).toEqual(['loading', 'open']);
  expect(getRole).not.toHaveBeenCalled();
});

test('who has nothing is shut out', async () => {
  const { settle, result, seen } = follow();
  await settle('shut');
  expect(result.current).toEqual({
    kind: 'shut',
    user: ada,
    access: { kind: 'none' },
  });
  expect(seen).toEqual(['loading', 'shut']);
});

test('a licence opens only what it is for', async () => {
  vi.mocked(listActiveLicenses).mockResolvedValue([license(day, 'tests')]);
  await follow(['full']).settle('shut');
  await follow(['full', 'tests']).settle('open');
});

test.each(['owner', 'editor'] as const)(
  'an administrator who is %s gets in without a licence',
  async (role) => {
    vi.mocked(getRole).mockResolvedValue(role);
    const { settle, result } = follow();
    await settle('open');
    expect(getRole).toHaveBeenCalledExactlyOnceWith('ada');
    expect(result.current).toMatchObject({ access: { kind: 'none' } });
  },
);

test.each(['support', 'bookkeeper'] as const)(
  'an administrator who is %s does not',
  async (role) => {
    vi.mocked(getRole).mockResolvedValue(role);
    await follow().settle('shut');
  },
);

test('an account that is blocked is told to be, whatever it owns', async () => {
  vi.mocked(getProfile).mockResolvedValue({ ...profile, userStatus: 'inactive' });
  vi.mocked(listActiveLicenses).mockResolvedValue([license()]);
  const { settle, result } = follow();
  await settle('shut');
  expect(result.current).toMatchObject({ access: { kind: 'blocked' } });
});

test('a profile that is missing is made', async () => {
  vi.mocked(getProfile)
    .mockResolvedValueOnce(null)
    .mockResolvedValue({ ...profile, freeMinutes: 10 });
  const { settle, result } = follow();
  await settle('open');
  expect(ensureProfile).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ access: { kind: 'freeMinutesUnopened', minutes: 10 } });
});

test('a profile whose address cannot be brought up to date lets the learner in all the same', async () => {
  vi.mocked(listActiveLicenses).mockResolvedValue([license()]);
  vi.mocked(followEmail).mockRejectedValue(new DataError('permission-denied', 'not yours'));
  await follow().settle('open');
  expect(followEmail).toHaveBeenCalledExactlyOnceWith(profile);
  expectLogged('the profile could not be told the address');
});

describe('by the clock of the server', () => {
  test('a device that is ahead does not lose what was paid for', async () => {
    vi.mocked(listActiveLicenses).mockResolvedValue([license(-day)]);
    setServerClock(-2 * day);
    await follow().settle('open');
  });

  test('a device that is behind prolongs nothing', async () => {
    vi.mocked(listActiveLicenses).mockResolvedValue([license(day)]);
    setServerClock(2 * day);
    await follow().settle('shut');
  });

  test('a clock that is found to be wrong ends what was open, though nothing else has changed', async () => {
    vi.mocked(listActiveLicenses).mockResolvedValue([license(day)]);
    const { settle, client } = follow();
    await settle('open');
    setServerClock(2 * day);
    await act(() => client.invalidateQueries({ queryKey: ['access'] }));
    await settle('shut');
  });
});

describe('what the device remembers', () => {
  /** The device writes what it remembers a moment after the answer. */
  const rememberedOnDevice = () => new Promise((resolve) => setTimeout(resolve, 50));
  const nothing: AccessSources = { profile, licenses: [], isAdmin: false };

  test('shuts nobody out while the answer is on its way', async () => {
    const client = newClient();
    client.setQueryData(accessOptions(ada.uid).queryKey, nothing);
    vi.mocked(listActiveLicenses).mockResolvedValue([license()]);
    const { settle, seen } = follow(['full'], client);
    await settle('open');
    expect(seen).toEqual(['loading', 'checking', 'open']);
  });

  test('shuts out once the answer is the same', async () => {
    const client = newClient();
    client.setQueryData(accessOptions(ada.uid).queryKey, nothing);
    const { settle, seen } = follow(['full'], client);
    await settle('shut');
    expect(seen).toEqual(['loading', 'checking', 'shut']);
    expect(getProfile).toHaveBeenCalledOnce();
  });

  test('is no longer what counts once the answer is here: a page shut by that stays so while it is asked for anew', async () => {
    const { settle, seen, client } = follow();
    await settle('shut');
    await act(() => client.invalidateQueries({ queryKey: ['access'] }));
    expect(getProfile).toHaveBeenCalledTimes(2);
    expect(seen).toEqual(['loading', 'shut']);
  });

  test('from an earlier visit shuts nobody out either', async () => {
    const earlier = follow();
    await earlier.settle('shut');
    earlier.unmount();
    await rememberedOnDevice();
    vi.mocked(listActiveLicenses).mockResolvedValue([license()]);
    const { settle, seen } = follow();
    await settle('open');
    expect(seen).toEqual(['loading', 'open']);
  });

  test('lets in at once, without waiting for the answer', async () => {
    const client = newClient();
    client.setQueryData(accessOptions(ada.uid).queryKey, { ...nothing, licenses: [license()] });
    vi.mocked(getProfile).mockReturnValue(new Promise(() => undefined));
    const { settle, seen } = follow(['full'], client);
    await settle('open');
    expect(seen).toEqual(['loading', 'open']);
  });

  test('lets in when the answer cannot be had, on an earlier page as on a later day', async () => {
    vi.mocked(listActiveLicenses).mockResolvedValue([license()]);
    const earlier = follow();
    await earlier.settle('open');
    await rememberedOnDevice();
    vi.mocked(getProfile).mockRejectedValue(new DataError('network', 'dead'));
    await act(() => earlier.client.invalidateQueries({ queryKey: ['access'] }));
    expect(earlier.result.current.kind).toBe('open');

    const later = follow();
    await later.settle('open');
    expect(later.seen).toEqual(['loading', 'open']);
  });
});

describe('what cannot be found out', () => {
  test('is told, and can be tried again', async () => {
    vi.mocked(getProfile).mockRejectedValue(new DataError('network', 'dead'));
    vi.mocked(listActiveLicenses).mockResolvedValue([license()]);
    const { settle, result, seen } = follow();
    await waitFor(() => {
      expect(result.current).toMatchObject({ kind: 'failed', isRetrying: false });
    });
    let answer: (found: Profile) => void = () => undefined;
    vi.mocked(getProfile).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    act(() => {
      if (result.current.kind === 'failed') result.current.retry();
    });
    await settle('loading');
    answer(profile);
    await settle('open');
    expect(seen).toEqual(['loading', 'failed', 'loading', 'open']);
  });

  test('of who is signed in is told too, and can be tried again', async () => {
    read.user.mockRejectedValueOnce(new DataError('network', 'dead'));
    const { settle, result } = follow();
    await settle('failed');
    act(() => {
      if (result.current.kind === 'failed') result.current.retry();
    });
    await settle('shut');
  });
});
