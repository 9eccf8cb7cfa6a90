import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { learnerOptions } from '../../data/learning/queries';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { categoryProgress, type Learner } from '../../domain/learning/learner';
import { learnerBefore } from '../../domain/learning/learner-before';
import { gainsOf, type SessionGains as Gains } from '../../domain/learning/session-gains';
import { isDoneWell, type PracticeSession } from '../../domain/practice/session';
import type { SessionSource } from '../../domain/practice/session-source';
import { answerEvent } from '../../domain/progress/answer-event';
import { keptTime } from '../../domain/progress/answer-mark';
import { categoryStanding } from '../../domain/progress/category-progress';
import { formatCount } from '../../lib/format';
import { toServerTime } from '../../lib/server-clock';
import { Card } from '../../ui/card';
import { DrawnCheck } from '../../ui/drawn-check';
import { useLearner } from '../learner/learner-context';
import { MilestoneCards, useMilestones } from '../learner/milestone-cards';

interface Ended {
  source: SessionSource;
  session: PracticeSession;
}

function answersOf({ source: { id, questions, mix }, session }: Ended) {
  return session.questionIds.flatMap((questionId) => {
    const given = session.answers[questionId];
    if (given === undefined) return [];
    const categoryId = mix?.categoryOf(questionId) ?? id;
    const at = Math.round(toServerTime(given.at));
    const meaningVersion = questions.find((one) => one.id === questionId)?.meaningVersion;
    return [answerEvent(session.id, { ...given, questionId, categoryId, meaningVersion, at })];
  });
}

/** What the session changed, by what is at hand without reading anything; null where that is not enough. */
function look(ended: Ended, uid: string, client: QueryClient) {
  const known = client.getQueryData(learnerOptions(uid).queryKey);
  if (known === undefined) return null;
  const answers = answersOf(ended);
  const before = learnerBefore(known, keptTime(toServerTime(ended.session.startedAt)));
  // the latest answer may not be counted yet
  const after = foldAnswers(known, answers);
  const categories = client.getQueryData(practiceCategoriesOptions().queryKey);
  const practised = categories?.find(({ id }) => id === ended.source.id);
  const rightOf = (learner: Learner) =>
    practised === undefined
      ? 0
      : categoryStanding(categoryProgress(learner, practised.id), practised.questionCount).right;
  return {
    states: { before, after },
    gains: gainsOf(before, answers),
    practised,
    right: { before: rightOf(before), after: rightOf(after) },
  };
}

function linesOf({ recovered, kept }: Gains): string[] {
  const questions = (count: number) => formatCount(count, 'fråga', 'frågor');
  return [
    ...(recovered > 0 ? [`${questions(recovered)} som du hade fel på sist blev rätt nu.`] : []),
    ...(kept > 0 ? [`${questions(kept)} som du kunde sist sitter fortfarande.`] : []),
  ];
}

/** What got better by a session, and what was reached by it, told of once. */
export default function SessionGains({ source, session }: Ended) {
  const { uid } = useLearner();
  const client = useQueryClient();
  const [seen] = useState(() => look({ source, session }, uid, client));
  const milestones = useMilestones(session.id, seen?.states ?? null);
  if (seen === null) return null;
  const { gains, practised, right } = seen;
  const lines = linesOf(gains);
  if (practised !== undefined && right.after > right.before) {
    const all = formatCount(practised.questionCount, 'fråga', 'frågor');
    lines.unshift(
      `${practised.name}: ${String(right.after)} av ${all} rätt nu (${String(right.before)} förut).`,
    );
  }
  return (
    <>
      <MilestoneCards milestones={milestones} />
      {lines.length > 0 && (
        <Card className="mt-4 flex items-center gap-4">
          {isDoneWell(session) && milestones.length === 0 && <DrawnCheck />}
          <div>
            <h2 className="text-xl">
              {gains.recovered > gains.lost ? 'Bättre än sist' : 'Det här gjorde du'}
            </h2>
            <ul className="mt-2 grid gap-1">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </Card>
      )}
    </>
  );
}
