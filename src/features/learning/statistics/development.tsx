import { useState } from 'react';

import { examAreaNames } from '../../../domain/exam/exam-area';
import type { Statistics } from '../../../domain/learning/statistics';
import { formatDate, formatNumber } from '../../../lib/format';
import { BarChart } from '../../../ui/bar-chart';
import { Card } from '../../../ui/card';
import { SelectField } from '../../../ui/select-field';
import { Table } from '../../../ui/table';
import { TrendChart } from '../../../ui/trend-chart';
import { dateOf } from '../day-date';

const shortDate = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'numeric' });

/** The weeks of one area, or of all. */
function weeksOf({ weeks }: Statistics, area: string) {
  return weeks.map(({ monday, areas, ...all }) => {
    const tally = area === '' ? all : areas.find((one) => one.area === area);
    return { monday, answered: tally?.answered ?? 0, percent: tally?.percent ?? null };
  });
}

type Week = ReturnType<typeof weeksOf>[number];

const columns = [
  { heading: 'Vecka från', cell: ({ monday }: Week) => formatDate(dateOf(monday)) },
  { heading: 'Svar', cell: ({ answered }: Week) => formatNumber(answered) },
  {
    heading: 'Rätt',
    cell: ({ percent }: Week) => (percent === null ? '–' : `${String(percent)}\u00a0%`),
  },
];

/** How it has gone week by week, in all or in one area: charts, and the same as a table. */
export function Development({
  statistics,
  pass,
}: {
  statistics: Statistics;
  /** Null where there is no one line. */
  pass: { percent: number; label: string } | null;
}) {
  const [area, setArea] = useState('');
  const weeks = weeksOf(statistics, area);
  const shares = weeks.flatMap(({ percent }) => percent ?? []);
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">Utveckling vecka för vecka</h2>
      <SelectField
        label="Område"
        className="sm:max-w-96"
        value={area}
        options={[
          { value: '', label: 'Alla områden' },
          ...statistics.areas.map((one) => ({ value: one.area, label: examAreaNames[one.area] })),
        ]}
        onChange={({ target }) => {
          setArea(target.value);
        }}
      />
      <div>
        <h3 className="font-medium">Antal svar</h3>
        <BarChart
          label="Svar vecka för vecka"
          format={formatNumber}
          bars={weeks.map(({ monday, answered }) => ({
            key: String(monday),
            label: shortDate.format(dateOf(monday)),
            value: answered,
            description: `${shortDate.format(dateOf(monday))}: ${String(answered)}`,
          }))}
        />
      </div>
      {shares.length > 1 && (
        <div>
          <h3 className="font-medium">Andel rätt</h3>
          <TrendChart label="Andel rätt, de veckor du har övat" values={shares} mark={pass} />
        </div>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
          Visa som tabell
        </summary>
        <Table
          caption="Utveckling vecka för vecka"
          columns={columns}
          rows={[...weeks].reverse()}
          keyOf={({ monday }) => String(monday)}
        />
      </details>
    </Card>
  );
}
