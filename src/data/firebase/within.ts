import { Timestamp, where, type QueryFieldFilterConstraint } from 'firebase/firestore/lite';

import type { Period } from '../../domain/admin/revenue';

/** Keeps of a query what has a time within the period in the field; with null, all. */
export function within(field: string, period: Period | null): QueryFieldFilterConstraint[] {
  if (period === null) return [];
  return [
    where(field, '>=', Timestamp.fromDate(period.from)),
    where(field, '<', Timestamp.fromDate(period.to)),
  ];
}
