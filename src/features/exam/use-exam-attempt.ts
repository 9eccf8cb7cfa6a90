import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { recordExam } from '../../data/progress/sync';
import { applyEvent, type ExamAttempt, type ExamEvent } from '../../domain/exam/attempt';
import { markAttempt } from '../../domain/exam/exam-result';
import { followLocalKey } from '../../lib/local-store';
import { steadyClock } from '../../lib/steady-clock';
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

/**
 * Follows the learner's test under way. An event acts on what is stored, not on what this tab last saw, so two tabs run
 * one test. A test that is handed in, by the learner or by the clock, is recorded and then let go of.
 */
export function useExamAttempt(uid: string, clockOffset: number): RunningExam {
  const now = useMemo(() => steadyClock(clockOffset), [clockOffset]);
  const [attempt, setAttempt] = useState(() => attemptStore(uid).read());
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const runningId = attempt?.id ?? null;

  const adopt = (stored: ExamAttempt | null) => {
    if (stored === null && runningId !== null) setFinishedId(runningId);
    setAttempt(stored);
  };
  const send = (event: ExamEvent) => {
    const store = attemptStore(uid);
    const stored = store.read();
    const changed = stored === null ? null : applyEvent(stored, event, now());
    if (changed !== null && changed !== stored) store.write(changed);
    adopt(changed);
  };

  const adoptStored = useEffectEvent(() => {
    adopt(attemptStore(uid).read());
  });
  useEffect(
    () =>
      followLocalKey(attemptKey(uid), () => {
        adoptStored();
      }),
    [uid],
  );

  const passTime = useEffectEvent(() => {
    send({ kind: 'tick' });
  });
  useEffect(() => {
    if (runningId === null) return;
    const timer = setInterval(() => {
      passTime();
    }, tick);
    const first = setTimeout(() => {
      passTime();
    });
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [runningId]);

  useEffect(() => {
    const result = attempt === null ? null : markAttempt(attempt);
    if (result === null) return;
    let isGone = false;
    // on the device before the attempt is let go of; sending takes its own time
    void recordExam(uid, result).then(() => {
      const store = attemptStore(uid);
      if (store.read()?.id === result.id) store.remove();
      if (isGone) return;
      setFinishedId(result.id);
      setAttempt(null);
    });
    return () => {
      isGone = true;
    };
  }, [uid, attempt]);

  return { attempt, finishedId, now, send };
}
