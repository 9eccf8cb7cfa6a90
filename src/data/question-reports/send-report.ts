import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

import type { ReportReason } from '../../domain/report/report-reason';
import { isDataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** A report as a learner sends it. */
export interface NewReport {
  /** Random, and the same when it is sent again: so it arrives once. */
  id: string;
  userId: string;
  questionId: string;
  reason: ReportReason;
  text: string;
}

/** Sends a learner's report about a question. Sent again after a lost answer it is still one. Throws DataError. */
export async function sendReport({ id, ...report }: NewReport): Promise<void> {
  const reference = doc(firestore, 'questionReports', id);
  try {
    await request(() =>
      setDoc(reference, {
        ...report,
        text: report.text.trim(),
        status: 'new',
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      }),
    );
  } catch (error) {
    // a learner changes no report: it is refused also where an earlier attempt has arrived
    if (!isDataError(error, 'permission-denied') || !(await hasArrived())) throw error;
  }

  async function hasArrived(): Promise<boolean> {
    try {
      return (await request(() => getDoc(reference))).exists();
    } catch {
      return false;
    }
  }
}
