import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { examsOptions } from '../../data/exams/queries';
import { historyLength } from '../../data/exams/repository';
import type { ExamId } from '../../domain/exam/exam-id';
import { Button } from '../../ui/button';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { ExamHistory } from './exam-history';

/** The learner's earlier tests of one kind; older ones are fetched when they are asked for. */
export function EarlierTests({ examId }: { examId: ExamId }) {
  const { uid } = useLearner();
  const [count, setCount] = useState(historyLength);
  const exams = useQuery({
    ...examsOptions(uid, examId, count),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="text-2xl">Dina tidigare prov</h2>
      {exams.data === undefined ? (
        <NotLoaded
          queries={[exams]}
          title="Kunde inte ladda dina tidigare prov"
          skeleton={<Skeleton className="h-40" />}
        >
          De är sparade. Du kan skriva ett nytt prov under tiden.
        </NotLoaded>
      ) : (
        <ExamHistory history={exams.data} />
      )}
      {exams.data !== undefined && exams.data.length >= count && (
        <div>
          <Button
            variant="outline"
            isBusy={exams.isPlaceholderData}
            onClick={() => {
              setCount(count + historyLength);
            }}
          >
            Visa fler
          </Button>
        </div>
      )}
    </section>
  );
}
