import {
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import type { Question } from '../../domain/question/question';
import { readPage, type Page } from '../firebase/page';
import { parseList, timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';
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

/**
 * What a question was at a moment, as the change after it kept it; null where no change has been kept since: the question
 * is as it was, or was changed before changes were kept. Throws DataError.
 */
export async function findSeenVersion(questionId: string, at: Date): Promise<PastQuestion | null> {
  const since = where('replacedAt', '>', Timestamp.fromDate(at));
  const next = query(versionsOf(questionId), since, orderBy('replacedAt'), limit(1));
  const { docs } = await request(() => getDocs(next));
  return parseList(pastQuestionSchema(questionId), docs)[0] ?? null;
}
