import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { practiceCategoryOptions } from '../../data/practice-categories/queries';
import { practiceQuestionsOptions } from '../../data/questions/queries';
import type { PracticeCategory } from '../../domain/practice/category';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError } from '../../ui/notify';
import { Page } from '../../ui/page';
import { AccessFailed } from './access-failed';
import { SessionRunner } from './session-runner';
import { SessionSkeleton } from './session-skeleton';
import { useAccess } from './use-access';
import { useOpenWindow } from './use-open-window';

const noQuestions = ['Inga frågor', 'Det finns inga frågor för denna kategori än.'] as const;
const notLoaded = ['Fel', 'Kunde inte ladda frågor.'] as const;

/** Goes back to the overview with a message. */
function BackToOverview({ message: [title, text] }: { message: readonly [string, string] }) {
  const navigate = useNavigate();
  useEffect(() => {
    notifyError(title, text);
    void navigate(paths.practice.getHref(), { replace: true });
  }, [navigate, title, text]);
  return <SessionSkeleton />;
}

function Questions({ uid, category }: { uid: string; category: PracticeCategory }) {
  const questions = useQuery(practiceQuestionsOptions(category));
  if (questions.data === undefined) {
    return questions.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (questions.data.length === 0) return <BackToOverview message={noQuestions} />;
  return <SessionRunner uid={uid} category={category} questions={questions.data} />;
}

function Category({ uid, name }: { uid: string; name: string }) {
  const category = useQuery(practiceCategoryOptions(name));
  if (category.data === undefined) {
    return category.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (category.data === null) return <BackToOverview message={noQuestions} />;
  return <Questions uid={uid} category={category.data} />;
}

function FreeMinutesStart({ uid, minutes }: { uid: string; minutes: number }) {
  const open = useOpenWindow(uid);
  return (
    <Page title="Dina gratisminuter" width="reading">
      <Card className="grid justify-items-start gap-4">
        <p>
          Du har {formatCount(minutes, 'gratis minut', 'gratis minuter')}. Tiden börjar när du
          startar och går sedan utan paus.
        </p>
        <Button
          isBusy={open.isPending}
          onClick={() => {
            open.mutate();
          }}
        >
          Starta nu
        </Button>
      </Card>
    </Page>
  );
}

/** Practice in one category; the category's name is in the address. */
export function PracticeSessionPage() {
  const { category: name = '' } = useParams();
  const access = useAccess();
  switch (access.kind) {
    case 'loading':
      return <SessionSkeleton />;
    case 'failed':
      return <AccessFailed {...access} />;
    case 'signedOut':
      return (
        <Navigate
          to={paths.login.getHref()}
          state={{ from: paths.practiceSession.getHref(name) }}
          replace
        />
      );
    case 'shut':
      return <Navigate to={paths.practice.getHref()} replace />;
    case 'open':
      return access.access.kind === 'freeMinutesUnopened' ? (
        <FreeMinutesStart uid={access.user.uid} minutes={access.access.minutes} />
      ) : (
        <Category key={name} uid={access.user.uid} name={name} />
      );
  }
}
