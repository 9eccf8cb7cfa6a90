import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { practiceCategoryOptions } from '../../data/practice-categories/queries';
import { practiceQuestionsOptions } from '../../data/questions/queries';
import type { PracticeCategory } from '../../domain/practice/category';
import { notifyErrorElsewhere } from '../../ui/notify';
import { SessionRunner } from '../../components/session/session-runner';
import { SessionSkeleton } from '../../components/session/session-skeleton';

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

function Questions({ category }: { category: PracticeCategory }) {
  const questions = useQuery(practiceQuestionsOptions(category));
  if (questions.data === undefined) {
    return questions.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (questions.data.length === 0) return <BackToOverview message={noQuestions} />;
  const { id, name } = category;
  return <SessionRunner source={{ id, name, questions: questions.data }} />;
}

function Category({ name }: { name: string }) {
  const category = useQuery(practiceCategoryOptions(name));
  if (category.data === undefined) {
    return category.isError ? <BackToOverview message={notLoaded} /> : <SessionSkeleton />;
  }
  if (category.data === null) return <BackToOverview message={noQuestions} />;
  return <Questions category={category.data} />;
}

/** Practice in one category; the category's name is in the address. */
export default function PracticeSessionPage() {
  const { category = '' } = useParams();
  return <Category key={category} name={category} />;
}
