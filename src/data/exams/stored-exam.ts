import { Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import {
  examResultSchema,
  type ExamResult,
  type MarkedQuestion,
} from '../../domain/exam/exam-result';
import { markOfShown } from '../../domain/exam/shown';
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

/** A question of a finished test without what was shown of it. */
export function withoutShown(question: MarkedQuestion): MarkedQuestion {
  const rest = { ...question };
  delete rest.shown;
  return rest;
}

/** The question with no more than a mark of what was shown of it. */
function inShort(question: MarkedQuestion): MarkedQuestion {
  const { shown } = question;
  return shown === undefined
    ? question
    : { ...withoutShown(question), shownMark: markOfShown(shown) };
}

const lengthOf = (value: unknown) => JSON.stringify(value).length;

/** What is looked at again before the rest: what went wrong, and then what was flagged. */
const rank = ({ isRight, isFlagged }: MarkedQuestion) => (isRight ? (isFlagged ? 1 : 2) : 0);

/** The questions as a text, with what was shown of as many of them as the rules take, and of the others a mark. */
function encodeQuestions(questions: readonly MarkedQuestion[]): string {
  let room = limits.examQuestionsLength - lengthOf(questions.map(inShort));
  const kept = new Set<MarkedQuestion>();
  for (const question of [...questions].sort((one, other) => rank(one) - rank(other))) {
    const length = lengthOf(question) - lengthOf(inShort(question));
    if (length > room) continue;
    room -= length;
    kept.add(question);
  }
  return JSON.stringify(questions.map((one) => (kept.has(one) ? one : inShort(one))));
}

/** Returns true iff the rules take the finished test as one of an active learner. */
export function isStorable(exam: ExamResult): boolean {
  return (
    exam.id.length <= limits.attemptIdLength &&
    exam.passMark <= limits.examQuestions &&
    exam.finishedAt >= exam.startedAt &&
    lengthOf(exam.questions.map(inShort)) <= limits.examQuestionsLength
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
    questions: encodeQuestions(exam.questions),
  };
}
