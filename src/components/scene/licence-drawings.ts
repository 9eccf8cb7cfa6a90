import type { LicenceType } from '../../domain/licence-type';
import type { IllustrationName } from './illustration';

/** What stands for each licence. */
export const licenceDrawings: Record<LicenceType, IllustrationName> = {
  B: 'car',
  TAXI: 'taxi',
  TAXI_AKERI: 'fleet',
  LASTBIL: 'lorry',
  MC: 'motorcycle',
};
