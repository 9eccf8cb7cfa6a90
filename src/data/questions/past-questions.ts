import {
  doc,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import type { Question } from '../../domain/question/question';
import { readPage, type Page } from '../firebase/page';
import { timestampSchema } from '../firebase/parse';
import { versionsOf } from './refs';
import { storedQuestionSchema } from './stored-question';

/** A question as it was until somebody wrote it anew. */
export interface PastQuestion {
  id: string;
  question: Question;
  replacedAt: Date;
}

/** Versions that are listed: what is older has hardly anything left to return to. */
const mostListed = 12;

/** A document of a question's `versions`: the question's own, as it was. */
const pastQuestionSchema = (questionId: string) =>
  z.pipe(
    z.object({
      id: z.string(),
      question: z.looseObject({}),
      replacedAt: timestampSchema,
    }),
    z.transform(({ id, question, replacedAt }, context): PastQuestion => {
      const parsed = storedQuestionSchema.safeParse({ ...question, id: questionId });
      if (parsed.success) return { id, question: parsed.data, replacedAt };
      context.issues.push({ code: 'custom', message: parsed.error.message, input: question });
      return z.NEVER;
    }),
  );

/** Keeps what a question is before the transaction writes it. */
export function keepVersion(transaction: Transaction, document: DocumentSnapshot): void {
  transaction.set(doc(versionsOf(document.id)), {
    question: document.data(),
    replacedAt: serverTimestamp(),
  });
}

/** What a question has been, the latest first. Throws DataError. */
export async function listPastQuestions(questionId: string): Promise<Page<PastQuestion>> {
  const schema = pastQuestionSchema(questionId);
  return readPage(versionsOf(questionId), 'replacedAt', schema, null, { size: mostListed });
}
