import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import type { ExamId } from '../../../domain/exam/exam-id';
import { swedishDay } from '../../../domain/calendar-day';
import type { Plan } from '../../../domain/learning/plan';
import { latestCount, latestExamsOptions } from '../latest-exams';

/** How many times as many are asked for when none of those that came is older than the plan. */
const growth = 5;

/** The learner's latest tests of a kind, the latest first; with a plan at least all of those since its start. */
export function usePlanExams(examId: ExamId, plan: Plan | null) {
  const { uid } = useLearner();
  const [count, setCount] = useState(latestCount);
  const exams = useQuery(latestExamsOptions(uid, examId, count));
  const oldest = exams.data?.[count - 1];
  if (plan !== null && oldest !== undefined && swedishDay(oldest.finishedAt) >= plan.startedDay) {
    setCount(count * growth);
  }
  return exams;
}
