import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Has what is cached under these keys asked for anew. Resolves when what is under the first is there; the others follow. */
export async function invalidate(client: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await keys.map((queryKey) => client.invalidateQueries({ queryKey }))[0];
}
