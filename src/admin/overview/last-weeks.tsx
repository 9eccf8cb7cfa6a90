import { useQuery } from '@tanstack/react-query';

import { lastWeeksOptions } from '../../data/admin-stats/week-queries';
import { netRevenue } from '../../domain/admin/revenue';
import type { WeekFigures } from '../../domain/admin/week-figures';
import { formatKronor, formatNumber } from '../../lib/format';
import { EmptyState } from '../../ui/empty-state';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { problemText } from '../shared/messages';
import { ChartGrid, WeekChart } from './week-chart';

/** What is drawn of the weeks, a chart each. */
const charts: readonly {
  title: string;
  valueOf: (week: WeekFigures) => number;
  /** Writes a value with its unit. */
  format: (value: number) => string;
}[] = [
  { title: 'Registreringar', valueOf: (week) => week.registrations, format: formatNumber },
  { title: 'Betalda köp', valueOf: (week) => week.orders, format: formatNumber },
  { title: 'Omsättning', valueOf: netRevenue, format: formatKronor },
];

const skeleton = (
  <ChartGrid>
    {charts.map(({ title }) => (
      <Skeleton key={title} className="h-[21.625rem]" />
    ))}
  </ChartGrid>
);

function Charts({ weeks }: { weeks: readonly WeekFigures[] }) {
  return (
    <ChartGrid>
      {charts.map(({ title, valueOf, format }) => (
        <WeekChart
          key={title}
          title={title}
          total={format(weeks.reduce((sum, week) => sum + valueOf(week), 0))}
          weeks={weeks.map((week) => ({
            monday: week.monday,
            value: valueOf(week),
            text: format(valueOf(week)),
          }))}
        />
      ))}
    </ChartGrid>
  );
}

/** Returns true iff nobody has registered, bought or got money back in the week. */
const isQuiet = ({ registrations, orders, refunded }: WeekFigures) =>
  registrations + orders + refunded === 0;

function Weeks() {
  const weeks = useQuery(lastWeeksOptions());
  if (weeks.data === undefined) {
    return (
      <NotLoaded queries={[weeks]} title="Kunde inte ladda veckorna." skeleton={skeleton}>
        {weeks.isError && problemText(weeks.error)}
      </NotLoaded>
    );
  }
  if (weeks.data.every(isQuiet)) {
    return (
      <EmptyState title="Inget har hänt än">
        <p>
          När någon registrerar sig eller köper ser du här vecka för vecka hur många de är och vad
          de betalar.
        </p>
      </EmptyState>
    );
  }
  return <Charts weeks={weeks.data} />;
}

/** How the service has gone in the last eight weeks: charts, each also as a table. */
export function LastWeeks() {
  return (
    <section aria-labelledby="veckor">
      <h3 id="veckor" className="text-lg">
        De senaste åtta veckorna
      </h3>
      <p className="mb-3 text-sm text-muted-foreground">
        Den sista stapeln är veckan som pågår. Omsättningen är det som såldes minus det som
        betalades tillbaka. Köp i testläge räknas inte.
      </p>
      <Weeks />
    </section>
  );
}
