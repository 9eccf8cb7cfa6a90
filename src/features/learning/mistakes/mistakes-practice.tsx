import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

import { sessionBeforeOf } from '../../../components/session/session-before';
import { paths } from '../../../config/paths';
import { bankOptions } from '../../../data/exams/bank';
import type { QuestionRef } from '../../../data/exams/bank-of';
import { practiceCategoriesOptions } from '../../../data/practice-categories/queries';
import { PractiseList } from '../practise-list';
import { useMistakes } from './use-mistakes';

const list = {
  id: 'mina-fel',
  name: 'Mina fel',
  back: { href: paths.mistakes.getHref(), label: 'Till mina fel' },
};

function EveryMistake() {
  const { queries, mistakes, isSettled, bank } = useMistakes();
  return (
    <PractiseList {...list} items={mistakes} isSettled={isSettled} bank={bank} queries={queries} />
  );
}

/** Of any licence, also those that a test left without an answer. */
function ChosenQuestions({ chosen }: { chosen: readonly QuestionRef[] }) {
  const { state } = useLocation() as { state: unknown };
  const [before] = useState(() => sessionBeforeOf(state));
  const categories = useQuery(practiceCategoriesOptions());
  const ids = new Set(chosen.map(({ categoryId }) => categoryId));
  const ofChosen = (categories.data ?? []).filter(({ id }) => ids.has(id));
  const bank = useQuery({ ...bankOptions(ofChosen), enabled: categories.data !== undefined });
  const items = bank.data && chosen.filter(({ questionId }) => bank.data.byId.has(questionId));
  // what others add to an address names no category
  if (categories.data !== undefined && ofChosen.length === 0) return <EveryMistake />;
  return (
    <PractiseList
      {...list}
      name="Frågor du hade fel på"
      {...(before && { back: { href: before.path, label: `Fortsätt med ${before.name}` } })}
      items={items}
      isSettled
      bank={bank.data}
      queries={[categories, bank]}
    />
  );
}

/** Practice on what was answered wrongly last, or on the questions that the address names (practiceHref). */
export default function MistakesPractice() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(key);
  if (type !== NavigationType.Pop && key !== visit) setVisit(key);
  const chosen = useMemo(
    () => [...params].map(([categoryId, questionId]) => ({ categoryId, questionId })),
    [params],
  );
  if (chosen.length === 0) return <EveryMistake />;
  // a link begins anew, with the same questions too; a jump within the page does not
  return <ChosenQuestions key={visit + params.toString()} chosen={chosen} />;
}
