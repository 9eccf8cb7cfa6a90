import Check from 'lucide-react/icons/check';

import type { Statistics } from '../../../domain/learning/statistics';
import { classNames } from '../../../lib/class-names';
import { formatCount, formatList } from '../../../lib/format';
import { formatTimeSpent } from '../../../lib/format-time';
import { Card } from '../../../ui/card';

const weekdays = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const;

/** This week: its days, the time spent, and days in a row while there are such. */
export function WeekCard({ statistics: { thisWeek, weeks, streak } }: { statistics: Statistics }) {
  const [before, now] = weeks.slice(-2);
  const practised = weekdays.filter((_, index) => thisWeek[index]);
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Den här veckan</h2>
      <p className="sr-only">
        {practised.length === 0
          ? 'Du har inte övat än den här veckan.'
          : `Du har övat ${formatList(practised)}.`}
      </p>
      <ol aria-hidden className="flex max-w-sm justify-between gap-1">
        {weekdays.map((day, index) => (
          <li key={day} className="grid justify-items-center gap-1 text-sm text-muted-foreground">
            {day.charAt(0).toUpperCase()}
            <span
              className={classNames(
                'grid size-8 place-items-center rounded-full border',
                thisWeek[index]
                  ? 'border-primary bg-primary text-primary-foreground'
                  : 'border-border',
              )}
            >
              {thisWeek[index] && <Check className="size-4" strokeWidth={3} />}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <strong className="inline-block first-letter:uppercase">
          {formatTimeSpent(now?.seconds ?? 0)}
        </strong>{' '}
        med frågorna
        {before !== undefined &&
          before.seconds > 0 &&
          `, ${formatTimeSpent(before.seconds)} veckan före`}
        .
        {streak > 1 && (
          <>
            {' '}
            <strong>{formatCount(streak, 'dag', 'dagar')} i rad</strong>.
          </>
        )}
      </p>
    </Card>
  );
}
