import * as z from 'zod/mini';

import type { Question } from '../../domain/question/question';
import { jsonText } from '../firebase/json-text';
import { parseList } from '../firebase/parse';
import { storedQuestionSchema } from './stored-question';

const packSchema = z.object({
  contentVersion: z.int(),
  questions: jsonText(z.array(z.looseObject({ id: z.string() }))),
});

/** A practice category's questions, newest first. */
interface Pack {
  /** The version of the category's content that they are of, or an earlier one. */
  readonly contentVersion: number;
  readonly questions: readonly Question[];
}

/** The fields of a document as a pack, without the questions that are malformed; null where it is none. */
export function readPack(path: string, fields: unknown): Pack | null {
  const parsed = packSchema.safeParse(fields);
  if (!parsed.success) return null;
  const { contentVersion, questions } = parsed.data;
  const documents = questions.map((stored) => ({
    id: stored.id,
    ref: { path: `${path}/${stored.id}` },
    data: () => stored,
  }));
  return { contentVersion, questions: parseList(storedQuestionSchema, documents) };
}
