import * as z from 'zod/mini';

/** The five areas in which Trafikverket reports a B, MC, AM or C theory test. */
export const examAreas = [
  'trafikregler',
  'trafiksakerhet',
  'fordonskannedom',
  'miljo',
  'personliga_forutsattningar',
] as const;

export const examAreaSchema = z.enum(examAreas);
