import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { company } from '../../config/company';
import { useLearner } from '../../components/learner/learner-context';
import { deletionObstacleOptions } from '../../data/account/queries';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { LoadingText, Skeleton } from '../../ui/skeleton';

function Consequences() {
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold">Det här tas bort</p>
        <ul className="mt-1 list-disc pl-5">
          <li>ditt konto och din profil</li>
          <li>din åtkomst, även den tid du har betalat för</li>
          <li>dina svar, framsteg och resultat</li>
        </ul>
      </div>
      <p>
        <strong>Dina köp sparas</strong> eftersom bokföringslagen kräver det, men i tjänsten utan
        namn och utan koppling till ditt konto. Köp som väntar på betalning avbryts. Vill du ångra
        ett köp gör du det innan du tar bort kontot.
      </p>
    </div>
  );
}

const obstacles = {
  administrator: {
    title: 'Du är administratör',
    text: 'Lämna först ifrån dig rollen: be en annan administratör att ta bort den. Sedan kan du ta bort ditt konto.',
  },
  inactive: {
    title: 'Ditt konto är inaktivt',
    text: `Du kan inte ta bort det själv. Mejla ${company.email} så gör vi det åt dig.`,
  },
} as const;

/** Says what deleting the account means and shows what follows, or says what has to be done first. */
export function DeletionCheck({ children }: { children: ReactNode }) {
  const { uid } = useLearner();
  const obstacle = useQuery(deletionObstacleOptions(uid));
  if (obstacle.data === undefined) {
    return obstacle.isError ? (
      <div className="grid justify-items-start gap-3">
        <Alert tone="destructive">Kontrollera din anslutning och försök igen.</Alert>
        <Button isBusy={obstacle.isFetching} onClick={() => void obstacle.refetch()}>
          Försök igen
        </Button>
      </div>
    ) : (
      <>
        <LoadingText />
        <Skeleton className="h-40" />
      </>
    );
  }
  if (obstacle.data !== null) {
    const { title, text } = obstacles[obstacle.data];
    return (
      <Alert tone="warning" title={title}>
        {text}
      </Alert>
    );
  }
  return (
    <>
      <Consequences />
      {children}
    </>
  );
}
