import * as z from 'zod/mini';

import { limits } from '../limits';
import { optionKeySchema } from '../question/question';
import { reportReasons } from './report-reason';

/** How far a report has come. */
export const reportStatuses = ['new', 'in_progress', 'done', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Those of reports that wait for somebody. */
export const openStatuses = ['new', 'in_progress'] as const satisfies readonly ReportStatus[];

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
  /** What the learner had answered; reports of old do not say. */
  option: z.catch(z.optional(optionKeySchema), undefined),
  /** What the service has answered the learner. */
  answer: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  status: z.enum(reportStatuses),
  createdAt: z.date(),
});
export type QuestionReport = z.infer<typeof questionReportSchema>;

/** What learners have reported about one question, newest first. */
export interface ReportGroup {
  questionId: string;
  reports: QuestionReport[];
}

/** Reports of one learner that are shown: the latest. */
export const mostReportsBy = 5;
