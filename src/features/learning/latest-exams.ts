import { examsOptions } from '../../data/exams/queries';
import type { ExamId } from '../../domain/exam/exam-id';

/** Finished tests that are looked at: one counts half after two weeks, and each is a document to read. */
const looked = 2;

/** The learner's latest tests of a kind. */
export function latestExamsOptions(uid: string, examId: ExamId) {
  return examsOptions(uid, examId, looked);
}
