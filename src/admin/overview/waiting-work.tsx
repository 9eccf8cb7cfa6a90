import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import {
  alarmsWaitingOptions,
  codesExpiring,
  paymentsWaiting,
  repaymentsWaiting,
  reportsWaiting,
} from '../../data/admin-stats/waiting';
import type { FirstWaiting } from '../../domain/admin/waiting';
import { CountTile, FailedTile } from './waiting-tile';
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

function Tile<First extends FirstWaiting>(props: TileProps<First>) {
  const { label, waiting, note, nothing, to } = props;
  const count = useQuery(waiting.count());
  const first = useQuery(waiting.first());
  const missing = [count, first].filter(({ data }) => data === undefined);
  if (missing.some(({ isError }) => isError)) return <FailedTile label={label} missing={missing} />;
  return (
    <CountTile
      label={label}
      count={count.data}
      text={missing.length > 0 ? 'Laddar…' : first.data ? note(first.data) : nothing}
      to={to(first.data)}
    />
  );
}

/** The questions that figures warn of: how many when they were last counted. */
function AlarmTile() {
  const alarms = useQuery(alarmsWaitingOptions());
  const label = 'Frågor med larm';
  if (alarms.data === undefined && alarms.isError) {
    return <FailedTile label={label} missing={[alarms]} />;
  }
  return (
    <CountTile
      label={label}
      count={alarms.data}
      text="När siffrorna räknades senast."
      to={to('question-statistics')}
    />
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
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
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
        <li>
          <AlarmTile />
        </li>
      </ul>
    </section>
  );
}
