import { useQuery } from '@tanstack/react-query';

import { useLearner } from '../../../components/learner/learner-context';
import { blueprints, examsOf } from '../../../domain/exam/blueprint';
import type { Due } from '../../../domain/learning/daily-review';
import type { Learner } from '../../../domain/learning/learner';
import { nextStep } from '../../../domain/learning/next-step';
import type { LicenceType } from '../../../domain/licence-type';
import type { PracticeCategory } from '../../../domain/practice/category';
import { latestExamsOptions } from '../latest-exams';
import { StepCard } from './step-card';
import { wordsOf } from './step-words';

/** One suggestion of what to do next, with its reason and a button. */
export function NextStepCard({
  licence,
  categories,
  learner,
  waiting,
  isReviewDone,
  now,
}: {
  licence: LicenceType;
  categories: readonly PracticeCategory[];
  learner: Learner;
  /** What is due of these categories. */
  waiting: Due;
  isReviewDone: boolean;
  now: number;
}) {
  const { uid } = useLearner();
  const [examId = 'B'] = examsOf(licence);
  // of the tests only the latest matters here
  const exams = useQuery(latestExamsOptions(uid, examId, 1));
  const step = nextStep({
    learner,
    categories,
    exams: exams.data ?? [],
    blueprint: blueprints[examId],
    isReviewDone,
    now,
    waiting,
  });
  // only where a test may be due do the tests that are read say something: until then it has its place
  const isWaiting = step.kind === 'mockTest' && exams.data === undefined && !exams.isError;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return <StepCard {...wordsOf(step, names)} isHidden={isWaiting} />;
}
