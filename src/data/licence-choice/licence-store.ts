import { licenceTypeSchema } from '../../domain/licence-type';
import { localStore } from '../../lib/local-store';

/** Which licence the learner practises for on this device. */
export function licenceStore(uid: string) {
  return localStore(
    `teoriklar.licence.${uid}`,
    (stored) => licenceTypeSchema.safeParse(stored).data ?? null,
  );
}
