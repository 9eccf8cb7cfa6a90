import { useParams } from 'react-router-dom';

import { ExamResultPage } from '../../features/exam/exam-result-page';
import { useAccess } from '../guards/use-access';

/** The result of one of the learner's tests. */
export default function ExamResultRoute() {
  const { exam = '' } = useParams();
  const canPractise = useAccess(['full']).kind === 'open';
  return <ExamResultPage key={exam} examId={exam} canPractise={canPractise} />;
}
