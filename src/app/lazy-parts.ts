import type { ComponentType } from 'react';

import { logProblem } from '../lib/log';
import { isMarkedSignedIn } from '../lib/session-mark';
import { lazyPage } from './lazy-page';

/** What a product is offered with in the place of what it opens. */
export const Offer = lazyPage(async () => {
  const { PurchasePage } = await import('../features/purchase/purchase-page');
  return { default: PurchasePage };
});

/** Practice, for those with access. */
export const Overview = lazyPage(() => import('./routes/overview'));

/** What the first page begins with for whoever is signed in. */
export const LearnerHome = lazyPage(() => import('./routes/learner-home'));

/** The account of whoever is signed in. */
export const Account = lazyPage(() => import('./routes/account-tabs'));

/** A part of the frame, whose loss, on a bad network, costs only itself. */
const optional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPage<Props>(() =>
    load().catch((error: unknown) => {
      logProblem('a part of the frame could not be loaded', error);
      return { default: () => null };
    }),
  );

export const Toaster = optional(() => import('../ui/toaster'));
export const NavMarks = optional(() => import('./layout/nav-marks'));
export const StatusBars = optional(() => import('./layout/status-bars'));

interface Part {
  preload: () => Promise<void>;
}

/** Returns what loads the part that will most likely be shown. */
export const preloadOneOf = (learner: Part | null, visitor: Part | null) => async () => {
  await (isMarkedSignedIn() ? learner : visitor)?.preload();
};
