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
