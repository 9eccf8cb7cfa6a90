import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { waitingOptions } from '../../data/outbox/waiting';
import { serverNow } from '../../lib/server-clock';
import { StatusBar } from './status-bar';

const dayMs = 24 * 60 * 60 * 1000;

/** Warns when something has waited on this device for more than a day: as long as it is only here, it can be lost. */
export function WaitingNotice({ uid }: { uid: string }) {
  const { data: waiting } = useQuery(waitingOptions(uid));
  if (waiting == null || serverNow().getTime() - waiting.since < dayMs) return null;
  return (
    <StatusBar>
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span role="status">
        Svar på den här enheten har väntat mer än ett dygn på att skickas. Kontrollera nätet.{' '}
        <Link to={paths.account.getHref()} className="underline underline-offset-4">
          Visa
        </Link>
      </span>
    </StatusBar>
  );
}
