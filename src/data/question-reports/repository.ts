import { query, serverTimestamp, updateDoc, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import {
  questionReportSchema,
  type QuestionReport,
  type ReportStatus,
} from '../../domain/report/question-report';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';
import { reportRef, reportsRef } from './refs';

const storedReportSchema = z.pipe(
  z.extend(questionReportSchema, { createdAt: timestampSchema }),
  questionReportSchema,
);

/** What learners have reported, newest first, all or those of a status. Throws DataError. */
export async function listReports(
  status: ReportStatus | null,
  cursor: PageCursor | null,
): Promise<Page<QuestionReport>> {
  const ofStatus = status === null ? [] : [where('status', '==', status)];
  return readPage(query(reportsRef(), ...ofStatus), 'createdAt', storedReportSchema, cursor);
}

/** Says how far a report has come. Throws DataError. */
export async function setReportStatus(id: string, status: ReportStatus): Promise<void> {
  await request(() => updateDoc(reportRef(id), { status, updatedAt: serverTimestamp() }));
}
