import * as z from 'zod/mini';

import type { Question } from '../../domain/question/question';
import { storedQuestionSchema } from './stored-question';

/** A question as it was at a time: another version means that somebody has written it since. */
export type VersionedQuestion = Question & { version: string };

/** When a document was last written, to the nanosecond; empty for those that do not tell. */
const version = z.pipe(
  z.nullish(z.object({ seconds: z.number(), nanoseconds: z.number() })),
  z.transform((time) =>
    time == null ? '' : `${String(time.seconds)}.${String(time.nanoseconds)}`,
  ),
);

/** A document of `questions` with its version. */
export const versionedQuestionSchema: z.ZodMiniType<VersionedQuestion> = z.intersection(
  storedQuestionSchema,
  z.pipe(
    z.object({ updatedAt: z.optional(version) }),
    z.transform(({ updatedAt }) => ({ version: updatedAt ?? '' })),
  ),
);
