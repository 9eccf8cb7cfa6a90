import Clock from 'lucide-react/icons/clock';

import { classNames } from '../../lib/class-names';
import { formatDuration } from '../../lib/format';

/** Milliseconds that are little time. */
const soon = 5 * 60_000;

/** Time that runs out, beside a question. */
export function ClockPill({
  name,
  left,
}: {
  /** What its time is. */
  name: string;
  /** Milliseconds. */
  left: number;
}) {
  return (
    <p
      role="timer"
      aria-label={name}
      className={classNames(
        'ml-1 flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold tabular-nums',
        left <= soon ? 'bg-warning-soft text-warning-ink' : 'bg-muted text-muted-ink',
      )}
    >
      <Clock aria-hidden className="size-4" />
      {formatDuration(left)}
    </p>
  );
}
