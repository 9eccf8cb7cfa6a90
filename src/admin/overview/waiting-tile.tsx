import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

const frame =
  'grid min-h-[4.75rem] content-center rounded-card border border-border bg-surface px-4 py-3';

/** What stands where a count cannot be had, with the way to ask for it again. */
export function FailedTile({
  label,
  missing,
}: {
  label: string;
  missing: readonly Pick<UseQueryResult, 'isFetching' | 'refetch'>[];
}) {
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

/** How much of something waits, with a line about it; undefined while it is counted. */
export function CountTile({
  label,
  count,
  text,
  to,
}: {
  label: string;
  count: number | undefined;
  text: ReactNode;
  to: string;
}) {
  return (
    <Link
      to={to}
      className={`${frame} transition-colors hover:border-primary hover:bg-primary-soft`}
    >
      <span className="flex items-baseline justify-between gap-3 font-medium">
        {label}
        {count === undefined ? (
          <Skeleton className="h-6 w-8" />
        ) : (
          <span className="text-xl font-semibold tabular-nums">{formatNumber(count)}</span>
        )}
      </span>
      <span className="text-sm text-muted-foreground">{text}</span>
    </Link>
  );
}
