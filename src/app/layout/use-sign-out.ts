import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { authOptions } from '../../data/auth/queries';
import { forgetCache } from '../../data/query-client';
import { notifyError, notifySuccess } from '../../ui/notify';

/** Signs out: sends what waits, leaves nothing of the learner in the cache, goes home. */
export function useSignOut() {
  const { data: user } = useQuery(authOptions());
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const [{ flushAnswers }, { signOut }] = await Promise.all([
        import('../../data/progress/sync'),
        import('../../data/auth/repository'),
      ]);
      if (user) await flushAnswers(user.uid);
      await signOut();
      await forgetCache();
    },
    onSuccess: async () => {
      await navigate(paths.home.getHref());
      notifySuccess('Du är utloggad', 'Välkommen tillbaka!');
    },
    onError: () => {
      notifyError('Kunde inte logga ut', 'Kontrollera din anslutning och försök igen.');
    },
  });
}
