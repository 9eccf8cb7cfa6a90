import type { ReactNode } from 'react';

import { weekNumber } from '../../domain/calendar-week';
import { formatNumber } from '../../lib/format';
import { BarChart } from '../../ui/bar-chart';
import { Card } from '../../ui/card';
import { Table } from '../../ui/table';
import { weekDays } from './week-days';

/** Charts side by side where there is room. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-4">
      {children}
    </div>
  );
}

/** A value of a week, and how it is written. */
interface WeekValue {
  monday: number;
  value: number;
  text: string;
}

/** What something was in each of some weeks: in all, drawn, and as a table. */
export function WeekChart({
  title,
  total,
  weeks,
}: {
  title: string;
  total: string;
  weeks: readonly WeekValue[];
}) {
  return (
    <Card>
      <h4 className="text-base font-medium">{title}</h4>
      <p className="mb-3 text-2xl font-semibold tabular-nums">{total}</p>
      <BarChart
        label={`${title} per vecka`}
        format={formatNumber}
        bars={weeks.map(({ monday, value, text }) => {
          const number = String(weekNumber(monday));
          return {
            key: String(monday),
            label: `v.\u00a0${number}`,
            value,
            description: `vecka ${number}: ${text}`,
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
            { heading: title, cell: ({ text }) => text },
          ]}
        />
      </details>
    </Card>
  );
}
