import { getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';

import { mostReportsBy, type QuestionReport } from '../../domain/report/question-report';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { reportsRef } from './refs';
import { storedReportSchema } from './stored-report';

/** What a learner has reported last, newest first. Throws DataError. */
export async function listReportsBy(uid: string): Promise<QuestionReport[]> {
  const latest = query(
    reportsRef(),
    where('userId', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(mostReportsBy),
  );
  const { docs } = await request(() => getDocs(latest));
  return parseList(storedReportSchema, docs);
}
