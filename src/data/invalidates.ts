import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

/**
 * The onSuccess of a mutation that has changed what is cached under these keys: it is asked for anew. The mutation has
 * ended when what is under the first is there; the others follow.
 */
export function invalidates(...keys: readonly QueryKey[]) {
  return async (
    _result: unknown,
    _input: unknown,
    _before: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => {
    await keys.map((queryKey) => client.invalidateQueries({ queryKey }))[0];
  };
}
