import type { LicenceType } from '../../../domain/licence-type';
import { localStore } from '../../../lib/local-store';

/** The latest day (calendar-day.ts) on which this device has seen the learner's review of a licence done. */
export function reviewDoneStore(uid: string, licence: LicenceType) {
  return localStore(`teoriklar.reviewDone.${uid}.${licence}`, (stored) =>
    typeof stored === 'number' ? stored : null,
  );
}
