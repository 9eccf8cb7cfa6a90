import * as z from 'zod/mini';

/** The tests that can be taken: one for each licence, or one for each part of it. */
export const examIds = [
  'B',
  'MC',
  'LASTBIL',
  'TAXI_1',
  'TAXI_2',
  'TAXI_AKERI_1',
  'TAXI_AKERI_2',
  'TAXI_AKERI_3',
] as const;
export const examIdSchema = z.enum(examIds);
export type ExamId = z.infer<typeof examIdSchema>;
