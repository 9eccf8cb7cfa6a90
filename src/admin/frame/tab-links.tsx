import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { paymentsWaiting, repaymentsWaiting, reportsWaiting } from '../../data/admin-stats/waiting';
import { classNames } from '../../lib/class-names';
import { useAdmin, useDuty } from '../shared/admin-context';
import { tabGroups } from './tab-groups';
import type { AdminTabKey } from './tabs';

/** What waits to be done in a tab. */
interface Waiting {
  count: number;
  /** Where in the tab it is listed. */
  search: string;
}

/** What waits to be done in each tab that is for the role, by its key. */
function useWaiting(): ReadonlyMap<AdminTabKey, Waiting> {
  const mayKeepBooks = useDuty('money');
  const mayAnswer = useDuty('reports');
  const { data: payments = 0 } = useQuery({ ...paymentsWaiting.count(), enabled: mayKeepBooks });
  const { data: repayments = 0 } = useQuery({
    ...repaymentsWaiting.count(),
    enabled: mayKeepBooks,
  });
  const { data: reports = 0 } = useQuery({ ...reportsWaiting.count(), enabled: mayAnswer });
  return new Map([
    [
      'payment',
      {
        count: payments + repayments,
        search: payments > 0 ? '?del=pending' : repayments > 0 ? '?del=withdrawals' : '',
      },
    ],
    ['reports', { count: reports, search: '' }],
  ]);
}

const most = 99;

function WaitingMark({ count, isAside }: { count: number; isAside: boolean }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-accent-foreground tabular-nums',
        isAside && 'absolute -top-0.5 right-0',
      )}
    >
      {count > most ? `${String(most)}+` : count}
      <span className="sr-only"> väntar</span>
    </span>
  );
}

/** How much waits in all of the panel. */
export function AllWaiting() {
  const count = [...useWaiting().values()].reduce((sum, waiting) => sum + waiting.count, 0);
  return <WaitingMark count={count} isAside />;
}

/**
 * The tabs of the panel as links, in their groups, with what waits in each.
 * @param isNarrow where they are drawings without words.
 */
export function TabLinks({
  current,
  isNarrow = false,
  onChoose,
}: {
  current: AdminTabKey;
  isNarrow?: boolean;
  onChoose?: () => void;
}) {
  const waiting = useWaiting();
  const { role } = useAdmin();
  return (
    <nav aria-label="Avdelningar" className="grid gap-3">
      {tabGroups(role).map(({ name, tabs }) => (
        <div key={name}>
          {tabs[0]?.label !== name && (
            <p
              className={
                isNarrow
                  ? 'mx-2 mb-3 border-t border-border'
                  : 'px-3 pb-1 text-xs font-semibold text-muted-foreground'
              }
            >
              <span className={isNarrow ? 'sr-only' : undefined}>{name}</span>
            </p>
          )}
          <ul>
            {tabs.map(({ key, label, icon: Icon }) => (
              <li key={key}>
                <Link
                  to={`${paths.admin.getHref(key)}${waiting.get(key)?.search ?? ''}`}
                  aria-current={key === current ? 'page' : undefined}
                  title={isNarrow ? label : undefined}
                  onClick={onChoose}
                  className={classNames(
                    'relative flex min-h-11 items-center gap-2.5 rounded-card px-3 text-sm font-medium -outline-offset-2 lg:min-h-9',
                    isNarrow && 'justify-center',
                    key === current ? 'bg-primary-soft text-primary' : 'hover:bg-muted',
                  )}
                >
                  <Icon aria-hidden className="size-4.5 shrink-0" />
                  <span className={isNarrow ? 'sr-only' : 'grow'}>{label}</span>
                  <WaitingMark count={waiting.get(key)?.count ?? 0} isAside={isNarrow} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
