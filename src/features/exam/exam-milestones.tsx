import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { MilestoneCards, useMilestones } from '../../components/learner/milestone-cards';
import { learnerOptions } from '../../data/learning/queries';
import type { ExamResult } from '../../domain/exam/exam-result';
import { learnerBefore } from '../../domain/learning/learner-before';
import { serverNow } from '../../lib/server-clock';

/** Milliseconds for which a test is news: what was reached after an older one is not its doing. */
const freshMs = 60 * 60_000;

/** What was reached with a test that has just been handed in. */
export function ExamMilestones({ result: { id, startedAt, finishedAt } }: { result: ExamResult }) {
  const { uid } = useLearner();
  const client = useQueryClient();
  const [states] = useState(() => {
    const after = client.getQueryData(learnerOptions(uid).queryKey);
    const isFresh = serverNow().getTime() - finishedAt < freshMs;
    return after === undefined || !isFresh
      ? null
      : { before: learnerBefore(after, startedAt), after };
  });
  return <MilestoneCards milestones={useMilestones(id, states)} />;
}
