import { useEffect, useState } from 'react';

import { recordAnswer, recordResult } from '../../data/progress/sync';
import type { PracticeCategory } from '../../domain/practice/category';
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
import { answerEvent } from '../../domain/progress/answer-event';
import { practiceResult } from '../../domain/progress/practice-result';
import type { OptionKey, Question } from '../../domain/question/question';
import { followLocalKey } from '../../lib/local-store';
import { sessionKey, sessionStore } from './session-store';

/** Milliseconds after an answer in which the button does nothing: the second press of a double click skips nothing. */
const doubleClick = 400;

/** A practice session that survives a reload, follows other tabs, and hands every answer to the outbox once. */
export function usePracticeSession(
  uid: string,
  category: PracticeCategory,
  questions: readonly Question[],
) {
  const store = sessionStore(uid, category.id);
  const ids = questions.map(({ id }) => id);
  const start = () =>
    startSession({
      id: crypto.randomUUID(),
      categoryId: category.id,
      questionIds: ids,
      seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
      now: Date.now(),
    });
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

  const keep = (changed: PracticeSession) => {
    store.write(changed);
    setHeld(changed);
  };

  useEffect(
    () =>
      followLocalKey(sessionKey(uid, category.id), () => {
        const others = sessionStore(uid, category.id).read();
        if (others !== null) setHeld(others);
      }),
    [uid, category.id],
  );

  return {
    session,
    question,
    select: (option: OptionKey) => {
      keep(select(session, option));
    },
    /** Answers with the marked option. Returns false when none is marked. */
    answer: (): boolean => {
      const answered = answer(session, question.answer, Date.now());
      const event = answered.answers[question.id];
      if (event === undefined) return false;
      if (given === undefined) {
        keep(answered);
        const { option, isRight, at } = event;
        const told = { questionId: question.id, categoryId: category.id, option, isRight, at };
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
      const result = session.finishedAt === null ? practiceResult(moved) : null;
      if (result !== null) void recordResult(uid, result);
    },
    previous: () => {
      keep(previous(session));
    },
    restart: () => {
      keep(start());
    },
    discard: () => {
      store.remove();
    },
  };
}
