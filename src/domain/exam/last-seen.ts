import type { ExamResult } from './exam-result';

/**
 * When the learner last saw each question, in milliseconds since the epoch: answered in practice, or asked in a test,
 * answered or not.
 */
export function lastSeen(
  answered: ReadonlyMap<string, number>,
  exams: readonly Pick<ExamResult, 'questions' | 'finishedAt'>[],
): Map<string, number> {
  const seen = new Map(answered);
  for (const { questions, finishedAt } of exams) {
    for (const { id } of questions) seen.set(id, Math.max(finishedAt, seen.get(id) ?? 0));
  }
  return seen;
}
