import { useRef } from 'react';

import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { problemText } from './messages';

/**
 * Changes something at a press, and says how it went.
 * @param failed what has not been done when it fails, as a sentence.
 * @param run does it. Its id stays the same until it has succeeded: who presses again after an answer was lost has the
 * thing done once. Other input is another thing.
 * @param done reads anew what shows it, and returns what to say, or null where nothing was done after all.
 * @param reasonOf why it has failed.
 * @param hasPlace false where there is no place on the page for the reason: then the message gives it.
 */
export function useChange<Result, Input = void>({
  failed,
  run,
  done,
  reasonOf = problemText,
  hasPlace = true,
}: {
  failed: string;
  run: (input: Input, id: string) => Promise<Result>;
  done: (result: Result, input: Input) => Promise<string | null> | string | null;
  reasonOf?: (error: unknown) => string;
  hasPlace?: boolean;
}) {
  const unfinished = useRef<{ input: string; id: string } | null>(null);
  const change = useWrite({
    mutationFn: (input: Input) => {
      const written = JSON.stringify([input]);
      if (unfinished.current?.input !== written) {
        unfinished.current = { input: written, id: crypto.randomUUID() };
      }
      return run(input, unfinished.current.id);
    },
    onSuccess: async (result, input) => {
      unfinished.current = null;
      const message = await done(result, input);
      if (message !== null) notifySuccess('Framgång', message);
    },
    onError: (error) => {
      notifyError('Fel', hasPlace ? failed : `${failed} ${reasonOf(error)}`);
    },
  });
  const reason = change.isError ? reasonOf(change.error) : undefined;
  return {
    isBusy: change.isPending,
    result: change.data,
    reason,
    /** Both as one text. */
    problem: reason === undefined ? undefined : `${failed} ${reason}`,
    run: change.mutate,
    reset: change.reset,
  };
}
