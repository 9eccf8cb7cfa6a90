import { useId, useState } from 'react';

import { countActions } from '../../domain/import/plan-import';
import type { Question } from '../../domain/question/question';
import { formatCount, formatList, formatNumber } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { ProgressBar } from '../../ui/progress-bar';
import { importKinds } from './import-kinds';
import { PlanTable } from './plan-table';
import { useImport, type Import } from './use-import';

function ChooseFiles({ run }: { run: Import }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        run.choose(files);
      }}
    >
      <TextField
        label="Filer"
        hint="CSV från Excel eller JSON. Första raden i en CSV-fil är rubrikerna. Det som filen inte har någon kolumn eller något fält för lämnas som det är i frågor som redan finns."
        type="file"
        multiple
        accept=".csv,.txt,.tsv,.json,text/csv,application/json"
        className="py-2.5"
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])]);
        }}
      />
      {run.checkProblem !== null && (
        <FormProblem title="Filen kunde inte provköras">
          <span className="wrap-anywhere">{run.checkProblem}</span>
        </FormProblem>
      )}
      <div className="flex justify-end">
        <Button type="submit" disabled={files.length === 0} isBusy={run.isChecking}>
          {run.isChecking ? 'Provkör...' : 'Provkör'}
        </Button>
      </div>
    </form>
  );
}

function Summary({ run }: { run: Import }) {
  const rows = run.plan?.rows ?? [];
  const failed = [...run.outcomes.values()].filter((failure) => failure !== null).length;
  const written = run.outcomes.size - failed;
  const counts = countActions(rows);
  if (run.hasRun && !run.isRunning && run.left === 0) {
    return (
      <Alert tone={failed === 0 ? 'success' : 'warning'} title="Importen är klar">
        {formatCount(written, 'fråga är skriven', 'frågor är skrivna')}
        {failed > 0 && `, ${formatNumber(failed)} kunde inte skrivas: se tabellen`}
        {counts.refuse > 0 && `, ${formatCount(counts.refuse, 'rad', 'rader')} nekades`}.
      </Alert>
    );
  }
  if (run.runProblem !== null && !run.isRunning) {
    return (
      <Alert tone="destructive" title="Importen avbröts">
        {run.runProblem} {formatCount(written, 'fråga är skriven', 'frågor är skrivna')} och{' '}
        {formatNumber(run.left)} återstår. Ingen fråga är halvskriven; fortsätt när du vill.
      </Alert>
    );
  }
  const parts = [
    `${formatNumber(counts.create)} skapas`,
    `${formatNumber(counts.update)} uppdateras`,
    `${formatNumber(counts.unchanged)} är redan som i filen`,
    `${formatNumber(counts.refuse)} nekas`,
  ];
  const names = run.plan?.categories.map(({ name }) => `”${name}”`) ?? [];
  return (
    <Alert tone="info" title={run.hasRun ? 'Importen är inte klar' : 'Ingenting är skrivet än'}>
      Av {formatCount(rows.length, 'rad', 'rader')}: {formatList(parts)}.
      {names.length > 0 && ` Kategorier som skapas: ${formatList(names)}.`}
    </Alert>
  );
}

function RunPlan({ run, onClose }: { run: Import; onClose: () => void }) {
  const progress = useId();
  const percent = run.writes === 0 ? 100 : Math.floor((run.outcomes.size * 100) / run.writes);
  return (
    <>
      <Summary run={run} />
      {run.hasRun && run.left > 0 && (
        <div className="grid gap-2">
          <p id={progress} className="tabular-nums">
            {formatNumber(run.outcomes.size)} av {formatNumber(run.writes)} frågor
          </p>
          <ProgressBar label="Importen" percent={percent} />
        </div>
      )}
      {run.isRunning ? (
        <DialogButtons backLabel="Stoppa" onBack={run.stop} />
      ) : (
        <DialogButtons backLabel="Välj andra filer" onBack={run.restart}>
          {run.left > 0 ? (
            <Button onClick={run.start}>
              {run.hasRun ? 'Fortsätt' : `Importera ${formatCount(run.left, 'fråga', 'frågor')}`}
            </Button>
          ) : (
            <Button onClick={onClose}>Stäng importen</Button>
          )}
        </DialogButtons>
      )}
      <PlanTable rows={run.plan?.rows ?? []} outcomes={run.outcomes} />
    </>
  );
}

/** Imports questions: files are chosen, tried without writing anything, and run when that is confirmed. */
export default function ImportDialog({
  kind,
  onClose,
}: {
  kind: Question['kind'];
  onClose: () => void;
}) {
  const run = useImport(kind);
  const close = () => {
    // a run is stopped first: nobody should wonder what a closed window still does
    if (!run.isRunning && !run.isChecking) onClose();
  };
  return (
    <Dialog
      isOpen
      width={run.plan === null ? 'normal' : 'wide'}
      onClose={close}
      title={`Importera ${importKinds[kind].title}`}
      description={
        run.plan === null
          ? 'Filerna provkörs först. Ingenting skrivs innan du har sett vad som händer.'
          : 'Varje fråga skrivs hel eller inte alls. Samma fil kan köras igen.'
      }
    >
      {run.plan === null ? <ChooseFiles run={run} /> : <RunPlan run={run} onClose={close} />}
    </Dialog>
  );
}
