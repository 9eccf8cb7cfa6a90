import * as z from 'zod/mini';

/**
 * The areas in which points are reported. The first five are Trafikverket's for B, MC, AM and C; taxi and taxi operator
 * tests have one for each part, named after it.
 */
export const examAreas = [
  'trafikregler',
  'trafiksakerhet',
  'fordonskannedom',
  'miljo',
  'personliga_forutsattningar',
  'taxi_sakerhet_beteende',
  'taxi_lagstiftning',
  'akeri_juridik',
  'akeri_ekonomi',
  'akeri_trafiksakerhet',
] as const;

export const examAreaSchema = z.enum(examAreas);
export type ExamArea = z.infer<typeof examAreaSchema>;

/** What the areas are called on the result of a test. */
export const examAreaNames: Record<ExamArea, string> = {
  trafikregler: 'Trafikregler',
  trafiksakerhet: 'Trafiksäkerhet',
  fordonskannedom: 'Fordonskännedom och manövrering',
  miljo: 'Miljö',
  personliga_forutsattningar: 'Personliga förutsättningar',
  taxi_sakerhet_beteende: 'Säkerhet och beteende',
  taxi_lagstiftning: 'Lagstiftning',
  akeri_juridik: 'Juridik',
  akeri_ekonomi: 'Ekonomi och företagsledning',
  akeri_trafiksakerhet: 'Trafiksäkerhet och teknik',
};
