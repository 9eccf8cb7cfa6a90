import { useQuery } from '@tanstack/react-query';

import { questionStatisticsOptions } from '../../data/question-statistics/queries';
import { alarmNames, alarms, leastAsked } from '../../domain/question-statistics/definitions';
import { withAlarms } from '../../domain/question-statistics/question-figures';
import { formatNumber } from '../../lib/format';
import { ChoiceChips } from '../../ui/choice-chips';
import { EmptyState } from '../../ui/empty-state';
import { ListStates, sourceOf } from '../shared/list-states';
import { Pager } from '../shared/pager';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { CountAnswers } from './count-answers';
import { DefinitionList } from './definition-list';
import { FiguresTable, type FiguresRow } from './figures-table';

const rowsOnPage = 20;

/** What is shown: questions with any alarm, with one of them, or all. */
const views = ['any', ...alarms, 'all'] as const;
type View = (typeof views)[number];

function isIn(view: View, row: FiguresRow): boolean {
  if (view === 'all') return true;
  return view === 'any' ? row.alarms.length > 0 : row.alarms.includes(view);
}

/** A page of the rows, with the way to the others. */
function Rows({ rows }: { rows: readonly FiguresRow[] }) {
  const { cursors, turnTo } = useListAddress();
  const first = cursors.length * rowsOnPage;
  const pages = {
    number: cursors.length + 1,
    hasPrevious: cursors.length > 0,
    hasNext: first + rowsOnPage < rows.length,
    goPrevious: () => {
      turnTo(cursors.slice(0, -1));
    },
    goNext: () => {
      turnTo([...cursors, String(first + rowsOnPage)]);
    },
  };
  return (
    <>
      <FiguresTable rows={rows.slice(first, first + rowsOnPage)} />
      <Pager
        pages={pages}
        pageCount={Math.ceil(rows.length / rowsOnPage)}
        onTurn={() => {
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

/** What may be wrong with which questions. */
function Figures({ rows }: { rows: readonly FiguresRow[] }) {
  const { get, narrow } = useListAddress();
  const view = views.find((one) => one === get('larm')) ?? 'any';
  const shown = rows.filter((row) => isIn(view, row));
  const labels = { any: 'Alla larm', ...alarmNames, all: 'Alla frågor' };
  return (
    <div className="mt-6 grid grid-cols-1 gap-4">
      <ChoiceChips
        legend="Visa"
        value={view}
        onChange={(larm) => {
          narrow({ larm });
        }}
        choices={views.map((key) => ({
          key,
          label: `${labels[key]} (${formatNumber(rows.filter((row) => isIn(key, row)).length)})`,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState title="Inga frågor här">
          <p>Ingen fråga har det här larmet.</p>
        </EmptyState>
      ) : (
        <Rows rows={shown} />
      )}
    </div>
  );
}

/** The tab 'Frågestatistik': what learners' first answers say of each question. */
export default function QuestionStatisticsTab() {
  const statistics = useQuery(questionStatisticsOptions());
  return (
    <>
      <TabHeader
        title="Frågestatistik"
        intro="Vad elevernas första svar säger om varje fråga, utan personer."
      />
      <CountAnswers countedAt={statistics.data?.countedAt ?? null} />
      <ListStates
        source={sourceOf(statistics, ({ questions }) => withAlarms(questions))}
        errorTitle="Kunde inte ladda frågestatistiken."
        empty={
          <div className="mt-6">
            <EmptyState title="Inga siffror än">
              <p>Siffror visas för frågor som minst {leastAsked} elever har svarat på.</p>
            </EmptyState>
          </div>
        }
      >
        {(rows) => <Figures rows={rows} />}
      </ListStates>
      <DefinitionList />
    </>
  );
}
