import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ExamId } from '../../domain/exam/exam-id';
import type { Plan } from '../../domain/learning/plan';
import { changeCached, onDevice } from '../device-cache';
import { getPlan, removePlan, savePlan } from './repository';

/** The learner's plan for a test, or null. */
export function planOptions(uid: string, examId: ExamId) {
  return queryOptions<Plan | null>({
    queryKey: ['plans', uid, examId],
    queryFn: () => getPlan(uid, examId),
    ...onDevice,
  });
}

/** Stores a plan; with null, removes that of the test. Throws DataError. */
export function changePlanOptions(uid: string, examId: ExamId) {
  return mutationOptions<undefined, Error, Plan | null>({
    mutationFn: async (plan) => {
      if (plan === null) await removePlan(uid, examId);
      else await savePlan(uid, plan);
    },
    onSuccess: (_, plan) => changeCached(planOptions(uid, examId), () => plan),
  });
}
