import * as z from 'zod/mini';

/** Questions of a sitting, as a learner can choose. */
export const sittingSizes = ['10', '20', 'all'] as const;
export const sittingSizeSchema = z.enum(sittingSizes);
export type SittingSize = z.infer<typeof sittingSizeSchema>;

/** What a learner who has chosen nothing gets: what is done in about ten minutes. */
export const usualSittingSize: SittingSize = '20';

/** How many of the questions that there are a sitting asks. */
export function sittingLength(size: SittingSize, available: number): number {
  return size === 'all' ? available : Math.min(Number(size), available);
}
