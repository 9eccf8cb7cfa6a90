import type { ReactNode } from 'react';

import type { Drawing } from '../../graphics/drawing';
import type { Board } from '../../graphics/sign/board';

/** Loads what shows drawings, which only those questions need that have one. */
const load = () => import('./drawn-picture');

/** A drawing ready to be shown; rejects when it, or a sign of it, cannot be loaded. */
export async function loadPicture(data: Drawing | Board): Promise<ReactNode> {
  return (await load()).drawPicture(data);
}

/** Loads what shows drawings, and these signs' own, so that they are there when there is no network. */
export async function preloadPictures(signs: readonly string[]): Promise<void> {
  await (await load()).loadSigns(signs);
}
