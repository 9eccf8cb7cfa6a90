import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useLearner } from '../../../components/learner/learner-context';
import { swedishDay } from '../../../domain/calendar-day';
import type { estimateReadiness, Readiness } from '../../../domain/readiness/readiness';
import { historyDays, readinessOn } from '../../../domain/readiness/readiness-history';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { TrendChart } from '../../../ui/trend-chart';
import { dateOf } from '../day-date';
import { chancePercent } from './chance-percent';

const shortDate = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long' });

type Given = Parameters<typeof estimateReadiness>[0];
type Known = Extract<Readiness, { kind: 'estimate' }>;

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** What could be said on each earlier day; a slow phone draws, and answers presses, between two of them. */
async function reckon(given: Given): Promise<{ day: number; ready: Known }[]> {
  const known: { day: number; ready: Known }[] = [];
  for (const day of historyDays(given.learner, given.now)) {
    await pause();
    const ready = readinessOn(day, given);
    if (ready.kind === 'estimate') known.push({ day, ready });
  }
  return known;
}

/** The chance to pass as it has been since the learner began, with its interval. */
export function ChanceOverTime({
  given,
  learnerReadAt,
  standing,
}: {
  given: Given;
  /** When the learner was read, in milliseconds since the epoch: what the device has kept comes first. */
  learnerReadAt: number;
  standing: Known;
}) {
  const { uid } = useLearner();
  const today = swedishDay(given.now);
  const { data: earlier } = useQuery({
    queryKey: ['chanceOverTime', uid, given],
    // what was before today changes today only by answers that this device did not know of
    queryKeyHashFn: () =>
      ['chanceOverTime', uid, given.blueprint.id, today, learnerReadAt].join(' '),
    queryFn: () => reckon(given),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const points = [...(earlier ?? []), { day: today, ready: standing }];
  const isKnown = earlier !== undefined || historyDays(given.learner, given.now).length === 0;
  // a day alone is no curve
  if (isKnown && points.length < 2) return null;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-xl">Chansen över tid</h2>
      {earlier === undefined ? (
        <Skeleton className="h-44" />
      ) : (
        <TrendChart
          label="Chans att klara ett prov med frågor som du inte har sett, den första dagen först"
          values={points.map(({ ready }) => chancePercent(ready.chance))}
          intervals={points.map(({ ready }) => ({
            low: chancePercent(ready.low),
            high: chancePercent(ready.high),
          }))}
          ends={[shortDate.format(dateOf(points[0]?.day ?? today)), 'idag']}
        />
      )}
    </Card>
  );
}
