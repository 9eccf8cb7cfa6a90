import { useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { ExamResultPage } from '../../features/exam/exam-result-page';
import { OwnGate } from '../guards/own-gate';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** The result of one of the learner's tests. */
export default function ExamResultRoute() {
  const { exam = '' } = useParams();
  const canPractise = useAccess(['full']).kind === 'open';
  return (
    <OwnGate title="Resultat" from={paths.examResult.getHref(exam)} skeleton={<PageSkeleton />}>
      <ExamResultPage key={exam} examId={exam} canPractise={canPractise} />
    </OwnGate>
  );
}
