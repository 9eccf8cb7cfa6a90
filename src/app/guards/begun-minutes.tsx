import type { ReactNode } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { FreeMinutesStart } from './free-minutes-start';

/** What is in here costs free minutes: those that are not begun are begun first. */
export function BegunMinutes({ children }: { children: ReactNode }) {
  const { access } = useLearner();
  return access?.kind === 'freeMinutesUnopened' ? (
    <FreeMinutesStart minutes={access.minutes} />
  ) : (
    children
  );
}
