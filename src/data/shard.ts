import { hashOf } from '../domain/hash';

/** Documents that a learner's data is divided into: the overview reads all of them, a session writes one. */
export const shards = ['0', '1', '2'] as const;
export type Shard = (typeof shards)[number];

/** The document that holds a category. */
export function shardOf(categoryId: string): Shard {
  return shards[hashOf(categoryId) % shards.length] ?? '0';
}
