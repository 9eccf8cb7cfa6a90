import { useQuery } from '@tanstack/react-query';

import { ForetoldCurve } from '../../../components/outcome/foretold-curve';
import { curveOptions } from '../../../data/outcomes/curve';
import type { ExamId } from '../../../domain/exam/exam-id';
import OutcomeCard from './outcome-card';

/** How the learner's own tests went, and how those of others went who were foretold a chance. */
export default function ToldOutcomes({ examId }: { examId: ExamId }) {
  const { data: curve } = useQuery(curveOptions());
  return (
    <>
      <OutcomeCard key={examId} examId={examId} />
      {curve != null && <ForetoldCurve curve={curve} />}
    </>
  );
}
