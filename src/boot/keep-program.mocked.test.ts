import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { authOptions } from '../data/auth/queries';
import { offlineState } from '../data/offline/offline-state';
import { accessKey, queryClient } from '../data/query-client';
import { ada } from '../../tests/factories/purchase';
import { keepProgram } from './keep-program';
import type { KeepAnswer, KeepRequest, Problem } from './keep-messages';

const device = vi.hoisted((): { savesData: boolean; tellSaving: () => void } => ({
  savesData: false,
  tellSaving: () => undefined,
}));
vi.mock('./data-saving', () => ({
  dataSaving: {
    isOn: () => device.savesData,
    watch: (tell: () => void) => {
      device.tellSaving = tell;
    },
  },
}));
vi.mock('./idle-line', () => ({ whenLineIsIdle: () => Promise.resolve() }));

/** A worker that lacks some files, and gets two of them at a time unless something is in the way. */
class Worker extends EventTarget {
  state = 'activated';
  problem: Problem | null = null;
  readonly requests: KeepRequest[] = [];
  missing: number;

  constructor(missing: number) {
    super();
    this.missing = missing;
  }

  postMessage(request: KeepRequest, [port]: MessagePort[]): void {
    this.requests.push(request);
    if (request.isToFetch && this.problem === null) this.missing = Math.max(0, this.missing - 2);
    const answer: KeepAnswer = {
      missing: this.missing,
      problem: request.isToFetch ? this.problem : null,
    };
    port?.postMessage(answer);
  }

  /** How often it was to fetch. */
  get fetches(): number {
    return this.requests.filter(({ isToFetch }) => isToFetch).length;
  }
}

/** A registration of these workers, and what was offered of it. */
function register(active: Worker, waiting: Worker | null = null) {
  const offer = vi.fn();
  const workers: Record<'active' | 'waiting' | 'installing', Worker | null> = {
    active,
    waiting,
    installing: null,
  };
  const registration = Object.assign(new EventTarget(), workers, {
    update: vi.fn(() => Promise.resolve()),
  });
  onTestFinished(() => {
    // a page lives on with its registration, and would hear of the next test's person
    Object.assign(registration, { active: null, waiting: null });
  });
  keepProgram(registration as unknown as ServiceWorkerRegistration, offer);
  return { registration, offer };
}

const state = () => offlineState.current().kind;

beforeEach(() => {
  device.savesData = false;
  offlineState.tell({ kind: 'coming' });
  queryClient.setQueryData(authOptions().queryKey, ada);
});

afterEach(() => {
  queryClient.clear();
});

test('everything is kept, and only then is it promised', async () => {
  const worker = new Worker(5);
  const told: string[] = [];
  const stop = offlineState.watch(() => told.push(`${state()} ${String(worker.missing)}`));
  register(worker);
  await vi.waitFor(() => {
    expect(state()).toBe('ready');
  });
  stop();
  expect(told).toEqual(['coming 5', 'coming 3', 'coming 1', 'ready 0']);
  expect(worker.requests.every(({ keepFor }) => keepFor === 'learner')).toBe(true);
});

test('what is complete is not fetched, and promised at once', async () => {
  const worker = new Worker(0);
  register(worker);
  await vi.waitFor(() => {
    expect(state()).toBe('ready');
  });
  expect(worker.fetches).toBe(0);
});

test('a visitor who signs in gets what learners need, and an administrator the panel', async () => {
  queryClient.setQueryData(authOptions().queryKey, null);
  const worker = new Worker(0);
  register(worker);
  const lastPerson = () => worker.requests.at(-1)?.keepFor;
  await vi.waitFor(() => {
    expect(lastPerson()).toBe('visitor');
  });
  queryClient.setQueryData(authOptions().queryKey, ada);
  await vi.waitFor(() => {
    expect(lastPerson()).toBe('learner');
  });
  queryClient.setQueryData(['adminRole', ada.uid], 'editor');
  await vi.waitFor(() => {
    expect(lastPerson()).toBe('administrator');
  });
  queryClient.setQueryData(['adminRole', ada.uid], null);
  queryClient.setQueryData([...accessKey, ada.uid], { isAdmin: true });
  await vi.waitFor(() => {
    expect(lastPerson()).toBe('administrator');
  });
});

test('a device that saves data fetches nothing by itself, and everything when it is asked to', async () => {
  device.savesData = true;
  const worker = new Worker(3);
  register(worker);
  await vi.waitFor(() => {
    expect(state()).toBe('sparing');
  });
  expect(worker.fetches).toBe(0);
  const now = offlineState.current();
  if (now.kind === 'sparing') now.fetchNow();
  await vi.waitFor(() => {
    expect(state()).toBe('ready');
  });
});

test('fetching goes on when the device saves no more data', async () => {
  device.savesData = true;
  register(new Worker(3));
  await vi.waitFor(() => {
    expect(state()).toBe('sparing');
  });
  device.savesData = false;
  device.tellSaving();
  await vi.waitFor(() => {
    expect(state()).toBe('ready');
  });
});

test('a new version is offered when it is complete, while the one on screen stays promised', async () => {
  const waiting = new Worker(5);
  const { offer } = register(new Worker(0), waiting);
  offer.mockImplementation(() => {
    expect(waiting.missing).toBe(0);
  });
  await vi.waitFor(() => {
    expect(offer).toHaveBeenCalledOnce();
  });
  expect(state()).toBe('ready');
});

test('a device that saves data is offered a new version as it is', async () => {
  device.savesData = true;
  const waiting = new Worker(5);
  const { offer } = register(new Worker(0), waiting);
  await vi.waitFor(() => {
    expect(offer).toHaveBeenCalledOnce();
  });
  expect(waiting.fetches).toBe(0);
});

test('a full device says so and promises nothing', async () => {
  const worker = new Worker(3);
  worker.problem = 'full';
  register(worker);
  await vi.waitFor(() => {
    expect(state()).toBe('full');
  });
});

test('when hosting has another release by now, it is looked for', async () => {
  const worker = new Worker(3);
  worker.problem = 'gone';
  const { registration } = register(worker);
  await vi.waitFor(() => {
    expect(registration.update).toHaveBeenCalledOnce();
  });
  expect(state()).toBe('coming');
});

test('what the network has lost is fetched when it is back', async () => {
  const worker = new Worker(3);
  worker.problem = 'network';
  register(worker);
  await vi.waitFor(() => {
    expect(worker.fetches).toBe(1);
  });
  worker.problem = null;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => {
    expect(state()).toBe('ready');
  });
});

test('a version whose place another one takes while it is asked is not waited for', async () => {
  const active = new Worker(0);
  const waiting = new Worker(5);
  waiting.postMessage = () => undefined;
  const { registration, offer } = register(active, waiting);
  await vi.waitFor(() => {
    expect(active.requests).not.toEqual([]);
  });
  const installing = Object.assign(new Worker(0), { state: 'installing' });
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = installing;
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  waiting.state = 'redundant';
  waiting.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => {
    expect(offer).toHaveBeenCalled();
  });
});
