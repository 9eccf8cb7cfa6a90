import * as z from 'zod/mini';

/** The licences that the service trains for, in the order they are presented. */
export const licenceTypes = ['B', 'TAXI', 'TAXI_AKERI', 'LASTBIL', 'MC'] as const;

export const licenceTypeSchema = z.enum(licenceTypes);
export type LicenceType = z.infer<typeof licenceTypeSchema>;

/** Swedish names of the licence types, as the specification presents them. */
export const licenceTypeNames: Record<LicenceType, string> = {
  B: 'B-kort',
  TAXI: 'Taxi-kort',
  TAXI_AKERI: 'Taxi-åkeri',
  LASTBIL: 'Lastbil-kort',
  MC: 'MC-kort',
};
