import { retention } from '../../src/domain/retention';

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly object[];
}

/** What firestore.indexes.json holds. */
export interface Indexes {
  readonly indexes: readonly object[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/** The same with the policies of what expires, and no others. Nothing looks for an `expiresAt`, so no index is kept of it. */
export function withExpiryPolicies({ indexes, fieldOverrides }: Indexes): Indexes {
  const policies = Object.keys(retention).map((collectionGroup) => ({
    collectionGroup,
    fieldPath: 'expiresAt',
    ttl: true,
    indexes: [],
  }));
  return {
    indexes,
    fieldOverrides: [...fieldOverrides.filter(({ ttl }) => ttl !== true), ...policies],
  };
}
