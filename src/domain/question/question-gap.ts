import type { Question } from './question';

/** What a question may lack that somebody is to see to: a second reading, and the law that its answer rests on. */
export const questionGaps = ['unreviewed', 'noSource'] as const;
export type QuestionGap = (typeof questionGaps)[number];

/** Returns true iff this, of what a list may be narrowed to, is what a question lacks. */
export function isGap(need: string | undefined): need is QuestionGap {
  return questionGaps.some((gap) => gap === need);
}

/** Returns true iff the question lacks that. */
export function hasGap(
  { reviewedAt, source }: Pick<Question, 'reviewedAt' | 'source'>,
  gap: QuestionGap,
): boolean {
  return (gap === 'unreviewed' ? reviewedAt : source) === undefined;
}
