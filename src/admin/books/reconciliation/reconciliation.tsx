import type { BankColumns } from '../../../domain/reconciliation/bank-lines';
import { formatCount, formatKronor, formatNumber } from '../../../lib/format';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextField } from '../../../ui/field';
import { FormProblem } from '../../../ui/form-problem';
import { NotLoaded } from '../../../ui/not-loaded';
import { ProgressBar } from '../../../ui/progress-bar';
import { SelectField } from '../../../ui/select-field';
import { ListSkeleton } from '../../shared/list-states';
import { problemText } from '../../shared/messages';
import { LineTable } from './line-table';
import { useReconciliation, type ReconciliationRun } from './use-reconciliation';

function ColumnChoice({
  headings,
  columns,
  isDisabled,
  onChange,
}: {
  headings: readonly string[];
  columns: BankColumns | null;
  isDisabled: boolean;
  onChange: (columns: BankColumns) => void;
}) {
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading === '' ? `Kolumn ${String(index + 1)}` : heading,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Belopp står i kolumnen"
        {...(columns === null && {
          placeholder: 'Välj kolumn',
          hint: 'Filens rubriker säger inte var beloppet står.',
        })}
        options={options}
        disabled={isDisabled}
        value={columns === null ? '' : String(columns.amount)}
        onChange={({ target }) => {
          onChange({ reference: null, ...columns, amount: Number(target.value) });
        }}
      />
      {columns !== null && (
        <SelectField
          label="Referensen står i kolumnen"
          placeholder="Sök i alla kolumner"
          options={options}
          disabled={isDisabled}
          value={columns.reference === null ? '' : String(columns.reference)}
          onChange={({ target: { value } }) => {
            onChange({ ...columns, reference: value === '' ? null : Number(value) });
          }}
        />
      )}
    </div>
  );
}

function RunState({ run }: { run: ReconciliationRun }) {
  const { matched, outcomes, progress } = run;
  if (run.isRunning) {
    const text = `${formatNumber(progress.done)} av ${formatNumber(progress.of)} betalningar`;
    return (
      <div className="grid gap-3">
        <p className="tabular-nums">{text}</p>
        <ProgressBar
          label="Bekräftade betalningar"
          percent={progress.of === 0 ? 0 : Math.floor((progress.done * 100) / progress.of)}
        />
        <div>
          <Button variant="outline" onClick={run.stop}>
            Stoppa
          </Button>
        </div>
      </div>
    );
  }
  const confirmed = [...outcomes.values()].filter((failure) => failure === null).length;
  const sum = matched.reduce((total, { amount }) => total + amount, 0);
  return (
    <div className="grid gap-4">
      {run.hasRun && (
        <Alert
          tone={matched.length > 0 ? 'warning' : 'success'}
          title={matched.length > 0 ? 'Allt är inte bekräftat' : 'Klart'}
        >
          {formatCount(confirmed, 'betalning har bekräftats', 'betalningar har bekräftats')}
          {matched.length > 0 && ` och ${formatNumber(matched.length)} återstår`}. {run.runProblem}
        </Alert>
      )}
      {matched.length > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={run.confirmAll}>
            Bekräfta {formatCount(matched.length, 'betalning', 'betalningar')}
          </Button>
          <p className="text-muted-foreground">
            {formatKronor(sum)} som stämmer på öret. Köparna får åtkomst genast.
          </p>
        </div>
      ) : (
        !run.hasRun && <p>Ingen rad i filen stämmer med en beställning som väntar.</p>
      )}
    </div>
  );
}

function Result({ run }: { run: ReconciliationRun }) {
  const { orders } = run;
  if (orders.data === undefined) {
    return (
      <NotLoaded
        queries={[orders]}
        title="Kunde inte slå upp beställningarna."
        skeleton={<ListSkeleton />}
      >
        {orders.isError && problemText(orders.error)}
      </NotLoaded>
    );
  }
  return (
    <>
      <RunState run={run} />
      <LineTable reconciled={run.reconciled} outcomes={run.outcomes} />
    </>
  );
}

/** Holds a bank's or Swish's list of payments against the orders that wait for them, and confirms those that agree. */
export function Reconciliation() {
  const run = useReconciliation();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card className="grid gap-4">
        <p className="max-w-prose text-muted-foreground">
          Välj bankens eller Swish lista över betalningar som CSV. Filen lämnar inte enheten: bara
          de beställningar som den nämner slås upp.
        </p>
        <TextField
          label="Fil med betalningar"
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          className="py-2.5"
          disabled={run.isReading || run.isRunning}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) run.choose(chosen);
          }}
        />
        {run.fileProblem !== null && (
          <FormProblem title="Filen kunde inte läsas">{run.fileProblem}</FormProblem>
        )}
        {run.file !== null && (
          <ColumnChoice
            headings={run.file.headings}
            columns={run.columns}
            isDisabled={run.isRunning}
            onChange={run.setColumns}
          />
        )}
      </Card>
      {run.file !== null && run.columns !== null && <Result run={run} />}
    </div>
  );
}
