import { getCount, query, Timestamp, where, type Query } from 'firebase/firestore/lite';

import { addDays } from '../../domain/admin/waiting';
import type { ExamCounts } from '../../domain/exam/exam-counts';
import { request } from '../firebase/request';
import { finishedExamsRef } from './refs';

/** Days of which the overview counts mock tests: four weeks. */
const recentDays = 28;

async function measure(list: Query): Promise<ExamCounts> {
  const lists = [list, query(list, where('isPassed', '==', true))];
  const [taken = 0, passed = 0] = await Promise.all(
    lists.map(async (each) => (await request(() => getCount(each))).data().count),
  );
  return { taken, passed };
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
