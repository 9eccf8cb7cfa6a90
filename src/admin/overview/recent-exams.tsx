import { useQuery } from '@tanstack/react-query';

import { recentExamsOptions } from '../../data/finished-exams/queries';
import { passedShare } from '../../domain/exam/exam-counts';
import { formatNumber } from '../../lib/format';
import { Card } from '../../ui/card';
import { NotLoaded } from '../../ui/not-loaded';
import { ProgressBar } from '../../ui/progress-bar';
import { Skeleton } from '../../ui/skeleton';
import { problemText } from '../shared/messages';

/** How many mock tests have been finished in the last weeks, and the share of them that was passed. */
export function RecentExams() {
  const exams = useQuery(recentExamsOptions());
  if (exams.data === undefined) {
    return (
      <NotLoaded
        queries={[exams]}
        title="Kunde inte räkna teoriproven."
        skeleton={<Skeleton className="h-[7.5rem]" />}
      >
        {exams.isError && problemText(exams.error)}
      </NotLoaded>
    );
  }
  const share = passedShare(exams.data);
  return (
    <Card className="grid gap-2">
      <h3 className="text-lg">Teoriprov de senaste fyra veckorna</h3>
      {share === null ? (
        <p className="text-muted-foreground">Inget prov har gjorts.</p>
      ) : (
        <>
          <p>
            <span className="text-2xl font-semibold tabular-nums">
              {formatNumber(exams.data.taken)}
            </span>{' '}
            gjorda, {share}&nbsp;% godkända
          </p>
          <ProgressBar percent={share} label="Andel godkända prov" />
        </>
      )}
    </Card>
  );
}
