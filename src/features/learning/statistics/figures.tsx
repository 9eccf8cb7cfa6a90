import type { Statistics } from '../../../domain/learning/statistics';
import { formatNumber } from '../../../lib/format';
import { formatTimeSpent } from '../../../lib/format-time';
import { Card } from '../../../ui/card';

/** The figures over everything. */
export function Figures({
  statistics: { answered, percent, seconds, days },
  sessions,
  finished,
}: {
  statistics: Statistics;
  /** Unknown while it loads or when it could not be read. */
  sessions: number | undefined;
  finished: number;
}) {
  const figures = [
    { label: 'svar', value: formatNumber(answered) },
    { label: 'rätt', value: percent === null ? '–' : `${String(percent)}\u00a0%` },
    { label: 'övningspass', value: sessions === undefined ? '–' : formatNumber(sessions) },
    {
      label: finished === 1 ? 'avklarad kategori' : 'avklarade kategorier',
      value: formatNumber(finished),
    },
    { label: days === 1 ? 'dag du har övat' : 'dagar du har övat', value: formatNumber(days) },
    { label: 'tid med frågorna', value: formatTimeSpent(seconds) },
  ];
  return (
    <Card>
      <h2 className="sr-only">I siffror</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
