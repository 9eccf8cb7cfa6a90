import { expect, test } from 'vitest';

import { examResult, markedQuestion } from '../../../tests/factories/exam';
import { lastSeen } from './last-seen';

test('a question was last seen when it was answered in practice or asked in a test, whichever is later', () => {
  const exams = [
    examResult({ finishedAt: 50, questions: [markedQuestion('both'), markedQuestion('exam')] }),
    examResult({ finishedAt: 40, questions: [markedQuestion('exam', { option: null })] }),
  ];
  const answered = new Map([
    ['both', 70],
    ['practised', 10],
  ]);
  expect([...lastSeen(answered, exams)].sort()).toEqual([
    ['both', 70],
    ['exam', 50],
    ['practised', 10],
  ]);
});
