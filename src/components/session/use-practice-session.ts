import { useEffect, useRef, useState } from 'react';

import { useLearner } from '../learner/learner-context';
import { recordAnswer, recordSession } from '../../data/learning/record-answers';
import {
  answer,
  currentQuestionId,
  next,
  previous,
  reconcile,
  select,
  startSession,
  type PracticeSession,
} from '../../domain/practice/session';
import type { SessionSource } from '../../domain/practice/session-source';
import {
  answerEvent,
  thinkingSecondsMax,
  type Confidence,
} from '../../domain/progress/answer-event';
import { finishedSession } from '../../domain/practice/finished-session';
import type { OptionKey, Question } from '../../domain/question/question';
import { hashOf } from '../../domain/hash';
import { followLocalKey } from '../../lib/local-store';
import { sessionKey, sessionStore } from './session-store';

/** Milliseconds after an answer in which the button does nothing: the second press of a double click skips nothing. */
const doubleClick = 400;

/** A mix starts anew from what is left of it, so it is kept nowhere. */
const notKept: ReturnType<typeof sessionStore> = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
};

/** Milliseconds since the question on screen was shown. */
function useTimeOnScreen(questionId: string): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, [questionId]);
  return () => Date.now() - shownAt.current;
}

/** How sure the learner says he is of the question on screen, before he answers it. */
function useConfidence(questionId: string) {
  const [said, setSaid] = useState<{ questionId: string; confidence: Confidence | undefined }>();
  return [
    said?.questionId === questionId ? said.confidence : undefined,
    (confidence: Confidence | undefined) => {
      setSaid({ questionId, confidence });
    },
  ] as const;
}

/** A practice session that survives a reload, follows other tabs, and hands every answer to the outbox once. */
export function usePracticeSession(source: SessionSource) {
  const { uid } = useLearner();
  const { questions, mix } = source;
  const isKept = mix === undefined;
  const store = isKept ? sessionStore(uid, source.id) : notKept;
  const ids = questions.map(({ id }) => id);
  const start = (questionIds = source.sitting ?? ids) => {
    const id = crypto.randomUUID();
    return startSession({
      id,
      categoryId: source.id,
      questionIds,
      // a mix comes in its order
      ...(isKept && { seed: hashOf(`${uid}/${id}`) }),
      now: Date.now(),
    });
  };
  const [held, setHeld] = useState<PracticeSession>(() => {
    const begun = store.read() ?? start();
    // kept from the first moment, so that a reload or a second tab finds the same questions in the same order
    store.write(begun);
    return begun;
  });
  // the bank may have changed since the session was kept
  let session = reconcile(held, new Set(ids));
  if (session === null) {
    session = start();
    store.write(session);
    setHeld(session);
  }
  const question = questions.find(({ id }) => id === currentQuestionId(session)) as Question;
  const given = session.answers[question.id];
  const timeOnScreen = useTimeOnScreen(question.id);
  const [confidence, setConfidence] = useConfidence(question.id);

  const keep = (changed: PracticeSession) => {
    store.write(changed);
    setHeld(changed);
  };

  useEffect(
    () =>
      followLocalKey(sessionKey(uid, source.id), () => {
        const others = isKept ? sessionStore(uid, source.id).read() : null;
        if (others !== null) setHeld(others);
      }),
    [uid, source.id, isKept],
  );

  return {
    session,
    question,
    confidence,
    setConfidence,
    select: (option: OptionKey) => {
      keep(select(session, option));
    },
    /** Answers with the marked option. Returns false when none is marked. */
    answer: (): boolean => {
      const answered = answer(session, question.answer, Date.now(), confidence);
      const event = answered.answers[question.id];
      if (event === undefined) return false;
      if (given === undefined) {
        keep(answered);
        const told = {
          ...event,
          questionId: question.id,
          categoryId: mix?.categoryOf(question.id) ?? source.id,
          meaningVersion: question.meaningVersion,
          seconds: Math.min(thinkingSecondsMax, Math.max(0, Math.round(timeOnScreen() / 1000))),
        };
        void recordAnswer(uid, answerEvent(session.id, told));
      }
      return true;
    },
    /** Returns true iff a press now may still be the second of the double click that answered. */
    isJustAnswered: (): boolean => {
      if (given === undefined) return false;
      const since = Date.now() - given.at;
      // a clock that has been set back must not hold the learner
      return since >= 0 && since < doubleClick;
    },
    next: () => {
      const moved = next(session, Date.now());
      keep(moved);
      const finished = session.finishedAt === null ? finishedSession(moved) : null;
      if (finished !== null) void recordSession(uid, finished);
    },
    previous: () => {
      keep(previous(session));
    },
    /** Asks the same questions once more. */
    restart: () => {
      keep(start(session.questionIds));
    },
    discard: () => {
      store.remove();
    },
  };
}
