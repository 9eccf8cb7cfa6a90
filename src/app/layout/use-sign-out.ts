import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** Signs out: sends what waits, then goes home; data/auth/queries leaves nothing of the learner in the cache. */
export function useSignOut() {
  const navigate = useNavigate();
  return useWrite({
    mutationFn: async () => {
      const { leaveSent } = await import('../../data/sync/leave-sent');
      await leaveSent();
    },
    onSuccess: async () => {
      await navigate(paths.home.getHref());
      notifySuccess('Du är utloggad', 'Välkommen åter!');
    },
    onError: () => {
      notifyError('Kunde inte logga ut', 'Kontrollera din anslutning och försök igen.');
    },
  });
}
