import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  Link,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';

import { useLearner } from '../../components/learner/learner-context';
import { SessionRunner } from '../../components/session/session-runner';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { sessionStore } from '../../components/session/session-store';
import { sittingSizeStore } from '../../components/session/sitting-size-store';
import { paths } from '../../config/paths';
import { practiceOrderOptions } from '../../data/learning/practice-order';
import { practiceCategoryOptions } from '../../data/practice-categories/queries';
import { practiceQuestionsOptions } from '../../data/questions/queries';
import type { PracticeCategory } from '../../domain/practice/category';
import { score } from '../../domain/practice/session';
import { sittingLength, usualSittingSize } from '../../domain/practice/sitting';
import { ButtonLink } from '../../ui/button';
import { notifyErrorElsewhere } from '../../ui/notify';
import { goingOn, isGoingOn } from './going-on';

const noQuestions = ['Inga frågor', 'Det finns inga frågor för denna kategori än.'] as const;
const notLoaded = ['Fel', 'Kunde inte ladda frågor.'] as const;

/** Goes back to the overview with a message. */
function BackToOverview({ message: [title, text] }: { message: readonly [string, string] }) {
  const navigate = useNavigate();
  useEffect(() => {
    notifyErrorElsewhere(title, text);
    void navigate(paths.practice.getHref(), { replace: true });
  }, [navigate, title, text]);
  return <SessionSkeleton />;
}

/** Forgets a finished sitting when a link leads here: a reload of its result, or the way back to it, shows it still. */
function useNewVisit(uid: string, categoryId: string): void {
  const type = useNavigationType();
  useState(() => {
    const store = sessionStore(uid, categoryId);
    // what another tab has begun goes on
    if (type !== NavigationType.Pop && store.read()?.finishedAt !== null) store.remove();
  });
}

function Questions({ category }: { category: PracticeCategory }) {
  const { id, name } = category;
  const { uid } = useLearner();
  useNewVisit(uid, id);
  const location = useLocation();
  const questions = useQuery(practiceQuestionsOptions(category));
  const order = useQuery(practiceOrderOptions(uid, category, location.key));
  if (questions.data === undefined) {
    return questions.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (questions.data.length === 0) return <BackToOverview message={noQuestions} />;
  // a sitting that runs, or is done, is kept with its questions
  if (order.isPending && sessionStore(uid, id).read() === null) return <SessionSkeleton />;
  const { ids, waiting } = order.data ?? { ids: questions.data.map((one) => one.id), waiting: 0 };
  const size = sittingSizeStore(uid).read() ?? usualSittingSize;
  // who goes on is asked what is left; a new sitting is filled up with what was answered longest ago
  const available = isGoingOn(location.state) && waiting > 0 ? waiting : ids.length;
  return (
    <SessionRunner
      source={{
        id,
        name,
        questions: questions.data,
        sitting: ids.slice(0, sittingLength(size, available)),
      }}
      nextStep={(done) => {
        const left = ids.slice(0, waiting).filter((one) => done.answers[one] === undefined).length;
        if (left === 0) return null;
        const { right, answered } = score(done);
        return (
          <ButtonLink variant={right === answered ? 'primary' : 'outline'}>
            <Link to={{}} replace state={goingOn}>
              Nästa {sittingLength(size, left)}
            </Link>
          </ButtonLink>
        );
      }}
    />
  );
}

function Category({ name }: { name: string }) {
  const category = useQuery(practiceCategoryOptions(name));
  if (category.data === undefined) {
    return category.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (category.data === null) return <BackToOverview message={noQuestions} />;
  return <Questions category={category.data} />;
}

/** Practice in one category, a sitting at each visit; the category's name is in the address. */
export default function PracticeSessionPage() {
  const { category = '' } = useParams();
  return <Category key={useLocation().key} name={category} />;
}
