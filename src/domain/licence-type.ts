import * as z from 'zod/mini';

/** The licences that the service trains for, in the order they are presented. */
export const licenceTypes = ['B', 'TAXI', 'TAXI_AKERI', 'LASTBIL', 'MC'] as const;

export const licenceTypeSchema = z.enum(licenceTypes);
export type LicenceType = z.infer<typeof licenceTypeSchema>;

/** What the licences are called. */
export const licenceNames: Record<LicenceType, string> = {
  B: 'B-kort',
  TAXI: 'Taxi',
  TAXI_AKERI: 'Taxiåkeri',
  LASTBIL: 'Lastbil',
  MC: 'MC-kort',
};
