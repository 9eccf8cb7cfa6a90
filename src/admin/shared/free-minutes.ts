import { freeWindowEnd } from '../../domain/account/access';
import type { Profile } from '../../domain/account/profile';
import { formatCount, formatMoment } from '../../lib/format';

/** What a user has of free minutes: none, some that wait for the first session, or a window that is open. */
export function describeFreeMinutes(profile: Profile, now: Date): string {
  if (profile.freeMinutes === 0) return '-';
  const end = freeWindowEnd(profile);
  if (end === null) return `${formatCount(profile.freeMinutes, 'minut', 'minuter')} kvar`;
  return end > now ? `Till ${formatMoment(end)}` : 'Slut';
}
