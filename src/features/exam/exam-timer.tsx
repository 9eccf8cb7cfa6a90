import Clock from 'lucide-react/icons/clock';
import { useEffect, useEffectEvent, useState } from 'react';

import { announcedMinutes, timeLeft, type ExamAttempt } from '../../domain/exam/attempt';
import { classNames } from '../../lib/class-names';
import { formatCount, formatDuration } from '../../lib/format';

const soon = 5 * 60_000;

/** The time that is left, second by second; says out loud when 10, 5 and 1 minutes are left. */
export function ExamTimer({
  attempt,
  now,
  onTimeOut,
}: {
  attempt: ExamAttempt;
  now: () => number;
  onTimeOut: () => void;
}) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => {
      setTime(now());
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, [now]);
  const left = timeLeft(attempt, time);
  const isOut = left === 0;
  const handIn = useEffectEvent(onTimeOut);
  useEffect(() => {
    if (isOut) handIn();
  }, [isOut]);
  const minutes = announcedMinutes(attempt, time);
  return (
    <>
      <p
        role="timer"
        aria-label="Tid kvar"
        className={classNames(
          'flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold tabular-nums',
          left <= soon ? 'bg-warning-soft text-warning-ink' : 'bg-muted text-muted-ink',
        )}
      >
        <Clock aria-hidden className="size-4" />
        {formatDuration(left)}
      </p>
      {/* also said out loud is aria-live: an open dialog silences everything else */}
      <p role="status" aria-live="polite" className="sr-only">
        {minutes !== null && `${formatCount(minutes, 'minut', 'minuter')} kvar av provet.`}
      </p>
    </>
  );
}
