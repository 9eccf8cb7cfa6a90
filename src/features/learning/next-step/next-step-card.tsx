import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useLearner } from '../../../components/learner/learner-context';
import { blueprints, examsOf } from '../../../domain/exam/blueprint';
import type { Learner } from '../../../domain/learning/learner';
import { nextStep } from '../../../domain/learning/next-step';
import type { LicenceType } from '../../../domain/licence-type';
import type { PracticeCategory } from '../../../domain/practice/category';
import { ButtonLink } from '../../../ui/button';
import { latestExamsOptions } from '../latest-exams';
import { wordsOf } from './step-words';

/** One suggestion of what to do next, with its reason and a button. */
export function NextStepCard({
  licence,
  categories,
  learner,
  isReviewDone,
  now,
}: {
  licence: LicenceType;
  categories: readonly PracticeCategory[];
  learner: Learner;
  isReviewDone: boolean;
  now: number;
}) {
  const { uid } = useLearner();
  const [examId = 'B'] = examsOf(licence);
  // of the tests only the latest matters here
  const exams = useQuery(latestExamsOptions(uid, examId, 1));
  if (exams.data === undefined && !exams.isError) return null;
  const step = nextStep({
    learner,
    categories,
    exams: exams.data ?? [],
    blueprint: blueprints[examId],
    isReviewDone,
    now,
  });
  const { title, reason, action } = wordsOf(
    step,
    new Map(categories.map(({ id, name }) => [id, name])),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-primary/30 bg-primary-soft p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-semibold text-primary">Nästa steg</p>
        <h2 className="mt-0.5 text-xl">{title}</h2>
        <p className="mt-1">{reason}</p>
      </div>
      <ButtonLink>
        <Link to={action.href}>{action.label}</Link>
      </ButtonLink>
    </div>
  );
}
