import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { blueprints, examsOf } from '../../domain/exam/blueprint';
import type { ExamId } from '../../domain/exam/exam-id';
import { licenceInUse, offeredLicences } from '../../domain/practice/offered-licences';

/** Which test a page is about: at first that of the licence that the learner practises for. */
export function useExamChoice() {
  const { uid } = useLearner();
  const categories = useQuery(practiceCategoriesOptions());
  const [licence] = useState(() => licenceStore(uid).read());
  const [chosen, setChosen] = useState<ExamId>();
  const offered = offeredLicences(categories.data ?? []);
  const inUse = licenceInUse(offered, licence) ?? 'B';
  const examId = chosen ?? examsOf(inUse)[0] ?? 'B';
  const areas = blueprints[examId].areas.value.map(({ area }) => area);
  return {
    categories,
    offered,
    examId,
    choose: setChosen,
    /** The categories that the test draws from. */
    ofExam: (categories.data ?? []).filter(
      ({ licenceType, examArea }) =>
        licenceType === blueprints[examId].licenceType && areas.includes(examArea),
    ),
  };
}
