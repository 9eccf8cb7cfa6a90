import * as z from 'zod/mini';

import { productIdSchema } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { localStore } from '../../lib/local-store';

const lockedPageSchema = z.object({
  /** What it is called. */
  name: z.string(),
  /** Its address in this program, never one of another site. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** The products that open it. */
  opening: z.array(productIdSchema),
});

/** A page that was asked for, and is shut to those without access. */
export type LockedPage = z.infer<typeof lockedPageSchema>;

/** The page that sent the buyer here, told by the state of the address; undefined where none did. */
export function lockedPageOf(state: unknown): LockedPage | undefined {
  const told: unknown =
    typeof state === 'object' && state !== null && 'locked' in state ? state.locked : undefined;
  return lockedPageSchema.safeParse(told).data;
}

const openingSchema = z.object({ orderId: z.string(), page: lockedPageSchema });

/** What the latest order of the user's opens, on the device that it was made on. */
const openingStore = (uid: string) =>
  localStore(`teoriklar.opening.${uid}`, (stored) => openingSchema.safeParse(stored).data ?? null);

/** Keeps which page an order was made for. */
export function keepLockedPage(uid: string, orderId: string, page: LockedPage): void {
  openingStore(uid).write({ orderId, page });
}

/** The page that this order was made for, or undefined where that is not known on this device. */
export function pageOpenedBy({ id, userId }: Order): LockedPage | undefined {
  const kept = userId === null ? null : openingStore(userId).read();
  return kept?.orderId === id ? kept.page : undefined;
}
