import {
  count,
  getAggregate,
  query,
  sum,
  Timestamp,
  where,
  type Query,
} from 'firebase/firestore/lite';

import { addDays } from '../../domain/admin/waiting';
import type { ExamCounts } from '../../domain/exam/exam-counts';
import { request } from '../firebase/request';
import { finishedExamsRef } from './refs';

/** Days of which the overview counts mock tests: four weeks. */
const recentDays = 28;

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

/** Everybody's finished mock tests of the last weeks. Throws DataError. */
export async function countRecentExams(now: Date): Promise<ExamCounts> {
  const since = Timestamp.fromDate(addDays(now, -recentDays));
  return measure(
    query(
      finishedExamsRef(),
      where('finishedAt', '>=', since),
      // by the learners' clocks, of which some are ahead
      where('finishedAt', '<=', Timestamp.fromDate(now)),
    ),
  );
}
