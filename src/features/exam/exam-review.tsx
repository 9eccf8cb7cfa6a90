import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { isDataError } from '../../data/errors';
import { examQuestionsOptions } from '../../data/exams/queries';
import type { ExamResult, MarkedQuestion } from '../../domain/exam/exam-result';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { ReviewedQuestions } from './reviewed-questions';

type Shows = (question: MarkedQuestion) => boolean;

const isWrong: Shows = ({ option, isRight }) => option !== null && !isRight;
const isLeft: Shows = ({ option }) => option === null;

const filters: readonly { value: string; label: string; shows: Shows }[] = [
  { value: 'wrong', label: 'Fel', shows: isWrong },
  { value: 'left', label: 'Obesvarade', shows: isLeft },
  { value: 'flagged', label: 'Flaggade', shows: ({ isFlagged }) => isFlagged },
  { value: 'changed', label: 'Ändrade', shows: ({ isChanged }) => isChanged === true },
  { value: 'all', label: 'Alla', shows: () => true },
];

/** The test question by question, with explanations; at first those that were answered wrong. */
export function ExamReview({ result }: { result: ExamResult }) {
  const hasOnlyLeft = !result.questions.some(isWrong) && result.questions.some(isLeft);
  const [filter, setFilter] = useState(hasOnlyLeft ? 'left' : 'wrong');
  const ids = result.questions.map(({ id }) => id);
  const questions = useQuery(examQuestionsOptions(result.id, ids));
  const byId = new Map(questions.data?.map((question) => [question.id, question]));
  const numbered = result.questions.map((marked, index) => ({ marked, number: index + 1 }));
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">Genomgång</h2>
      {questions.data === undefined && (
        <NotLoaded
          queries={[questions]}
          title="Kunde inte ladda frågor."
          skeleton={<Skeleton className="h-64" />}
        >
          {isDataError(questions.error, 'permission-denied')
            ? 'Resultatet ovan är sparat. Frågorna kan visas så länge du har åtkomst.'
            : 'Resultatet ovan är sparat. Kontrollera din anslutning och försök igen.'}
        </NotLoaded>
      )}
      {questions.data !== undefined && (
        <Tabs
          label="Vilka frågor som visas"
          value={filter}
          onChange={setFilter}
          items={filters.flatMap(({ value, label, shows }) => {
            const shown = numbered.filter(({ marked }) => shows(marked));
            // what there is none of has no tab, but that nothing was wrong is told
            if (shown.length === 0 && value !== 'wrong') return [];
            const content =
              shown.length === 0 ? (
                <p className="text-muted-foreground">Inget av dina svar var fel.</p>
              ) : (
                <ReviewedQuestions shown={shown} byId={byId} />
              );
            return [{ value, label: `${label} ${String(shown.length)}`, content }];
          })}
        />
      )}
    </section>
  );
}
