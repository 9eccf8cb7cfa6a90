import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { HomeScreenHint } from '../../components/offline/home-screen-hint';
import type { AuthUser } from '../../data/auth/auth-user';
import { isDataError } from '../../data/errors';
import { deviceContentsOptions, removeFromDeviceOptions } from '../../data/offline/device-contents';
import { waitingOptions } from '../../data/outbox/waiting';
import { isOffHomeScreen } from '../../lib/device-storage';
import { formatCount } from '../../lib/format';
import { formatBytes } from '../../lib/format-bytes';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** What waits to be sent, with a way to send it now. */
function WaitingAnswers({ uid }: { uid: string }) {
  const waiting = useQuery(waitingOptions(uid));
  const send = useWrite({
    mutationFn: async () => {
      const { flushOutbox } = await import('../../data/sync/start-sync');
      await flushOutbox(uid);
      await waiting.refetch();
    },
  });
  if (waiting.data == null) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Alert tone="warning">
        Det finns {formatCount(waiting.data.count, 'svar', 'svar eller markeringar')} som inte har
        skickats och som bara finns på den här enheten. Det skickas när du har nät.
      </Alert>
      <Button
        variant="outline"
        isBusy={send.isPending}
        onClick={() => {
          send.mutate();
        }}
      >
        Skicka nu
      </Button>
    </div>
  );
}

/** Removes what the device can get again, after asking. Without a network it can get nothing, and all of it stays. */
function RemoveButton({ uid }: { uid: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: waiting } = useQuery(waitingOptions(uid));
  const remove = useWrite({
    ...removeFromDeviceOptions(),
    onWritten: () => {
      setIsOpen(false);
      notifySuccess('Borttaget från enheten', 'Det som behövs hämtas igen när du övar.');
    },
  });
  const close = () => {
    if (remove.isPending) return;
    setIsOpen(false);
    remove.reset();
  };
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Ta bort från enheten
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Vill du ta bort det som är sparat här?"
        description="Sidor, frågor och framsteg tas bort från den här enheten. Ditt konto och det du har svarat finns kvar hos oss. Du kan inte öva utan nät här förrän det har hämtats igen."
      >
        <p>
          {waiting == null
            ? 'Pass och prov som pågår ligger kvar på enheten.'
            : 'Svar som inte är skickade, och pass och prov som pågår, ligger kvar på enheten.'}
        </p>
        {remove.isError && (
          <FormProblem>
            {isDataError(remove.error, 'network')
              ? 'Du är utan nät. Då är det här allt du har att öva på, så inget har tagits bort.'
              : 'Det gick inte att ta bort allt. Försök igen.'}
          </FormProblem>
        )}
        <DialogButtons isBusy={remove.isPending} onBack={close}>
          <Button
            variant="destructive"
            isBusy={remove.isPending}
            onClick={() => {
              remove.mutate();
            }}
          >
            Ta bort
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}

/** What is stored on this device, how large it is, whether it stays, and how to be rid of it. */
export function DeviceCard({ user: { uid } }: { user: AuthUser }) {
  const { data: contents } = useQuery(deviceContentsOptions());
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl">På den här enheten</h2>
      {/* room for the text before the browser has told: nothing below moves */}
      <p className="min-h-18 sm:min-h-12">
        Här finns sidor, frågor som du har öppnat och dina framsteg, så att allt öppnar snabbt och
        fungerar utan nät
        {contents?.bytes == null ? '.' : `: ${formatBytes(contents.bytes)}.`}
        {contents?.isStaying === true && ' Webbläsaren behåller det tills du tar bort det.'}
      </p>
      {isOffHomeScreen() && (
        <p className="text-muted-foreground">
          <HomeScreenHint />
        </p>
      )}
      <WaitingAnswers uid={uid} />
      <RemoveButton uid={uid} />
    </Card>
  );
}
