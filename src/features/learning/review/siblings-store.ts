import * as z from 'zod/mini';

import type { LicenceType } from '../../../domain/licence-type';
import { ruleBy, type Siblings } from '../../../domain/learning/siblings';
import { localStore } from '../../../lib/local-store';

const siblingsSchema = z.array(z.array(z.int()));

/** Which questions of a licence are siblings, as the review has last read the bank on this device. */
export function siblingsStore(licence: LicenceType) {
  return localStore<Siblings>(
    `teoriklar.siblings.${licence}`,
    (stored) => siblingsSchema.safeParse(stored).data ?? null,
  );
}

/** Says of a question which rule it asks, as far as this device knows: where the bank has not been read, one of its own. */
export function ruleOnDevice(licence: LicenceType): (questionId: string) => string {
  return ruleBy(siblingsStore(licence).read() ?? []);
}
