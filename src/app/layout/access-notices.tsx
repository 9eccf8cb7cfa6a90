import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { accessOptions, serverNow } from '../../data/access/queries';
import { daysLeft, decideAccess, isEndingSoon } from '../../domain/account/access';
import { productIds } from '../../domain/account/license';
import { formatCount, formatDuration } from '../../lib/format';
import { StatusBar } from './status-bar';

/** The server's time, followed second by second. */
function useServerTime(clockOffset: number): Date {
  const [now, setNow] = useState(() => serverNow({ clockOffset }));
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serverNow({ clockOffset }));
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [clockOffset]);
  return now;
}

function Countdown({ until, clockOffset }: { until: Date; clockOffset: number }) {
  const now = useServerTime(clockOffset);
  const left = until.getTime() - now.getTime();
  return (
    <StatusBar isUrgent>
      <Clock aria-hidden className="size-4 shrink-0" />
      {left > 0 ? (
        <span role="timer">Gratisminuter kvar: {formatDuration(left)}</span>
      ) : (
        <span role="status">
          Dina gratisminuter är slut.{' '}
          <Link to={paths.practice.getHref()} className="underline underline-offset-4">
            Köp åtkomst
          </Link>
        </span>
      )}
    </StatusBar>
  );
}

/** Tells how long free minutes run, and from 14 days before that a licence ends. */
export function AccessNotices({ uid }: { uid: string }) {
  const { data: sources } = useQuery(accessOptions(uid));
  if (sources === undefined) return null;
  const now = serverNow(sources);
  const access = decideAccess(sources.profile, sources.licenses, productIds, now);
  if (access.kind === 'freeMinutes') {
    return <Countdown until={access.until} clockOffset={sources.clockOffset} />;
  }
  if (access.kind !== 'license' || !isEndingSoon(access.until, now)) return null;
  return (
    <StatusBar>
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span>
        Din åtkomst tar slut om {formatCount(daysLeft(access.until, now), 'dag', 'dagar')}.{' '}
        <Link to={paths.account.getHref()} className="underline underline-offset-4">
          Förläng
        </Link>
      </span>
    </StatusBar>
  );
}
