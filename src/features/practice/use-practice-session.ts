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
  const [held, setHeld] = useState<PracticeSession>(() => store.read() ?? start());
  // the bank may have changed since the session was kept
  let session = reconcile(held, new Set(ids));
  if (session === null) {
    session = start();
    setHeld(session);
  }
  const question = questions.find(({ id }) => id === currentQuestionId(session)) as Question;
  const given = session.answers[question.id];

  const keep = (changed: PracticeSession) => {
    store.write(changed);
    setHeld(changed);
  };

  useEffect(() => {
    const key = sessionKey(uid, category.id);
    const adopt = (event: StorageEvent) => {
      if (event.key !== key) return;
      const others = sessionStore(uid, category.id).read();
      if (others !== null) setHeld(others);
    };
    window.addEventListener('storage', adopt);
    return () => {
      window.removeEventListener('storage', adopt);
    };
  }, [uid, category.id]);

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
    next: () => {
      const now = Date.now();
      if (given === undefined) return;
      const since = now - given.at;
      // a clock that has been set back must not hold the learner
      if (since >= 0 && since < doubleClick) return;
      const moved = next(session, now);
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
