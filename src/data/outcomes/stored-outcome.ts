import * as z from 'zod/mini';

import { isoDate, parseIsoDate } from '../../domain/calendar-day';
import { outcomeSchema, type Outcome } from '../../domain/outcome/outcome';

/** A document of `outcomes`, read as an Outcome. */
export const storedOutcomeSchema = z.pipe(
  z.pipe(
    z.looseObject({ testOn: z.string() }),
    z.transform(({ testOn, ...outcome }): unknown => ({
      ...outcome,
      testDay: parseIsoDate(testOn) ?? -1,
    })),
  ),
  z.pipe(z.unknown(), outcomeSchema),
);

/** An outcome as the fields of its document, without whose it is. */
export function toStoredOutcome({ testDay, ...outcome }: Outcome) {
  return { ...outcome, testOn: isoDate(testDay) };
}
