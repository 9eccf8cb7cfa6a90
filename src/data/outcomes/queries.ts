import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Outcome } from '../../domain/outcome/outcome';
import { onDevice } from '../device-cache';
import { invalidate } from '../invalidate';
import { listOutcomes, removeOutcome, saveOutcome } from './repository';

/** How the learner's real tests went, the latest first. */
export function outcomesOptions(uid: string) {
  return queryOptions<Outcome[]>({
    queryKey: ['outcomes', uid],
    queryFn: () => listOutcomes(uid),
    ...onDevice,
  });
}

/**
 * Stores how a test went. Throws DataError.
 * @param ready makes of what is said what is stored.
 */
export function saveOutcomeOptions<Said>(uid: string, ready: (said: Said) => Promise<Outcome>) {
  return mutationOptions({
    mutationFn: async (said: Said) => saveOutcome(uid, await ready(said)),
    onSuccess: (_nothing, _said, _before, { client }) =>
      invalidate(client, outcomesOptions(uid).queryKey),
  });
}

/** Takes back what was said of a test. Throws DataError. */
export function removeOutcomeOptions(uid: string) {
  return mutationOptions({
    mutationFn: (outcome: Outcome) => removeOutcome(uid, outcome),
    onSuccess: (_nothing, _outcome, _before, { client }) =>
      invalidate(client, outcomesOptions(uid).queryKey),
  });
}
