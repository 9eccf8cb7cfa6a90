import * as z from 'zod/mini';

import { localStore } from '../../lib/local-store';

const toldSchema = z.record(z.string(), z.string());

/** With which session or test each milestone was told of on this device, by the milestone's id: it is told of with no other. */
export function toldMilestonesStore(uid: string) {
  return localStore(
    `teoriklar.milestones.${uid}`,
    (stored) => toldSchema.safeParse(stored).data ?? null,
  );
}
