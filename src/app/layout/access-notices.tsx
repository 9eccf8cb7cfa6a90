import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { accessOptions } from '../../data/access/queries';
import { daysLeft, decideAccess, isEndingSoon } from '../../domain/account/access';
import { productIds } from '../../domain/account/license';
import { formatCount, formatDuration } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { useServerTime } from '../../components/learner/use-server-time';
import { StatusBar } from './status-bar';

function Countdown({ until }: { until: Date }) {
  const now = useServerTime();
  const left = until.getTime() - now.getTime();
  return (
    <StatusBar>
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
  const now = serverNow();
  const access = decideAccess(sources.profile, sources.licenses, productIds, now);
  if (access.kind === 'freeMinutes') return <Countdown until={access.until} />;
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
