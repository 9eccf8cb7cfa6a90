import { mutationOptions, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';

import { invalidate } from '../invalidate';
import type { ChangeKey } from './write-entry';

/** The key of every figure about the service as a whole. */
export const statisticsKey = ['admin', 'statistics'] as const;

/** The key of what the log says about single things. */
export const aboutKey = ['admin', 'log', 'about'] as const;

/** What a change of the panel is given: what to do, and the key that makes it happen once. */
interface ChangeInput<Input> {
  input: Input;
  changeKey: ChangeKey;
}

/** A change that an administrator makes, once for each press. */
export type ChangeOptions<Result, Input = void> = UseMutationOptions<
  Result,
  Error,
  ChangeInput<Input>
>;

/**
 * A change that an administrator makes, once for each press.
 * @param run makes it. Throws DataError.
 * @param keys of what it changes; it has ended when what is under the first has been read anew.
 */
export function changeOptions<Result, Input = void>(
  run: (input: Input, changeKey: ChangeKey) => Promise<Result>,
  ...keys: readonly QueryKey[]
): ChangeOptions<Result, Input> {
  return mutationOptions({
    mutationFn: ({ input, changeKey }: ChangeInput<Input>) => run(input, changeKey),
    onSuccess: (_result, _input, _before, { client }) => invalidate(client, ...keys, aboutKey),
  });
}
