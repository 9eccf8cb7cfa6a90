import { expect, test } from 'vitest';

import { examResult, markedQuestion } from '../../../tests/factories/exam';
import { lastSeen } from './last-seen';

const progress = (at: number) => ({
  ...{ eventId: 'e', option: 'a', isRight: true, answered: 1, right: 1, recent: [] },
  at,
});

test('a question was last seen when it was answered in practice or asked in a test, whichever is later', () => {
  const exams = [
    examResult({ finishedAt: 50, questions: [markedQuestion('both'), markedQuestion('exam')] }),
    examResult({ finishedAt: 40, questions: [markedQuestion('exam', { option: null })] }),
  ];
  const seen = lastSeen(
    [{ both: progress(70) as never }, { practised: progress(10) as never }],
    exams,
  );
  expect([...seen].sort()).toEqual([
    ['both', 70],
    ['exam', 50],
    ['practised', 10],
  ]);
});
