import { openFreeWindowOptions } from '../../data/access/queries';
import { notifyError } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** Starts the learner's free minutes by the server's clock. */
export function useOpenWindow(uid: string) {
  return useWrite({
    ...openFreeWindowOptions(uid),
    onError: () => {
      notifyError(
        'Gratisminuterna kunde inte starta',
        'Kontrollera din anslutning och försök igen.',
      );
    },
  });
}
