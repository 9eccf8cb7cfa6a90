import { accessOptions } from '../../data/access/queries';
import { openFreeWindow } from '../../data/profiles/repository';
import { queryClient } from '../../data/query-client';
import { notifyError } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** Starts the learner's free minutes by the server's clock. */
export function useOpenWindow(uid: string) {
  return useWrite({
    mutationFn: () => openFreeWindow(uid),
    // also when it was refused: another tab may have started them
    onSettled: () => queryClient.invalidateQueries({ queryKey: accessOptions(uid).queryKey }),
    onError: () => {
      notifyError(
        'Gratisminuterna kunde inte starta',
        'Kontrollera din anslutning och försök igen.',
      );
    },
  });
}
