import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { deleteAccount } from '../../data/account/delete-account';
import type { AuthUser } from '../../data/auth/auth-user';
import { confirmIdentity } from '../../data/auth/own-account';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { DeletionCheck } from './deletion-check';
import { IdentityForm } from './identity-form';
import { accountProblem } from './messages';

/** What a failed deletion says: nothing has happened before the learner has proved who he is. */
type Failure = { at: 'identity' | 'deletion'; error: unknown };

function problemOf({ at, error }: Failure): string {
  return at === 'identity'
    ? accountProblem(error)
    : `Kontot kunde inte tas bort helt: ${accountProblem(error)} En del kan redan vara borttaget. Försök igen, så tar vi bort resten.`;
}

/** Deletes the account, after saying what that means and asking who is there. */
export function DeleteAccount({ user }: { user: AuthUser }) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const remove = useWrite({
    mutationFn: async (password: string | null) => {
      setFailure(undefined);
      await confirmIdentity(password).catch((error: unknown) => {
        setFailure({ at: 'identity', error });
        throw error;
      });
      await deleteAccount(user.uid).catch((error: unknown) => {
        setFailure({ at: 'deletion', error });
        throw error;
      });
    },
    leadsAway: true,
    onSuccess: async () => {
      await navigate(paths.home.getHref());
      notifySuccess('Ditt konto är borttaget', 'Tack för att du övade med oss. Lycka till!');
    },
  });
  const close = () => {
    if (remove.isPending) return;
    setIsOpen(false);
    setFailure(undefined);
  };
  return (
    <div className="grid justify-items-start gap-3 border-t border-border pt-5">
      <h3 className="font-semibold">Ta bort konto</h3>
      <p>Tar bort ditt konto och allt som är sparat om din övning. Det går inte att ångra.</p>
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Ta bort konto
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Ta bort ditt konto?"
        description="Det går inte att ångra."
      >
        <DeletionCheck>
          <IdentityForm
            user={user}
            label="Ta bort kontot"
            variant="destructive"
            isBusy={remove.isPending}
            problem={failure && problemOf(failure)}
            onConfirm={remove.mutate}
            onCancel={close}
          />
        </DeletionCheck>
      </Dialog>
    </div>
  );
}
