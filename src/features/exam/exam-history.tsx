import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { examAreaNames } from '../../domain/exam/exam-area';
import { areaDevelopment } from '../../domain/exam/exam-history';
import { isPassed, passPercent, pointsOf, type ExamResult } from '../../domain/exam/exam-result';
import { percentage } from '../../domain/progress/result-band';
import { formatCount } from '../../lib/format';
import { formatShortMoment } from '../../lib/format-time';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { Table, type Column } from '../../ui/table';
import { TrendChart } from '../../ui/trend-chart';

function Verdict({ result }: { result: ExamResult }) {
  return isPassed(result) ? (
    <Badge tone="success">Godkänd</Badge>
  ) : (
    <Badge tone="destructive">Underkänd</Badge>
  );
}

function pointShare(result: ExamResult): number {
  const { right, scored } = pointsOf(result.questions);
  return percentage(right, scored);
}

const columns: readonly Column<ExamResult>[] = [
  {
    heading: 'Datum',
    cell: (result) => (
      <Link
        to={paths.examResult.getHref(result.id)}
        className="font-medium whitespace-nowrap text-primary underline underline-offset-4"
      >
        {formatShortMoment(new Date(result.finishedAt))}
      </Link>
    ),
  },
  { heading: 'Resultat', onPhone: 'corner', cell: (result) => <Verdict result={result} /> },
  {
    heading: 'Poäng',
    cell: (result) => {
      const { right, scored } = pointsOf(result.questions);
      return (
        <span className="whitespace-nowrap tabular-nums">{`${String(right)} av ${String(scored)}`}</span>
      );
    },
  },
  { heading: 'Gräns', cell: (result) => result.passMark },
];

function change(percent: number, before: number | null): string | null {
  if (before === null) return null;
  const points = percent - before;
  if (points === 0) return 'oförändrat';
  return `${points > 0 ? 'upp' : 'ner'} ${formatCount(Math.abs(points), 'procentenhet', 'procentenheter')}`;
}

/** How the tests went: the trend, each area's development, and every test, the latest first. */
export function ExamHistory({ history }: { history: readonly ExamResult[] }) {
  const oldestFirst = [...history].reverse();
  const [latest] = history;
  if (latest === undefined) {
    return (
      <p className="text-muted-foreground">
        Du har inte skrivit det här provet än. Här ser du sedan hur det har gått.
      </p>
    );
  }
  const areas = areaDevelopment(history);
  return (
    <div className="grid gap-4">
      {oldestFirst.length > 1 && (
        <Card>
          <h3 className="text-lg">Utveckling</h3>
          <TrendChart
            label="Andel poäng i dina prov, det äldsta först"
            values={oldestFirst.map(pointShare)}
            mark={{
              percent: passPercent(latest),
              label: 'Gräns',
            }}
          />
        </Card>
      )}
      <Card>
        <h3 className="text-lg">Område för område</h3>
        <p className="text-sm text-muted-foreground">
          {areas.some(({ before }) => before !== null)
            ? 'Dina tre senaste prov, jämförda med de tre före dem.'
            : oldestFirst.length === 1
              ? 'Ditt prov.'
              : 'Dina senaste prov.'}{' '}
          Strecket är gränsen för hela provet, {passPercent(latest)}&nbsp;%.
        </p>
        <ul className="mt-4 grid gap-4">
          {areas.map(({ area, percent, before }) => (
            <li key={area} className="grid gap-1.5">
              <div className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{examAreaNames[area]}</span>
                <span className="ml-auto text-muted-foreground tabular-nums">
                  {[`${String(percent)}\u00a0%`, change(percent, before)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </div>
              <ProgressBar
                label={examAreaNames[area]}
                percent={percent}
                mark={passPercent(latest)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Table caption="Tidigare prov" columns={columns} rows={history} keyOf={({ id }) => id} />
    </div>
  );
}
