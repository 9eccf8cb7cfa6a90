import { use } from 'react';

import { LearnerContext } from '../learner/learner-context';
import { useServerTime } from '../learner/use-server-time';
import { ClockPill } from './clock-pill';

function Countdown({ until }: { until: Date }) {
  const left = until.getTime() - useServerTime().getTime();
  return (
    <>
      <ClockPill name="Gratisminuter kvar" left={left} />
      <p role="status" className="sr-only">
        {left <= 0 && 'Dina gratisminuter är slut.'}
      </p>
    </>
  );
}

/** How long the free minutes run that have opened the page, if it is they that have. */
export function FreeMinutesClock() {
  const access = use(LearnerContext)?.access;
  return access?.kind === 'freeMinutes' ? <Countdown until={access.until} /> : null;
}
