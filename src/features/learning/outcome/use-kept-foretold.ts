import { useEffect } from 'react';

import { keepForetold } from '../../../data/plans/queries';
import type { Plan } from '../../../domain/learning/plan';
import { readinessModelVersion } from '../../../domain/readiness/readiness';
import { foretell } from './foretell';

/** Foretells the test of a plan and keeps it there, where something can be said. */
async function foretellAndKeep(uid: string, { examId, testDay }: Plan): Promise<void> {
  try {
    const chance = await foretell(uid, examId, testDay);
    if (chance === null) return;
    const modelVersion = readinessModelVersion;
    await keepForetold(uid, examId, { day: testDay - 1, chance, modelVersion });
  } catch {
    // what cannot be kept now is foretold when the learner tells how it went
  }
}

/**
 * Keeps what is foretold on the day before the planned test, once, where the learner comes by on that day or on the test's
 * own: by the bank and the model of the day. On any other day nothing is read or written.
 * @param plan undefined while it is not known.
 * @param today calendar-day.ts
 */
export function useKeptForetold(uid: string, plan: Plan | null | undefined, today: number): void {
  useEffect(() => {
    if (!plan) return;
    const { testDay, foretold } = plan;
    const isNear = today === testDay - 1 || today === testDay;
    if (!isNear || foretold?.day === testDay - 1) return;
    void foretellAndKeep(uid, plan);
  }, [uid, plan, today]);
}
