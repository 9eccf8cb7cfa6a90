import * as z from 'zod/mini';

import { limits } from '../limits';
import { reportReasons } from './report-reason';

/** How far a report has come. */
export const reportStatuses = ['new', 'in_progress', 'done', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const statusNames: Record<ReportStatus, string> = {
  new: 'Ny',
  in_progress: 'Pågår',
  done: 'Åtgärdad',
  rejected: 'Avvisad',
};

/** What a learner has reported about a question. */
export const questionReportSchema = z.object({
  id: z.string().check(z.minLength(1)),
  questionId: z.string().check(z.minLength(1)),
  reason: z.catch(z.enum(reportReasons), 'other'),
  text: z.string().check(z.maxLength(limits.reportTextLength)),
  status: z.enum(reportStatuses),
  createdAt: z.date(),
});
export type QuestionReport = z.infer<typeof questionReportSchema>;
