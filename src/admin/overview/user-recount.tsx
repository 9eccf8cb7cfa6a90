import { useQuery } from '@tanstack/react-query';

import { recountUsersOptions, userTotalOptions } from '../../data/admin-stats/user-total';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { notifyError } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';

/** When all users were counted, and a way to count them anew: until then who deletes the account stays in the figure. */
export function UserRecount() {
  const { data: total } = useQuery(userTotalOptions());
  const recount = useWrite({
    ...recountUsersOptions(),
    onError: (error) => {
      notifyError('Fel', `Kunde inte räkna användarna. ${problemText(error)}`);
    },
  });
  if (total === undefined) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
      Alla användare räknades den {formatDate(total.countedAt)}. Konton som raderats sedan dess är
      med.
      <Button
        variant="quiet"
        className="-ml-4"
        isBusy={recount.isPending}
        onClick={() => {
          recount.mutate();
        }}
      >
        Räkna om
      </Button>
    </p>
  );
}
