import { localStore } from '../../../lib/local-store';

/** The latest day (calendar-day.ts) on which this device has seen the learner's review done. */
export function reviewDoneStore(uid: string) {
  return localStore(`teoriklar.reviewDone.${uid}`, (stored) =>
    typeof stored === 'number' ? stored : null,
  );
}
