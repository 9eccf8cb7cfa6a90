import { limits } from '../limits';
import { isFreeWindowOpen } from './access';
import type { Profile } from './profile';

/**
 * What a gift of free minutes makes of a profile: minutes that are open or wait to be opened are added to; after they
 * have run out a window starts anew, when the learner opens it. The rules let administrators write it.
 * @param minutes 1–60, one gift.
 * @param now the server's time.
 */
export function grantMinutes(
  profile: Profile,
  minutes: number,
  now: Date,
): Pick<Profile, 'freeMinutes' | 'freeMinutesStartedAt'> {
  const isWaiting = profile.freeMinutesStartedAt === null;
  if (!isWaiting && !isFreeWindowOpen(profile, now)) {
    return { freeMinutes: minutes, freeMinutesStartedAt: null };
  }
  return {
    freeMinutes: Math.min(profile.freeMinutes + minutes, limits.freeMinutesMax),
    freeMinutesStartedAt: profile.freeMinutesStartedAt,
  };
}
