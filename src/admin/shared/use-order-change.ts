import type { ChangeOptions } from '../../data/admin-log/change-options';
import { isDataError } from '../../data/errors';
import { problemText } from './messages';
import { useChange } from './use-change';

function reasonOf(error: unknown): string {
  if (isDataError(error, 'conflict')) {
    return 'Beställningen har redan hanterats. Ladda om listan.';
  }
  if (isDataError(error, 'discount-used-up')) {
    return 'Rabattkoden som beställningen gjordes med är förbrukad. Höj Max användningar under Rabatter och bekräfta sedan igen.';
  }
  return problemText(error);
}

/** Does something with an order at a press, says what `done` returns, and then closes what asked for it. */
export function useOrderChange<Result, Input = void>(
  mutation: ChangeOptions<Result, Input>,
  {
    failed,
    done,
    onClose,
  }: { failed: string; done: (result: Result) => string; onClose: () => void },
) {
  return useChange(mutation, {
    failed,
    reasonOf,
    done: (result) => {
      onClose();
      return done(result);
    },
  });
}
