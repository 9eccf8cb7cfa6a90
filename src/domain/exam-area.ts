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
export type ExamArea = z.infer<typeof examAreaSchema>;

/** Swedish names of the areas. */
export const examAreaNames: Record<ExamArea, string> = {
  trafikregler: 'Trafikregler',
  trafiksakerhet: 'Trafiksäkerhet',
  fordonskannedom: 'Fordonskännedom och manövrering',
  miljo: 'Miljö',
  personliga_forutsattningar: 'Personliga förutsättningar',
};
