import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import {
  codesExpiring,
  paymentsWaiting,
  repaymentsWaiting,
  reportsWaiting,
} from '../../data/admin-stats/waiting';
import type { FirstWaiting } from '../../domain/admin/waiting';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { expiryNote, isLate, refundNote, waitedNote } from './waiting-notes';

interface TileProps<First extends FirstWaiting> {
  label: string;
  waiting: { count: () => UseQueryOptions<number>; first: () => UseQueryOptions<First | null> };
  /** Says how it stands with the first. */
  note: (first: First) => ReactNode;
  /** What stands there when nothing waits. */
  nothing: string;
  /** Where it is done. */
  to: (first: First | null | undefined) => string;
}

const frame =
  'grid min-h-[4.75rem] content-center rounded-card border border-border bg-surface px-4 py-3';

function Tile<First extends FirstWaiting>(props: TileProps<First>) {
  const { label, waiting, note, nothing, to } = props;
  const count = useQuery(waiting.count());
  const first = useQuery(waiting.first());
  const missing = [count, first].filter(({ data }) => data === undefined);
  if (missing.some(({ isError }) => isError)) {
    return (
      <div className={frame}>
        <p className="font-medium">{label}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span role="alert" className="text-sm text-destructive-ink">
            Kunde inte hämtas.
          </span>
          <Button
            variant="quiet"
            className="-mr-4"
            isBusy={missing.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const query of missing) void query.refetch();
            }}
          >
            Försök igen
            <span className="sr-only">: {label}</span>
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Link
      to={to(first.data)}
      className={`${frame} transition-colors hover:border-primary hover:bg-primary-soft`}
    >
      <span className="flex items-baseline justify-between gap-3 font-medium">
        {label}
        {count.data === undefined ? (
          <Skeleton className="h-6 w-8" />
        ) : (
          <span className="text-xl font-semibold tabular-nums">{formatNumber(count.data)}</span>
        )}
      </span>
      <span className="text-sm text-muted-foreground">
        {missing.length > 0 ? 'Laddar…' : first.data ? note(first.data) : nothing}
      </span>
    </Link>
  );
}

const to = (tab: string, search = '') => `${paths.admin.getHref(tab)}${search}`;

/** What waits for an administrator: how much, how urgent the first is, and the way to where it is done. */
export function WaitingWork() {
  return (
    <section aria-labelledby="att-gora">
      <h3 id="att-gora" className="mb-3 text-lg">
        Att göra
      </h3>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <li>
          <Tile
            label="Betalningar att bekräfta"
            waiting={paymentsWaiting}
            note={waitedNote}
            nothing="Obetalda beställningar räknas här."
            to={() => to('payment', '?del=pending')}
          />
        </li>
        <li>
          <Tile
            label="Köp att återbetala"
            waiting={repaymentsWaiting}
            note={(first) => (
              <span className={isLate(first) ? 'font-medium text-destructive-ink' : undefined}>
                {refundNote(first)}
              </span>
            )}
            nothing="Köp som har ångrats räknas här."
            to={() => to('payment', '?del=withdrawals')}
          />
        </li>
        <li>
          <Tile
            label="Felrapporter att ta hand om"
            waiting={reportsWaiting}
            note={waitedNote}
            nothing="Det elever rapporterar räknas här."
            to={(report) =>
              to('reports', report?.status === 'in_progress' ? '?status=in_progress' : '')
            }
          />
        </li>
        <li>
          <Tile
            label="Rabattkoder som snart går ut"
            waiting={codesExpiring}
            note={expiryNote}
            nothing="Ingen går ut inom 14 dagar."
            to={() => to('discounts')}
          />
        </li>
      </ul>
    </section>
  );
}
