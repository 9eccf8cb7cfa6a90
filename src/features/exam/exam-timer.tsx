import { useEffect, useEffectEvent, useState } from 'react';

import { ClockPill } from '../../components/question/clock-pill';
import { announcedMinutes, timeLeft, type ExamAttempt } from '../../domain/exam/attempt';
import { formatCount } from '../../lib/format';

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
      <ClockPill name="Tid kvar" left={left} />
      {/* also said out loud is aria-live: an open dialog silences everything else */}
      <p role="status" aria-live="polite" className="sr-only">
        {minutes !== null && `${formatCount(minutes, 'minut', 'minuter')} kvar av provet.`}
      </p>
    </>
  );
}
