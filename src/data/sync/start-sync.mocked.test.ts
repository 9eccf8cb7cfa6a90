import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listOutbox, putInOutbox, removeFromOutbox } from '../outbox/outbox';
import { saveBookmarks } from '../saved/repository';
import { startSync } from './start-sync';

const service = vi.hoisted(() => ({
  currentUser: null as { uid: string } | null,
  authStateReady: vi.fn<() => Promise<void>>(),
}));
vi.mock('../firebase/auth', () => ({ auth: service }));
vi.mock('../saved/repository', () => ({ saveBookmarks: vi.fn() }));

const bookmark = { questionId: 'q1', categoryId: 'c1', isSaved: true, at: 1 };

/** Has the sign-in service say who is signed in, which it has not before. */
let answer: (uid: string | null) => void = () => undefined;

let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.clearAllMocks();
  await removeFromOutbox(await listOutbox('ada'));
  await putInOutbox({ kind: 'bookmark', uid: 'ada', bookmark });
  service.currentUser = null;
  const ready = new Promise<void>((resolve) => {
    answer = (uid) => {
      service.currentUser = uid === null ? null : { uid };
      resolve();
    };
  });
  service.authStateReady.mockReturnValue(ready);
  stop = startSync('ada');
});

afterEach(() => {
  stop();
});

const sent = () => vi.mocked(saveBookmarks).mock.calls;

test('what waits of who was here last is sent as soon as the sign-in service knows him', async () => {
  window.dispatchEvent(new Event('online'));
  expect(sent()).toEqual([]);
  answer('ada');
  await vi.waitUntil(() => sent().length > 0, { timeout: 60_000 });
  expect(sent()).toEqual([['ada', [bookmark]]]);
  await vi.waitFor(async () => {
    expect(await listOutbox('ada')).toEqual([]);
  });
});

test.each([
  ['nobody', null],
  ['somebody else', 'bo'],
])('where %s is signed in it is neither sent nor lost', async (_who, uid) => {
  answer(uid);
  await service.authStateReady();
  window.dispatchEvent(new Event('online'));
  // a later sign-in finds it
  expect(await listOutbox('ada')).toHaveLength(1);
  expect(sent()).toEqual([]);
});
