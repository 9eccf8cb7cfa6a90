import { useState } from 'react';

import { drawsFrom, examsOf } from '../../domain/exam/blueprint';
import type { ExamId } from '../../domain/exam/exam-id';
import { useLicence } from './use-licence';

/** Which test a page is about: at first that of the licence that the learner practises for. */
export function useExamChoice() {
  const { categories, offered, licence } = useLicence();
  const [chosen, setChosen] = useState<ExamId>();
  const examId = chosen ?? examsOf(licence ?? 'B')[0] ?? 'B';
  return {
    categories,
    offered,
    examId,
    choose: setChosen,
    /** The categories that the test draws from. */
    ofExam: (categories.data ?? []).filter((category) => drawsFrom(examId, category)),
  };
}
