import * as z from 'zod/mini';

import { questionKindSchema, type Question } from '../../domain/question/question';
import { blankFields, type QuestionFields } from '../../domain/question/question-fields';
import { documentVersionSchema } from '../firebase/document-version';
import { jsonText } from '../firebase/json-text';

/** A question that is written and not published: the texts of its form, whole or not. */
export interface QuestionDraft {
  id: string;
  kind: Question['kind'];
  fields: QuestionFields;
  /** Another one means that somebody has written it since. */
  version: string;
}

/** The fields as they are stored: nothing looks for a draft by them. */
export function writeFields(fields: QuestionFields): string {
  return JSON.stringify(fields);
}

/** A document of `questionDrafts`; what its texts do not say is blank. */
export const questionDraftSchema: z.ZodMiniType<QuestionDraft> = z.pipe(
  z.object({
    id: z.string(),
    kind: questionKindSchema,
    fields: jsonText(z.record(z.string(), z.string())),
    updatedAt: documentVersionSchema,
  }),
  z.transform(({ id, kind, fields, updatedAt }): QuestionDraft => {
    const known = Object.entries(blankFields).map(([field, blank]) => [
      field,
      fields[field] ?? blank,
    ]);
    return { id, kind, fields: Object.fromEntries(known) as QuestionFields, version: updatedAt };
  }),
);
