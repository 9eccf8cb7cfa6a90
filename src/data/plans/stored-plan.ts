import * as z from 'zod/mini';

import { examIdSchema } from '../../domain/exam/exam-id';
import { isoDate, parseIsoDate } from '../../domain/calendar-day';
import { foretoldSchema, planSchema, type Foretold, type Plan } from '../../domain/learning/plan';

/** A date yyyy-mm-dd as its day; one that is none is refused with the plan. */
const storedDay = z.pipe(
  z.string(),
  z.transform((text) => parseIsoDate(text) ?? -1),
);

/** What was foretold, as it is stored; a malformed one costs the plan nothing. */
const storedForetoldSchema = z.pipe(
  z.object({ on: storedDay, chance: z.number(), modelVersion: z.number() }),
  z.transform(({ on, ...foretold }): unknown => ({ ...foretold, day: on })),
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
      foretold: z.catch(
        z.optional(z.pipe(storedForetoldSchema, z.pipe(z.unknown(), foretoldSchema))),
        undefined,
      ),
    }),
    z.transform(
      ({ id, startedOn, testOn, source, points, foretold }): z.input<typeof planSchema> => ({
        examId: id,
        startedDay: startedOn,
        testDay: testOn,
        source,
        points,
        foretold,
      }),
    ),
  ),
  planSchema,
);

/** What was foretold, as it is stored. */
export function toStoredForetold({ day, ...foretold }: Foretold) {
  return { ...foretold, on: isoDate(day) };
}

/** A plan as the fields of its document, without the id and what was foretold. */
export function toStoredPlan({ startedDay, testDay, source, points }: Plan) {
  return { startedOn: isoDate(startedDay), testOn: isoDate(testDay), source, points };
}
