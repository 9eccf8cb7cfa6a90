import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { AuthUser } from '../../data/auth/auth-user';
import { authOptions } from '../../data/auth/queries';
import { reloadUser, sendVerification } from '../../data/auth/repository';
import { queryClient } from '../../data/query-client';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { notifyError, notifySuccess } from '../../ui/notify';
import { Page } from '../../ui/page';
import { LoadingText, Skeleton } from '../../ui/skeleton';

function Verification() {
  const send = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => {
      notifySuccess('Mejlet är skickat', 'Klicka på länken i mejlet för att bekräfta din adress.');
    },
    onError: () => {
      notifyError('Mejlet kunde inte skickas', 'Vänta en stund och försök igen.');
    },
  });
  const check = useMutation({
    mutationFn: reloadUser,
    onSuccess: (user) => {
      queryClient.setQueryData(authOptions().queryKey, user);
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

function Settings({ user }: { user: AuthUser }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Profil</h2>
      <TextField label="Namn" value={user.displayName} readOnly />
      <TextField label="E-postadress" value={user.email} readOnly />
      {!user.isEmailVerified && <Verification />}
    </Card>
  );
}

/** The signed-in user's own page. */
export function AccountPage() {
  const { data: user } = useQuery(authOptions());
  return (
    <Page title="Min Sida" width="reading">
      {user === undefined && (
        <>
          <LoadingText />
          <Skeleton className="h-64" />
        </>
      )}
      {user === null && (
        <Card className="grid justify-items-start gap-4">
          <p>Du måste vara inloggad för att komma åt denna sida.</p>
          <ButtonLink>
            <Link to={paths.login.getHref()} state={{ from: paths.account.getHref() }}>
              Logga in
            </Link>
          </ButtonLink>
        </Card>
      )}
      {user && <Settings user={user} />}
    </Page>
  );
}
