import { useCallback, useEffect, useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { recordExam } from '../../data/exams/record-exam';
import { applyEvent, type ExamAttempt, type ExamEvent } from '../../domain/exam/attempt';
import { markAttempt } from '../../domain/exam/exam-result';
import { followLocalKey } from '../../lib/local-store';
import { attemptKey, attemptStore } from './exam-store';

/** How often passing time is written down: a clock that is set back between two visits gives no more than this. */
const tick = 5_000;

/** The learner's test under way, as every tab sees it. */
export interface RunningExam {
  /** Null when there is none, or none any more. */
  attempt: ExamAttempt | null;
  /** Id of the test that was handed in while this page followed it, here or in another tab. */
  finishedId: string | null;
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number;
  send: (event: ExamEvent) => void;
}

interface Seen {
  attempt: ExamAttempt | null;
  finishedId: string | null;
}

/** A test that was there and is not any more has been handed in, here or in another tab. */
function see(stored: ExamAttempt | null) {
  return ({ attempt, finishedId }: Seen): Seen => ({
    attempt: stored,
    finishedId: stored === null ? (attempt?.id ?? finishedId) : null,
  });
}

/**
 * Follows the learner's test under way. An event acts on what is stored, not on what this tab last saw, so two tabs run
 * one test. A test that is handed in, by the learner or by the clock, is recorded and then let go of.
 * @param now tells the time by the server's clock, in milliseconds since the epoch.
 */
export function useExamAttempt(now: () => number): RunningExam {
  const { uid } = useLearner();
  const [{ attempt, finishedId }, setSeen] = useState<Seen>(() => ({
    attempt: attemptStore(uid).read(),
    finishedId: null,
  }));
  const runningId = attempt?.id;

  const send = useCallback(
    (event: ExamEvent) => {
      const store = attemptStore(uid);
      const stored = store.read();
      const changed = stored === null ? null : applyEvent(stored, event, now());
      if (changed !== null && changed !== stored) store.write(changed);
      // that time has passed is nothing to draw the page anew for
      const isOnlyTime = event.kind === 'tick' && changed !== null && changed.handedIn === null;
      if (!isOnlyTime) setSeen(see(changed));
    },
    [uid, now],
  );

  useEffect(
    () =>
      followLocalKey(attemptKey(uid), () => {
        setSeen(see(attemptStore(uid).read()));
      }),
    [uid],
  );

  useEffect(() => {
    if (runningId === undefined) return;
    const passTime = () => {
      // a tab that nobody sees leaves the writing to the one that is used
      if (document.visibilityState === 'visible') send({ kind: 'tick' });
    };
    const timer = setInterval(passTime, tick);
    const first = setTimeout(passTime);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [runningId, send]);

  useEffect(() => {
    const result = attempt === null ? null : markAttempt(attempt);
    if (result === null) return;
    let isGone = false;
    // on the device before the attempt is let go of; sending takes its own time
    void recordExam(uid, result).then((isSafe) => {
      const store = attemptStore(uid);
      if (isSafe && store.read()?.id === result.id) store.remove();
      if (!isGone) setSeen({ attempt: null, finishedId: result.id });
    });
    return () => {
      isGone = true;
    };
  }, [uid, attempt]);

  return { attempt, finishedId, now, send };
}
