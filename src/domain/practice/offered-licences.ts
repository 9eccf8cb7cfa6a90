import { licenceTypes, type LicenceType } from '../licence-type';
import type { PracticeCategory } from './category';

/** The licences that there are categories for, in the order they are presented. */
export function offeredLicences(categories: readonly PracticeCategory[]): LicenceType[] {
  return licenceTypes.filter((licence) =>
    categories.some(({ licenceType }) => licenceType === licence),
  );
}

/** The licence that was chosen if it is still offered, or else the first that is; undefined where none is. */
export function licenceInUse(
  offered: readonly LicenceType[],
  chosen: LicenceType | null,
): LicenceType | undefined {
  return chosen !== null && offered.includes(chosen) ? chosen : offered[0];
}
