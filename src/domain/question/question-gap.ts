import type { Question } from './question';

/** What a question may lack that somebody is to see to: a second reading, and the law that its answer rests on. */
export const questionGaps = ['unreviewed', 'noSource'] as const;
export type QuestionGap = (typeof questionGaps)[number];

/** Returns true iff the question lacks that. */
export function hasGap(
  { reviewedAt, source }: Pick<Question, 'reviewedAt' | 'source'>,
  gap: QuestionGap,
): boolean {
  return (gap === 'unreviewed' ? reviewedAt : source) === undefined;
}
