import type { SessionSlot } from '../../features/learning/session-slot';
import { SessionRunner } from '../../features/practice/session-runner';
import { saveToggle } from './save-toggle';

/** Sessions over several categories are asked as those of one category are. */
export const sessionSlot: SessionSlot = (source, ending) => (
  <SessionRunner source={source} ending={ending} toolOf={saveToggle} />
);
