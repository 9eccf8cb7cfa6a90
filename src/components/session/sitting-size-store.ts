import { sittingSizeSchema } from '../../domain/practice/sitting';
import { localStore } from '../../lib/local-store';

/** How many questions of a category the learner walks in one sitting, on this device. */
export function sittingSizeStore(uid: string) {
  return localStore(
    `teoriklar.sittingSize.${uid}`,
    (stored) => sittingSizeSchema.safeParse(stored).data ?? null,
  );
}
