import type { CategoryProgress } from '../progress/category-progress';
import type { ExamResult } from './exam-result';

/**
 * When the learner last saw each question, in milliseconds since the epoch: answered in practice, or asked in a test,
 * answered or not.
 */
export function lastSeen(
  progress: readonly CategoryProgress[],
  exams: readonly Pick<ExamResult, 'questions' | 'finishedAt'>[],
): Map<string, number> {
  const seen = new Map<string, number>();
  const note = (id: string, at: number) => seen.set(id, Math.max(at, seen.get(id) ?? 0));
  for (const category of progress) {
    for (const [id, { at }] of Object.entries(category)) note(id, at);
  }
  for (const { questions, finishedAt } of exams) {
    for (const { id } of questions) note(id, finishedAt);
  }
  return seen;
}
