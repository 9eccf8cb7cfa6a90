import { useQuery } from '@tanstack/react-query';

import { emailsOptions } from '../../data/admin-log/queries';
import type { HistoryEvent } from '../../domain/admin/order-history';
import { formatMoment } from '../../lib/format';

/** What has happened to something, the newest first, with who did it and what it changed. */
export function History({ label, events }: { label: string; events: readonly HistoryEvent[] }) {
  const actors = [...new Set(events.flatMap(({ actor }) => actor ?? []))];
  const { data: emails } = useQuery(emailsOptions(actors));
  return (
    <ol aria-label={label} className="divide-y divide-border">
      {events.map(({ id, at, text, actor, details }) => (
        <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <time
            dateTime={at.toISOString()}
            className="text-sm whitespace-nowrap text-muted-foreground tabular-nums sm:pt-0.5"
          >
            {formatMoment(at)}
          </time>
          <div className="wrap-anywhere">
            <p>{text}</p>
            {details !== '' && (
              <p className="text-sm whitespace-pre-line text-muted-foreground">{details}</p>
            )}
            {actor !== null && (
              <p className="text-sm text-muted-foreground">
                {emails === undefined ? '\u00a0' : (emails.get(actor) ?? actor)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
