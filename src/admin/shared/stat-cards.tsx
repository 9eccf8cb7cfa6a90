import { useQuery } from '@tanstack/react-query';

import { statisticOptions, type StatisticName } from '../../data/admin-stats/queries';
import { classNames } from '../../lib/class-names';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

interface StatCardProps {
  name: StatisticName;
  label: string;
}

function StatCard({ name, label }: StatCardProps) {
  const statistic = useQuery(statisticOptions(name));
  return (
    <Card className="grid content-start gap-1 !p-4">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="min-h-9">
        {statistic.data !== undefined ? (
          <span className="text-2xl font-semibold tabular-nums">
            {formatNumber(statistic.data)}
          </span>
        ) : statistic.isError ? (
          <>
            <span role="alert" className="block text-sm text-destructive-ink">
              Kunde inte hämtas.
            </span>
            <Button
              variant="quiet"
              className="-ml-4"
              isBusy={statistic.isFetching}
              onClick={() => void statistic.refetch()}
            >
              Försök igen
              <span className="sr-only">: {label}</span>
            </Button>
          </>
        ) : (
          <>
            <span className="sr-only">Laddar…</span>
            <Skeleton className="h-9 w-24" />
          </>
        )}
      </dd>
    </Card>
  );
}

/** Figures, a card each. One that cannot be had says so in its own card. */
export function StatCardList({ cards }: { cards: readonly StatCardProps[] }) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-3',
        cards.length === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {cards.map((card) => (
        <StatCard key={card.name} {...card} />
      ))}
    </dl>
  );
}
