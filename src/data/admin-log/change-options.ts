import { mutationOptions, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';

import { invalidate } from '../invalidate';
import type { Press } from './write-entry';

/** The key of every figure about the service as a whole. */
export const statisticsKey = ['admin', 'statistics'] as const;

/** What a change of the panel is given: what to do, and the press that it is done at. */
interface Pressed<Input> {
  input: Input;
  press: Press;
}

/** A change that an administrator makes at a press. */
export type ChangeOptions<Result, Input = void> = UseMutationOptions<Result, Error, Pressed<Input>>;

/**
 * A change that an administrator makes at a press.
 * @param run makes it. Throws DataError.
 * @param keys of what it changes; it has ended when what is under the first has been read anew.
 */
export function changeOptions<Result, Input = void>(
  run: (input: Input, press: Press) => Promise<Result>,
  ...keys: readonly QueryKey[]
): ChangeOptions<Result, Input> {
  return mutationOptions({
    mutationFn: ({ input, press }: Pressed<Input>) => run(input, press),
    onSuccess: (_result, _input, _before, { client }) => invalidate(client, ...keys),
  });
}
