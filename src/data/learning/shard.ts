/** Documents that a learner's data is divided into: the overview reads all of them, a session writes one. */
export const shards = ['0', '1', '2'] as const;

/** The document that holds a category (FNV-1a). */
export function shardOf(categoryId: string): (typeof shards)[number] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < categoryId.length; index++) {
    hash = Math.imul(hash ^ categoryId.charCodeAt(index), 0x01000193);
  }
  return shards[(hash >>> 0) % shards.length] ?? '0';
}
