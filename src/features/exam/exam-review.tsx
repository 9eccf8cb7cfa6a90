import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { isDataError } from '../../data/errors';
import { examQuestionsOptions } from '../../data/exams/queries';
import type { ExamResult, MarkedQuestion } from '../../domain/exam/exam-result';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { ReviewedQuestion } from './reviewed-question';

type Filter = 'wrong' | 'flagged' | 'all';

const filters: readonly {
  value: Filter;
  label: string;
  shows: (question: MarkedQuestion) => boolean;
  empty: string;
}[] = [
  {
    value: 'wrong',
    label: 'Fel',
    shows: ({ isRight }) => !isRight,
    empty: 'Du svarade rätt på alla frågor.',
  },
  {
    value: 'flagged',
    label: 'Flaggade',
    shows: ({ isFlagged }) => isFlagged,
    empty: 'Du flaggade inga frågor.',
  },
  { value: 'all', label: 'Alla', shows: () => true, empty: '' },
];

/** The test question by question, with explanations; at first those that went wrong. */
export function ExamReview({ result }: { result: ExamResult }) {
  const [filter, setFilter] = useState<string>('wrong');
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
          items={filters.map(({ value, label, shows, empty }) => {
            const shown = numbered.filter(({ marked }) => shows(marked));
            return {
              value,
              label: `${label} (${String(shown.length)})`,
              content:
                shown.length === 0 ? (
                  <p className="text-muted-foreground">{empty}</p>
                ) : (
                  <ol className="grid gap-4">
                    {shown.map(({ marked, number }) => (
                      <li key={marked.id}>
                        <ReviewedQuestion
                          number={number}
                          marked={marked}
                          question={byId.get(marked.id)}
                        />
                      </li>
                    ))}
                  </ol>
                ),
            };
          })}
        />
      )}
    </section>
  );
}
