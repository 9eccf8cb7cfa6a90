import { count, getAggregate, query, sum, where, type Query } from 'firebase/firestore/lite';

import { weekPeriod } from '../../domain/admin/week-figures';
import type { ExamCounts, ExamWeek } from '../../domain/exam/exam-counts';
import { request } from '../firebase/request';
import { within } from '../firebase/within';
import { finishedExamsRef } from './refs';

async function measure(list: Query): Promise<ExamCounts> {
  const measured = await request(() =>
    getAggregate(list, { taken: count(), passed: sum('passed') }),
  );
  return measured.data();
}

/** A customer's finished mock tests. Throws DataError 'permission-denied' for who may not count them. */
export async function countExamsOf(uid: string): Promise<ExamCounts> {
  return measure(query(finishedExamsRef(), where('userId', '==', uid)));
}

/**
 * Everybody's mock tests that were finished in a Monday's week in Sweden, by the learners' clocks. Throws DataError.
 */
export async function countExamsInWeek(monday: number): Promise<ExamWeek> {
  const counts = await measure(
    query(finishedExamsRef(), ...within('finishedAt', weekPeriod(monday))),
  );
  return { monday, ...counts };
}
