import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

import { toldProblem } from './told-problem';

interface WriteOptions<Result, Input> extends UseMutationOptions<Result, Error, Input> {
  /** What the page does at success, before onSuccess has read anew what has changed. */
  onWritten?: (result: Result) => void;
  /** True where success takes the person to another page: until that is there, the button stays busy. */
  leadsAway?: boolean;
}

/**
 * useMutation for what a press does: while it is under way, the next press does nothing. A button that is disabled for it
 * is so a render later, which is too late for a double click. What is said of an earlier failure ends with it.
 */
export function useWrite<Result, Input = void>({
  leadsAway = false,
  onWritten,
  ...options
}: WriteOptions<Result, Input>) {
  const mutation = useMutation({
    ...options,
    onSuccess: (result, ...rest) => {
      onWritten?.(result);
      return options.onSuccess?.(result, ...rest);
    },
  });
  const { mutateAsync } = mutation;
  const isUnderWay = useRef(false);
  const mutate = useCallback(
    (input: Input, callbacks: MutateOptions<Result, Error, Input> = {}) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      toldProblem.end();
      const settle = (isUnderWayStill: boolean) => () => {
        isUnderWay.current = isUnderWayStill;
      };
      // a failure is told by the options' onError and the result's error
      mutateAsync(input, callbacks).then(settle(leadsAway), settle(false));
    },
    [mutateAsync, leadsAway],
  );
  return {
    ...mutation,
    mutate,
    isPending: mutation.isPending || (leadsAway && mutation.isSuccess),
  };
}
