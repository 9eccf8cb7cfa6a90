import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { authOptions } from '../../data/auth/queries';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** Signs out: sends what waits, then goes home; data/auth/queries leaves nothing of the learner in the cache. */
export function useSignOut() {
  const { data: user } = useQuery(authOptions());
  const navigate = useNavigate();
  return useWrite({
    mutationFn: async () => {
      const [{ currentUser }, { flushOutbox }, { leave }] = await Promise.all([
        import('../../data/auth/repository'),
        import('../../data/outbox/flush'),
        import('../../data/auth/leave'),
        // how everything is sent
        import('../../data/sync/senders'),
      ]);
      // before the service has said who is here, nothing is sent
      await currentUser();
      if (user) await flushOutbox(user.uid);
      await leave();
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
