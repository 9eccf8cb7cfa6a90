import { signInService } from '../../data/auth/sign-in-service';
import type { UserEntry } from '../../domain/admin/user-entry';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';

/** Has the mail sent with which a customer chooses a new password. It changes nothing, so nothing is logged. */
export function PasswordResetButton({ user: { email } }: { user: UserEntry }) {
  const send = useWrite({
    mutationFn: async () => (await signInService()).sendPasswordReset(email),
    onSuccess: () => {
      notifySuccess('Framgång', `En länk för att välja nytt lösenord har skickats till ${email}.`);
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte skicka länken. ${problemText(error)}`);
    },
  });
  return (
    <Button
      variant="outline"
      isBusy={send.isPending}
      onClick={() => {
        send.mutate();
      }}
    >
      Skicka lösenordslänk
    </Button>
  );
}
