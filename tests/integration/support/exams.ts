import { randomUUID } from 'node:crypto';

import type { ExamResult } from '../../../src/domain/exam/exam-result';
import { examResult, markedQuestion } from '../../factories/exam';

/** A finished test of its own of three questions: q1 of c1 is right, q2 of c2 is wrong, and q3 of c2 was left. */
export function newExam(fields: Partial<ExamResult> = {}): ExamResult {
  return examResult({
    id: randomUUID(),
    questions: [
      markedQuestion('q1', { categoryId: 'c1', isFlagged: true }),
      markedQuestion('q2', { categoryId: 'c2', option: 'c', isRight: false }),
      markedQuestion('q3', { categoryId: 'c2', option: null, isRight: false, isTrial: true }),
    ],
    ...fields,
  });
}
