import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { questionOptions, seenVersionOptions } from '../../data/questions/admin-queries';
import { templateOf } from '../../domain/question/calculated-question';
import { withCategoryName } from '../../domain/question/category-name';
import { changedFields } from '../../domain/question/question-fields';
import type { QuestionReport } from '../../domain/report/question-report';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { Differences } from './differences';

function Seen({ report: { questionId, createdAt, option } }: { report: QuestionReport }) {
  const version = useQuery(seenVersionOptions(questionId, createdAt));
  const saved = useQuery(questionOptions(questionId));
  const now = saved.data;
  if (version.data === undefined || now === undefined) {
    return (
      <NotLoaded
        queries={[version, saved]}
        title="Kunde inte hämta versionen"
        skeleton={<Skeleton className="h-16" />}
      />
    );
  }
  if (version.data === null || now === null) return <p>Den versionen är inte sparad.</p>;
  // a category that has another name now is no difference
  const seen = withCategoryName(version.data.question, [
    { id: now.categoryId, name: now.category },
  ]);
  const answered = option === undefined ? undefined : templateOf(seen).options[option];
  return (
    <>
      {option !== undefined && answered !== undefined && (
        <p className="mb-2 wrap-anywhere">
          Eleven svarade {option.toUpperCase()}: {answered}
        </p>
      )}
      {changedFields(seen, now).length === 0 ? (
        <p>Frågan är i dag som den var då.</p>
      ) : (
        <Differences one={seen} other={now} names={['Då', 'Nu']} />
      )}
    </>
  );
}

/** What the question was when a learner reported it, and how that differs from what it is now: read when it is opened. */
export function SeenVersion({ report }: { report: QuestionReport }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="text-sm"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center">Visa vad eleven såg</summary>
      {isOpen && <Seen report={report} />}
    </details>
  );
}
