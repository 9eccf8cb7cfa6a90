import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ExamId } from '../../domain/exam/exam-id';
import type { Foretold, Plan } from '../../domain/learning/plan';
import { changeCached, onDevice } from '../device-cache';
import { getPlan, removePlan, saveForetold, savePlan } from './repository';

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
    onSuccess: (_, plan) =>
      changeCached(planOptions(uid, examId), (known) =>
        plan && known?.foretold ? { ...plan, foretold: known.foretold } : plan,
      ),
  });
}

/** Keeps beside the plan what was foretold of its test. Throws DataError. */
export async function keepForetold(uid: string, examId: ExamId, foretold: Foretold): Promise<void> {
  await saveForetold(uid, examId, foretold);
  await changeCached(planOptions(uid, examId), (known) => known && { ...known, foretold });
}
