import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { accessOptions } from '../access/queries';
import { updateDisplayName } from '../auth/own-account';
import { authOptions } from '../auth/queries';
import { reloadUser } from '../auth/repository';
import { setMarketingConsent } from '../profiles/repository';
import { accessKey } from '../query-client';
import { findDeletionObstacle, type DeletionObstacle } from './delete-account';

/** What keeps the user from deleting the account, or null. */
export function deletionObstacleOptions(uid: string) {
  return queryOptions<DeletionObstacle | null>({
    queryKey: ['deletionObstacle', uid],
    queryFn: () => findDeletionObstacle(uid),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Gives the signed-in user another name; the result is the user as he is then. Throws DataError. */
export function changeNameOptions() {
  return mutationOptions({
    mutationFn: (name: string) => updateDisplayName(name),
    onSuccess: (user, _name, _before, { client }) => {
      client.setQueryData(authOptions().queryKey, user);
      return client.invalidateQueries({ queryKey: accessKey });
    },
  });
}

/** Asks whether the address has been verified since; the result is the user as he is then, or null. Throws DataError. */
export function reloadUserOptions() {
  return mutationOptions({
    mutationFn: () => reloadUser(),
    onSuccess: (user, _nothing, _before, { client }) => {
      client.setQueryData(authOptions().queryKey, user);
    },
  });
}

/** Stores whether the learner wants tips and offers by e-mail. Throws DataError. */
export function setMarketingConsentOptions(uid: string) {
  return mutationOptions({
    mutationFn: (isWanted: boolean) => setMarketingConsent(uid, isWanted),
    onSuccess: (_nothing, acceptMarketing, _before, { client }) => {
      client.setQueryData(
        accessOptions(uid).queryKey,
        (known) =>
          known && { ...known, profile: known.profile && { ...known.profile, acceptMarketing } },
      );
      // also for what is kept on the device
      return client.invalidateQueries({ queryKey: accessKey });
    },
  });
}
