import { useRef } from 'react';

import type { ChangeOptions } from '../../data/admin-log/change-options';
import type { ChangeKey } from '../../data/admin-log/write-entry';
import { isDataError, type DataErrorCode } from '../../data/errors';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { useAdmin } from './admin-context';
import { problemText } from './messages';

/**
 * Changes something at a press, and says how it went.
 * @param mutation does it. The id of its press stays the same until it has succeeded: who presses again after an answer
 * was lost has the thing done once. Other input is another thing.
 * @param failed what has not been done when it fails, as a sentence.
 * @param onWritten what the page does at once, before what has changed is read anew: what is typed then is not to be lost.
 * @param done returns what to say, or null where nothing was done after all.
 * @param reasonOf why it has failed.
 * @param hasPlace false where there is no place on the page for the reason: then the message gives it.
 * @param atField a failure that its field tells, and nothing else does.
 */
export function useChange<Result, Input = void>(
  mutation: ChangeOptions<Result, Input>,
  {
    failed,
    onWritten,
    done,
    reasonOf = problemText,
    hasPlace = true,
    atField,
  }: {
    failed: string;
    onWritten?: () => void;
    done: (result: Result, input: Input) => string | null;
    reasonOf?: (error: unknown) => string;
    hasPlace?: boolean;
    atField?: { code: DataErrorCode; tell: () => void };
  },
) {
  const { uid: actor } = useAdmin();
  const unfinished = useRef<{ input: string; changeKey: ChangeKey } | null>(null);
  const changeKeyFor = (input: Input): ChangeKey => {
    const written = JSON.stringify([input]);
    if (unfinished.current?.input !== written) {
      unfinished.current = { input: written, changeKey: { actor, id: crypto.randomUUID() } };
    }
    return unfinished.current.changeKey;
  };
  const isAtField = (error: Error) => atField !== undefined && isDataError(error, atField.code);
  const change = useWrite({
    ...mutation,
    onSuccess: async (result, pressed, ...rest) => {
      unfinished.current = null;
      onWritten?.();
      await mutation.onSuccess?.(result, pressed, ...rest);
      const message = done(result, pressed.input);
      if (message !== null) notifySuccess('Framgång', message);
    },
    onError: async (error, ...rest) => {
      await mutation.onError?.(error, ...rest);
      if (isAtField(error)) atField?.tell();
      else notifyError('Fel', hasPlace ? failed : `${failed} ${reasonOf(error)}`);
    },
  });
  const reason = change.isError && !isAtField(change.error) ? reasonOf(change.error) : undefined;
  return {
    isBusy: change.isPending,
    /** What is being done. */
    input: change.isPending ? change.variables?.input : undefined,
    result: change.data,
    reason,
    /** Both as one text. */
    problem: reason === undefined ? undefined : `${failed} ${reason}`,
    run: (
      input: Input,
      callbacks?: { onSuccess?: () => void; onError?: (error: Error) => void },
    ) => {
      change.mutate({ input, changeKey: changeKeyFor(input) }, callbacks);
    },
    reset: change.reset,
  };
}
