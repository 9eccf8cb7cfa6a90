import { expect, test } from 'vitest';

import type { QuestionReport } from '../../domain/report/question-report';
import { groupReports } from './group-reports';

const report = (id: string, questionId: string, minute: number): QuestionReport => ({
  id,
  questionId,
  reason: 'other',
  text: '',
  status: 'new',
  createdAt: new Date(2026, 10, 20, 12, minute),
});

const idsOf = (groups: ReturnType<typeof groupReports>) =>
  groups.map(({ reports }) => reports.map(({ id }) => id));

test('many reports about one question are one group, at the place of the newest', () => {
  const page = [report('r5', 'q1', 5), report('r4', 'q2', 4), report('r3', 'q1', 3)];
  const earlier = report('r1', 'q2', 1);
  expect(idsOf(groupReports(page, [...page, earlier]))).toEqual([
    ['r5', 'r3'],
    ['r4', 'r1'],
  ]);
});

test('a question that an earlier page has shown is not shown again', () => {
  const page = [report('r2', 'q1', 2), report('r1', 'q2', 1)];
  expect(idsOf(groupReports(page, [report('r9', 'q1', 9), ...page]))).toEqual([['r1']]);
});

test('a report is there though those about other questions have taken all the room', () => {
  expect(idsOf(groupReports([report('r1', 'q1', 1)], []))).toEqual([['r1']]);
});
