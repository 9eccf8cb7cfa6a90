/** Whether what a learner needs of the program is on the device. */
export type OfflineState =
  | { kind: 'coming' }
  | { kind: 'ready' }
  /** The device is to use little data: everything is fetched when the learner asks for it. */
  | { kind: 'sparing'; fetchNow: () => void }
  | { kind: 'full' }
  /** The browser keeps nothing here, as in some private windows. */
  | { kind: 'unavailable' };

let state: OfflineState = { kind: 'coming' };
const watchers = new Set<() => void>();

/** What is known of it now, and how to be told when that changes. Nothing is promised until everything is there. */
export const offlineState = {
  current: () => state,
  watch: (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  },
  tell: (next: OfflineState) => {
    state = next;
    watchers.forEach((tell) => {
      tell();
    });
  },
};
