import type { ReactNode } from 'react';

import type { MixedSource } from '../../domain/practice/session-source';

/** Asks a mix of questions, and puts what is given in the place of the result. */
export type SessionSlot = (
  source: MixedSource,
  ending: (score: { right: number; answered: number }) => ReactNode,
) => ReactNode;
