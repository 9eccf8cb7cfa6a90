import { registerSender } from '../outbox/flush';

/** What was saved and taken back since, the latest word on each question. */
registerSender(['bookmark'], {
  groupOf: () => 'bookmarks',
  waits: () => 'bookmarks wait',
  send: async (uid, items) => {
    const { saveBookmarks } = await import('./repository');
    await saveBookmarks(
      uid,
      items.map(({ bookmark }) => bookmark),
    );
  },
});
