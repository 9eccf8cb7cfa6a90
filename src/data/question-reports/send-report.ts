import { serverTimestamp, setDoc } from 'firebase/firestore/lite';

import type { OptionKey } from '../../domain/question/question';
import type { ReportReason } from '../../domain/report/report-reason';
import { request } from '../firebase/request';
import { reportOf } from './refs';

/** A report as a learner sends it. */
export interface NewReport {
  userId: string;
  questionId: string;
  reason: ReportReason;
  text: string;
  /** What the learner has answered, where that is known. */
  option?: OptionKey | undefined;
}

/**
 * Sends a learner's report about a question. It takes the place of what the same learner has reported about it before,
 * so sent again after a lost answer it is still one. Throws DataError.
 */
export async function sendReport(report: NewReport): Promise<void> {
  const { userId, questionId, reason, text, option } = report;
  await request(() =>
    setDoc(reportOf(userId, questionId), {
      userId,
      questionId,
      reason,
      text: text.trim(),
      ...(option !== undefined && { option }),
      status: 'new',
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    }),
  );
}
