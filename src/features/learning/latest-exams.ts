import { examsOptions } from '../../data/exams/queries';
import type { ExamId } from '../../domain/exam/exam-id';

/** Finished tests that are looked at: one counts half after two weeks, and each is a document to read. */
export const latestCount = 2;

/** The learner's latest tests of a kind, at most so many. */
export function latestExamsOptions(uid: string, examId: ExamId, count = latestCount) {
  return examsOptions(uid, examId, count);
}
