import * as z from 'zod/mini';

/** The licences that the service trains for, in the order they are presented. */
export const licenceTypes = ['B', 'TAXI', 'TAXI_AKERI', 'LASTBIL', 'MC'] as const;

export const licenceTypeSchema = z.enum(licenceTypes);
