import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { accessOptions } from '../../data/access/queries';
import { isDataError } from '../../data/errors';
import { practiceCategoryOptions } from '../../data/practice-categories/queries';
import { practiceQuestionsOptions } from '../../data/questions/queries';
import type { PracticeCategory } from '../../domain/practice/category';
import { preloadDrawing } from '../../domain/scene/load-drawing';
import { preloadPictures } from '../../ui/load-picture';
import { notifyError } from '../../ui/notify';
import { SessionRunner } from './session-runner';
import { SessionSkeleton } from './session-skeleton';

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

/** The rules are the ones who know: when they refuse, what the device believes of access is asked for again. */
function useRefusal(uid: string, error: Error | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isDataError(error, 'permission-denied')) {
      void client.invalidateQueries({ queryKey: accessOptions(uid).queryKey });
    }
  }, [client, uid, error]);
}

function Questions({
  uid,
  category,
  closesAt,
}: {
  uid: string;
  category: PracticeCategory;
  closesAt: Date | null;
}) {
  const questions = useQuery(practiceQuestionsOptions(category));
  const { data } = questions;
  useEffect(() => {
    const scenes = data?.flatMap(({ scene }) => scene ?? []) ?? [];
    if (scenes.length === 0) return;
    // a question further on may come when there is no network; a loss shows there, with a way to try again
    preloadDrawing(scenes)
      .then(preloadPictures)
      .catch(() => undefined);
  }, [data]);
  useRefusal(uid, questions.error);
  if (questions.data === undefined) {
    return questions.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (questions.data.length === 0) return <BackToOverview message={noQuestions} />;
  return (
    <SessionRunner uid={uid} category={category} questions={questions.data} closesAt={closesAt} />
  );
}

function Category({ uid, name, closesAt }: { uid: string; name: string; closesAt: Date | null }) {
  const category = useQuery(practiceCategoryOptions(name));
  if (category.data === undefined) {
    return category.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (category.data === null) return <BackToOverview message={noQuestions} />;
  return <Questions uid={uid} category={category.data} closesAt={closesAt} />;
}

/** Practice in one category. */
export function PracticeSessionPage({
  uid,
  category,
  closesAt,
}: {
  uid: string;
  category: string;
  /** When the learner's free minutes end by the device's clock, or null. */
  closesAt: Date | null;
}) {
  return <Category key={`${uid}/${category}`} uid={uid} name={category} closesAt={closesAt} />;
}
