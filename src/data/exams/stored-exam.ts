import { Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { examResultSchema, type ExamResult } from '../../domain/exam/exam-result';
import { limits } from '../../domain/limits';
import { jsonText } from '../firebase/json-text';
import { timestampSchema } from '../firebase/parse';

/** The attempt says which test it is; while the document was named after it, its id did, and questions were a list. */
const namedSchema = z.pipe(
  z.looseObject({
    id: z.string(),
    attempt: z.optional(z.string()),
    startedAt: timestampSchema,
    finishedAt: timestampSchema,
    questions: z.union([jsonText(z.unknown()), z.array(z.unknown())]),
  }),
  z.transform(({ id, attempt, startedAt, finishedAt, ...rest }) => ({
    ...(rest as unknown as Omit<ExamResult, 'id' | 'startedAt' | 'finishedAt'>),
    id: attempt ?? id,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt.getTime(),
  })),
);

/** A document of `users/{uid}/exams`, read as an ExamResult. */
export const storedExamSchema = z.pipe(namedSchema, examResultSchema);

/** Returns true iff the rules take the finished test as one of an active learner. */
export function isStorable(exam: ExamResult): boolean {
  return (
    exam.id.length <= limits.attemptIdLength &&
    exam.passMark <= limits.examQuestions &&
    exam.finishedAt >= exam.startedAt &&
    JSON.stringify(exam.questions).length <= limits.examQuestionsLength
  );
}

/** A finished test as the fields of its document. */
export function toStoredExam(exam: ExamResult) {
  return {
    attempt: exam.id,
    examId: exam.examId,
    isExtended: exam.isExtended,
    isShortened: exam.isShortened,
    passMark: exam.passMark,
    startedAt: Timestamp.fromMillis(exam.startedAt),
    finishedAt: Timestamp.fromMillis(exam.finishedAt),
    endedBy: exam.endedBy,
    questions: JSON.stringify(exam.questions),
  };
}
