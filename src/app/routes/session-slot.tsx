import type { SessionSlot } from '../../features/learning/session-slot';
import { SessionRunner } from '../../features/practice/session-runner';
import { saveToggleFor } from './save-toggle';

/** Sessions over several categories are asked as those of one category are. */
export function sessionSlotFor({
  uid,
  closesAt,
}: {
  uid: string;
  closesAt: Date | null;
}): SessionSlot {
  return (source, ending) => (
    <SessionRunner
      uid={uid}
      closesAt={closesAt}
      source={source}
      ending={ending}
      toolOf={saveToggleFor(uid)}
    />
  );
}
