import * as z from 'zod/mini';

import type { Question } from '../../domain/question/question';
import { documentVersionSchema } from '../firebase/document-version';
import { storedQuestionSchema } from './stored-question';

/** A question as it was at a time: another version means that somebody has written it since. */
export type VersionedQuestion = Question & { version: string };

/** When a version was written, to the second; null where it does not tell. */
export function changedAt(version: string): Date | null {
  return version === '' ? null : new Date(Number.parseInt(version, 10) * 1000);
}

/** A document of `questions` with its version. */
export const versionedQuestionSchema: z.ZodMiniType<VersionedQuestion> = z.pipe(
  z.looseObject({ updatedAt: z.optional(documentVersionSchema) }),
  z.transform(({ updatedAt, ...document }, context) => {
    const question = storedQuestionSchema.safeParse(document);
    if (question.success) return { ...question.data, version: updatedAt ?? '' };
    for (const { message, path } of question.error.issues) {
      context.issues.push({ code: 'custom', message, path, input: document });
    }
    return z.NEVER;
  }),
);
