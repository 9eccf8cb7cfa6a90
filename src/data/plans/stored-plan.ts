import * as z from 'zod/mini';

import { examIdSchema } from '../../domain/exam/exam-id';
import { isoDate, parseIsoDate } from '../../domain/calendar-day';
import { planSchema, type Plan } from '../../domain/learning/plan';

/** A date yyyy-mm-dd as its day; one that is none is refused with the plan. */
const storedDay = z.pipe(
  z.string(),
  z.transform((text) => parseIsoDate(text) ?? -1),
);

/** A document of `users/{uid}/plans`, read as a Plan; its id says of which test. */
export const storedPlanSchema = z.pipe(
  z.pipe(
    z.object({
      id: examIdSchema,
      startedOn: storedDay,
      testOn: storedDay,
      source: planSchema.shape.source,
      points: planSchema.shape.points,
    }),
    z.transform(({ id, startedOn, testOn, source, points }): z.input<typeof planSchema> => ({
      examId: id,
      startedDay: startedOn,
      testDay: testOn,
      source,
      points,
    })),
  ),
  planSchema,
);

/** A plan as the fields of its document, without the id. */
export function toStoredPlan({ startedDay, testDay, source, points }: Plan) {
  return { startedOn: isoDate(startedDay), testOn: isoDate(testDay), source, points };
}
