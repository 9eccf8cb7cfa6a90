import { useState } from 'react';

import type { PlannedRow, RowAction } from '../../domain/import/plan-import';
import { questionFieldNames } from '../../domain/question/question-fields';
import { formatList, formatNumber } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { ChoiceChips } from '../../ui/choice-chips';
import { Table } from '../../ui/table';
import type { DataErrorCode } from '../../data/errors';
import { Pager } from '../shared/pager';
import type { Outcomes } from './use-import';

const rowsOnPage = 25;

type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'destructive';

const plans: Record<RowAction, { label: string; tone: Tone }> = {
  create: { label: 'Skapas', tone: 'success' },
  update: { label: 'Uppdateras', tone: 'primary' },
  unchanged: { label: 'Oförändrad', tone: 'neutral' },
  refuse: { label: 'Nekas', tone: 'destructive' },
};

const done: Partial<Record<RowAction, string>> = { create: 'Skapad', update: 'Uppdaterad' };

const failures: Partial<Record<DataErrorCode, string>> = {
  conflict: 'Någon annan har sparat frågan sedan provkörningen.',
  'not-found': 'Frågan har tagits bort sedan provkörningen.',
  'category-gone': 'Frågans kategori har tagits bort sedan provkörningen.',
  'permission-denied': 'Databasen godtar inte raden.',
};

/** Which rows are shown. */
const views = [
  { key: 'all', label: 'Alla', shows: () => true },
  { key: 'create', label: 'Skapas', shows: ({ action }: PlannedRow) => action === 'create' },
  { key: 'update', label: 'Uppdateras', shows: ({ action }: PlannedRow) => action === 'update' },
  {
    key: 'unchanged',
    label: 'Oförändrade',
    shows: ({ action }: PlannedRow) => action === 'unchanged',
  },
  { key: 'refuse', label: 'Nekas', shows: ({ action }: PlannedRow) => action === 'refuse' },
  {
    key: 'remarks',
    label: 'Med anmärkning',
    shows: ({ remarks }: PlannedRow) => remarks.length > 0,
  },
] as const;
type View = (typeof views)[number]['key'];

function What({ row, outcomes }: { row: PlannedRow; outcomes: Outcomes }) {
  const failure = outcomes.get(row.id);
  const { label, tone } = plans[row.action];
  if (row.write === null || failure === undefined) return <Badge tone={tone}>{label}</Badge>;
  return failure === null ? (
    <Badge tone={tone}>{done[row.action] ?? label}</Badge>
  ) : (
    <Badge tone="destructive">Inte skriven</Badge>
  );
}

function Why({ row, outcomes }: { row: PlannedRow; outcomes: Outcomes }) {
  const failure = row.write === null ? null : (outcomes.get(row.id) ?? null);
  const reasons = [
    ...(failure === null ? [] : [failures[failure] ?? failure]),
    ...row.problems,
    ...(row.changes.length === 0
      ? []
      : [`Ändras: ${formatList(row.changes.map((field) => questionFieldNames[field]))}.`]),
  ];
  return (
    <div className="min-w-56">
      {reasons.map((reason) => (
        <p key={reason} className="wrap-anywhere">
          {reason}
        </p>
      ))}
      {row.remarks.map((remark) => (
        <p key={remark} className="text-sm text-muted-foreground">
          {remark}
        </p>
      ))}
    </div>
  );
}

/** Row by row what an import will do and why; while it runs, what it has done. */
export function PlanTable({ rows, outcomes }: { rows: readonly PlannedRow[]; outcomes: Outcomes }) {
  const [view, setView] = useState<View>('all');
  const [page, setPage] = useState(0);
  const counted = views.map((each) => ({ ...each, rows: rows.filter(each.shows) }));
  const shown = counted.find(({ key }) => key === view)?.rows ?? rows;
  const pages = Math.ceil(shown.length / rowsOnPage);
  const hasFiles = new Set(rows.map(({ file }) => file)).size > 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoiceChips
        legend="Visa rader"
        value={view}
        onChange={(next) => {
          setView(next);
          setPage(0);
        }}
        choices={counted
          .filter((each) => each.key === 'all' || each.key === view || each.rows.length > 0)
          .map((each) => ({
            key: each.key,
            label: `${each.label} (${formatNumber(each.rows.length)})`,
          }))}
      />
      <div>
        <Table
          caption="Rader i importen"
          rows={shown.slice(page * rowsOnPage, (page + 1) * rowsOnPage)}
          keyOf={({ key }) => key}
          columns={[
            {
              heading: 'Rad',
              cell: ({ file, row }) => (
                <span className="tabular-nums">
                  {row}
                  {hasFiles && (
                    <span className="block w-32 text-sm wrap-anywhere text-muted-foreground">
                      {file}
                    </span>
                  )}
                </span>
              ),
            },
            {
              heading: 'Fråga',
              onPhone: 'first',
              cell: ({ text, id }) => (
                <span className="line-clamp-3 min-w-40 wrap-anywhere">
                  {text === '' ? id : text}
                </span>
              ),
            },
            {
              heading: 'Vad händer',
              onPhone: 'corner',
              cell: (row) => <What row={row} outcomes={outcomes} />,
            },
            {
              heading: 'Varför',
              onPhone: 'plain',
              cell: (row) => <Why row={row} outcomes={outcomes} />,
            },
          ]}
        />
        <Pager
          pages={{
            number: page + 1,
            hasPrevious: page > 0,
            hasNext: page + 1 < pages,
            goPrevious: () => {
              setPage(page - 1);
            },
            goNext: () => {
              setPage(page + 1);
            },
          }}
          onTurn={() => undefined}
        />
      </div>
    </div>
  );
}
