import { overallStanding, type CategoryStanding } from '../../domain/progress/category-progress';
import { Card } from '../../ui/card';

/** Where the learner stands in all: answered, share right, sessions, finished categories. */
export function ProgressSummary({
  standings,
  sessions,
}: {
  standings: readonly CategoryStanding[];
  /** Unknown while it loads or when it could not be read. */
  sessions: number | undefined;
}) {
  const { answered, percent, finished } = overallStanding(standings);
  const figures = [
    { label: answered === 1 ? 'besvarad fråga' : 'besvarade frågor', value: String(answered) },
    { label: 'rätt svar', value: answered === 0 ? '–' : `${String(percent)}\u00a0%` },
    { label: 'övningspass', value: sessions === undefined ? '–' : String(sessions) },
    { label: 'avklarade kategorier', value: `${String(finished)} av ${String(standings.length)}` },
  ];
  return (
    <Card>
      <h2 className="sr-only">Dina framsteg</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
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
