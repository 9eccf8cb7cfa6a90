import * as z from 'zod/mini';

import { limits } from '../limits';

/** What can be wrong with a question, as the learner chooses it. */
export const reportReasons = ['wrong_answer', 'unclear', 'spelling', 'image', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reasonNames: Record<ReportReason, string> = {
  wrong_answer: 'Fel svar',
  unclear: 'Otydlig fråga',
  spelling: 'Stavfel',
  image: 'Bilden',
  other: 'Annat',
};

/** The reasons as a learner chooses among them. */
export const reasonChoices = reportReasons.map((value) => ({ value, label: reasonNames[value] }));

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
