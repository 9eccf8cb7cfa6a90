import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { examWeeksOptions } from '../../data/finished-exams/queries';
import { passedShare, totalExams, type ExamWeek } from '../../domain/exam/exam-counts';
import { formatNumber } from '../../lib/format';
import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { problemText } from '../shared/messages';
import { ChartGrid, WeekChart } from './week-chart';

const shareText = (share: number | null) => (share === null ? '–' : `${String(share)}\u00a0%`);

function Charts({ weeks }: { weeks: readonly ExamWeek[] }) {
  const total = totalExams(weeks);
  return (
    <ChartGrid>
      <WeekChart
        title="Gjorda teoriprov"
        total={formatNumber(total.taken)}
        weeks={weeks.map(({ monday, taken }) => ({
          monday,
          value: taken,
          text: formatNumber(taken),
        }))}
      />
      <WeekChart
        title="Andel godkända prov"
        total={shareText(passedShare(total))}
        weeks={weeks.map((week) => ({
          monday: week.monday,
          value: passedShare(week) ?? 0,
          text: shareText(passedShare(week)),
        }))}
      />
    </ChartGrid>
  );
}

function Weeks() {
  const weeks = useQuery(examWeeksOptions());
  if (weeks.data !== undefined) {
    return totalExams(weeks.data).taken === 0 ? (
      <p className="text-muted-foreground">Inga teoriprov har gjorts de senaste åtta veckorna.</p>
    ) : (
      <Charts weeks={weeks.data} />
    );
  }
  return (
    <NotLoaded
      queries={[weeks]}
      title="Kunde inte räkna teoriproven."
      skeleton={<Skeleton className="h-[21.625rem]" />}
    >
      {weeks.isError && problemText(weeks.error)}
    </NotLoaded>
  );
}

/** How many mock tests were finished in the last eight weeks, and the share that was passed: counted when it is opened. */
export function ExamWeeks() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">
        Teoriprov de senaste åtta veckorna
      </summary>
      {isOpen && (
        <div className="mt-2">
          <Weeks />
        </div>
      )}
    </details>
  );
}
