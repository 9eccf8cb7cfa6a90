import { Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { examResultSchema, type ExamResult } from '../../domain/exam/exam-result';
import { timestampSchema } from '../firebase/parse';

/** A document of `users/{uid}/exams`, read as an ExamResult. */
export const storedExamSchema = z.pipe(
  z.pipe(
    z.looseObject({ startedAt: timestampSchema, finishedAt: timestampSchema }),
    z.transform(({ startedAt, finishedAt, ...rest }) => ({
      ...(rest as Omit<ExamResult, 'startedAt' | 'finishedAt'>),
      startedAt: startedAt.getTime(),
      finishedAt: finishedAt.getTime(),
    })),
  ),
  examResultSchema,
);

/** A finished test as the fields of its document, without the id. */
export function toStoredExam(exam: ExamResult) {
  return {
    examId: exam.examId,
    isExtended: exam.isExtended,
    isShortened: exam.isShortened,
    passMark: exam.passMark,
    startedAt: Timestamp.fromMillis(exam.startedAt),
    finishedAt: Timestamp.fromMillis(exam.finishedAt),
    endedBy: exam.endedBy,
    questions: exam.questions,
  };
}
