import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { lastWeeksOptions } from '../../data/admin-stats/week-queries';
import { netRevenue } from '../../domain/admin/revenue';
import type { WeekFigures } from '../../domain/admin/week-figures';
import { weekNumber } from '../../domain/calendar-week';
import { formatKronor, formatNumber } from '../../lib/format';
import { BarChart } from '../../ui/bar-chart';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { Table } from '../../ui/table';
import { problemText } from '../shared/messages';
import { weekDays } from './week-days';

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

function ChartGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-4">
      {children}
    </div>
  );
}

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
        <Card key={title}>
          <h4 className="text-base font-medium">{title}</h4>
          <p className="mb-3 text-2xl font-semibold tabular-nums">
            {format(weeks.reduce((sum, week) => sum + valueOf(week), 0))}
          </p>
          <BarChart
            label={`${title} per vecka`}
            format={formatNumber}
            bars={weeks.map((week) => {
              const number = String(weekNumber(week.monday));
              return {
                key: String(week.monday),
                label: `v.\u00a0${number}`,
                value: valueOf(week),
                description: `vecka ${number}: ${format(valueOf(week))}`,
              };
            })}
          />
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
              Visa som tabell
              <span className="sr-only">: {title}</span>
            </summary>
            <Table
              caption={`${title} per vecka`}
              rows={[...weeks].reverse()}
              keyOf={({ monday }) => String(monday)}
              columns={[
                {
                  heading: 'Vecka',
                  cell: ({ monday }) => `${String(weekNumber(monday))}, ${weekDays(monday)}`,
                },
                { heading: title, cell: (week) => format(valueOf(week)) },
              ]}
            />
          </details>
        </Card>
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

/** How the service has gone in the last twelve weeks: charts, each also as a table. */
export function LastWeeks() {
  return (
    <section aria-labelledby="veckor">
      <h3 id="veckor" className="text-lg">
        De senaste tolv veckorna
      </h3>
      <p className="mb-3 text-sm text-muted-foreground">
        Den sista stapeln är veckan som pågår. Omsättningen är det som såldes minus det som
        betalades tillbaka.
      </p>
      <Weeks />
    </section>
  );
}
