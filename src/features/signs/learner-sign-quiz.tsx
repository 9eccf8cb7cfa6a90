import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { learnerOptions } from '../../data/learning/queries';
import { recordAnswer } from '../../data/learning/record-answers';
import { signQuizCategory, type Learner } from '../../domain/learning/learner';
import { byNeed } from '../../domain/learning/sign-schedule';
import { answerEvent } from '../../domain/progress/answer-event';
import type { SignGroup } from '../../domain/sign/sign-group';
import { SignQuizPage } from './sign-quiz-page';

const nothingKnown: Learner = { categories: {}, sessions: 0, seen: {} };

/** The quiz of somebody who is signed in: what is fading is asked first, and the answers are remembered. */
export default function LearnerSignQuiz({ group }: { group: SignGroup }) {
  const { uid } = useLearner();
  const learner = useQuery(learnerOptions(uid));
  const [session] = useState(() => crypto.randomUUID());
  if (learner.isPending) return <SessionSkeleton />;
  // what is remembered only decides the order: where it cannot be read, the quiz goes on without
  const known = learner.data ?? nothingKnown;
  return (
    <SignQuizPage
      group={group}
      rank={(codes) => byNeed(codes, known, Date.now())}
      onAnswer={({ code, option, isRight, round }) => {
        const given = { questionId: code, categoryId: signQuizCategory, option, isRight };
        void recordAnswer(
          uid,
          answerEvent(`${session}-${String(round)}`, { ...given, at: Date.now() }),
        );
      }}
    />
  );
}
