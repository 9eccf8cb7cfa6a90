import { useQuery } from '@tanstack/react-query';

import { reportsPageOptions } from '../../data/question-reports/queries';
import { reportedQuestionsOptions } from '../../data/questions/reported-questions';
import { reportStatuses, statusNames, type ReportGroup } from '../../domain/report/question-report';
import { Alert } from '../../ui/alert';
import { ChoiceChips } from '../../ui/choice-chips';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { useKeptFocus } from '../shared/use-kept-focus';
import { usePages } from '../shared/use-pages';
import { ReportCard } from './report-card';

const views = [...reportStatuses, 'all'] as const;

function Reports({ groups, onMoved }: { groups: readonly ReportGroup[]; onMoved: () => void }) {
  const ids = groups.map(({ questionId }) => questionId);
  const questions = useQuery(reportedQuestionsOptions(ids));
  return (
    <>
      {questions.isError && (
        <div className="mb-4">
          <Alert tone="warning">Frågornas texter kunde inte hämtas.</Alert>
        </div>
      )}
      <ul aria-label="Felrapporter" className="grid gap-4">
        {groups.map((group) => (
          <li key={group.questionId}>
            <ReportCard
              group={group}
              question={questions.data?.get(group.questionId)}
              isLoaded={questions.isSuccess}
              onMoved={onMoved}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tab 'Felrapporter': what learners say is wrong with questions, as an inbox. */
export default function ReportsTab() {
  const { get, narrow } = useListAddress();
  const status = views.find((view) => view === get('status')) ?? 'new';
  const pages = usePages((cursor) => reportsPageOptions(status === 'all' ? null : status, cursor));
  const { listRef, keepFocus } = useKeptFocus();
  return (
    <div ref={listRef} tabIndex={-1} className="outline-none">
      <TabHeader title="Felrapporter" intro="Det elever säger är fel i frågorna, nyast först." />
      <div className="mb-4">
        <ChoiceChips
          legend="Status"
          value={status}
          onChange={(view) => {
            narrow({ status: view });
          }}
          choices={[
            ...reportStatuses.map((key) => ({ key, label: statusNames[key] })),
            { key: 'all' as const, label: 'Alla' },
          ]}
        />
      </div>
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda felrapporter."
        empty={
          <EmptyState title={status === 'all' ? 'Inga felrapporter' : 'Inga felrapporter här'}>
            <p>
              {status === 'all'
                ? 'Här hamnar det som elever rapporterar om frågor.'
                : 'Välj en annan status för att se fler.'}
            </p>
          </EmptyState>
        }
      >
        {(groups) => <Reports groups={groups} onMoved={keepFocus} />}
      </PagedList>
    </div>
  );
}
