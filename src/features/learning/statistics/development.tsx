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

/** The weeks of one area, or of all, from the first in which anything was answered. */
function weeksOf({ weeks }: Statistics, area: string) {
  const first = weeks.findIndex(({ answered }) => answered > 0);
  return weeks.slice(Math.max(0, first)).map(({ monday, areas, ...all }) => {
    const { answered, percent, seconds } =
      area === '' ? all : (areas.find((one) => one.area === area) ?? nothing);
    return { monday, answered, percent, minutes: Math.round(seconds / 60) };
  });
}

const nothing = { answered: 0, percent: null, seconds: 0 };

type Week = ReturnType<typeof weeksOf>[number];

const columns = [
  { heading: 'Vecka från', cell: ({ monday }: Week) => formatDate(dateOf(monday)) },
  { heading: 'Svar', cell: ({ answered }: Week) => formatNumber(answered) },
  { heading: 'Minuter', cell: ({ minutes }: Week) => formatNumber(minutes) },
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
  const practised = weeks.flatMap(({ monday, percent }) =>
    percent === null ? [] : [{ percent, from: shortDate.format(dateOf(monday)) }],
  );
  const bars = (key: 'answered' | 'minutes') =>
    weeks.map(({ monday, [key]: value }) => {
      const from = shortDate.format(dateOf(monday));
      return { key: from, label: from, value, description: `${from}: ${String(value)}` };
    });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="text-xl">Utveckling vecka för vecka</h2>
      {weeks.length < 2 ? (
        <p>Det här är din första vecka. Från nästa vecka ser du här hur det går framåt.</p>
      ) : (
        <>
          <SelectField
            label="Område"
            className="sm:max-w-96"
            value={area}
            options={[
              { value: '', label: 'Alla områden' },
              ...statistics.areas.map((one) => ({
                value: one.area,
                label: examAreaNames[one.area],
              })),
            ]}
            onChange={({ target }) => {
              setArea(target.value);
            }}
          />
          <div>
            <h3 className="font-medium">Antal svar</h3>
            <BarChart label="Svar vecka för vecka" format={formatNumber} bars={bars('answered')} />
          </div>
          <div>
            <h3 className="font-medium">Minuter med frågorna</h3>
            <BarChart
              label="Minuter vecka för vecka"
              format={formatNumber}
              bars={bars('minutes')}
            />
          </div>
          {practised.length > 1 && (
            <div>
              <h3 className="font-medium">Andel rätt</h3>
              <TrendChart
                label="Andel rätt, de veckor du har övat"
                values={practised.map(({ percent }) => percent)}
                mark={pass}
                ends={[practised[0]?.from ?? '', practised.at(-1)?.from ?? '']}
              />
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
        </>
      )}
    </Card>
  );
}
