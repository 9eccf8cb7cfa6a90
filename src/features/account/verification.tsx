import { reloadUserOptions } from '../../data/account/queries';
import { sendVerification } from '../../data/auth/repository';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** Asks a learner to verify the address: sends the mail again, and looks whether its link has been used. */
export function Verification() {
  const send = useWrite({
    mutationFn: sendVerification,
    onSuccess: () => {
      notifySuccess('Mejlet är skickat', 'Klicka på länken i mejlet för att bekräfta din adress.');
    },
    onError: () => {
      notifyError('Mejlet kunde inte skickas', 'Vänta en stund och försök igen.');
    },
  });
  const check = useWrite({
    ...reloadUserOptions(),
    onWritten: (user) => {
      if (user?.isEmailVerified !== true) {
        notifyError('Adressen är inte bekräftad än', 'Klicka på länken i mejlet och försök igen.');
      }
    },
    onError: () => {
      notifyError('Kunde inte kontrollera adressen', 'Försök igen om en stund.');
    },
  });
  return (
    <Alert tone="warning" title="Din e-postadress är inte bekräftad">
      <p>Bekräfta den så att du kan få ett nytt lösenord om du glömmer ditt.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          isBusy={send.isPending}
          onClick={() => {
            send.mutate();
          }}
        >
          Skicka mejlet igen
        </Button>
        <Button
          variant="outline"
          isBusy={check.isPending}
          onClick={() => {
            check.mutate();
          }}
        >
          Jag har bekräftat
        </Button>
      </div>
    </Alert>
  );
}
