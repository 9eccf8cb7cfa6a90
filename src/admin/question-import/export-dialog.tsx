import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countForExportOptions } from '../../data/question-import/queries';
import { readForExport, type ExportFilter } from '../../data/question-import/export-questions';
import { writeTable } from '../../domain/import/import-file';
import { writeJson } from '../../domain/import/import-json';
import { licenceNames, type LicenceType } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import { downloadFile } from '../../lib/download-file';
import { formatCount, formatList, formatNumber } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ChoiceChips } from '../../ui/choice-chips';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { notifyError, notifySuccess } from '../../ui/notify';
import { ProgressBar } from '../../ui/progress-bar';
import { useWrite } from '../../ui/use-write';
import { formatDay } from '../shared/format-day';
import { problemText } from '../shared/messages';
import { importKinds } from './import-kinds';

const formats = {
  csv: { label: 'CSV (Excel)', type: 'text/csv', write: writeTable },
  json: { label: 'JSON', type: 'application/json', write: writeJson },
} as const;
type Format = keyof typeof formats;

/** What the list beside the export is narrowed to. */
export interface ListFilter {
  category?: { id: string; name: string } | undefined;
  licenceType?: LicenceType | undefined;
}

function describeFilter({ category, licenceType }: ListFilter): string {
  return formatList([
    ...(category === undefined ? [] : [category.name]),
    ...(licenceType === undefined ? [] : [licenceNames[licenceType]]),
  ]);
}

/** Exports questions, all of a kind or those that the list is filtered by, into one file. */
export default function ExportDialog({
  kind,
  filter,
  onClose,
}: {
  kind: Question['kind'];
  filter: ListFilter;
  onClose: () => void;
}) {
  const [format, setFormat] = useState<Format>('csv');
  const filtered = describeFilter(filter);
  const [scope, setScope] = useState<'all' | 'filtered'>(filtered === '' ? 'all' : 'filtered');
  const [read, setRead] = useState(0);
  const { category, licenceType } = filter;
  const chosen: ExportFilter =
    scope === 'all' ? { kind } : { kind, categoryId: category?.id, licenceType };
  const count = useQuery(countForExportOptions(chosen));
  const download = useWrite({
    mutationFn: () => {
      setRead(0);
      return readForExport(chosen, setRead);
    },
    onSuccess: ({ questions }) => {
      const { type, write } = formats[format];
      const day = formatDay(new Date());
      const name = `teoriklar-${importKinds[kind].fileName}-${day}.${format}`;
      downloadFile(name, type, write(questions));
      notifySuccess(
        'Framgång',
        `${formatCount(questions.length, 'fråga', 'frågor')} har exporterats.`,
      );
    },
    onError: () => {
      notifyError('Fel', 'Kunde inte exportera frågorna.');
    },
  });
  const unreadable = download.data?.unreadable ?? 0;
  const close = () => {
    if (!download.isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`Exportera ${importKinds[kind].title}`}
      description="Filen kan ändras och importeras igen."
    >
      {unreadable > 0 && (
        <Alert tone="warning">
          {formatCount(unreadable, 'fråga är skadad', 'frågor är skadade')} i databasen och saknas i
          filen.
        </Alert>
      )}
      {filtered !== '' && (
        <ChoiceChips
          legend="Vilka frågor"
          value={scope}
          onChange={setScope}
          choices={[
            { key: 'filtered', label: `Bara ${filtered}` },
            { key: 'all', label: 'Alla' },
          ]}
        />
      )}
      <ChoiceChips
        legend="Format"
        value={format}
        onChange={setFormat}
        choices={[
          { key: 'csv', label: formats.csv.label },
          { key: 'json', label: formats.json.label },
        ]}
      />
      {download.isPending ? (
        <div className="grid gap-2">
          <p className="tabular-nums">
            {formatNumber(read)}
            {count.data !== undefined && ` av ${formatNumber(count.data)}`} frågor lästa
          </p>
          <ProgressBar
            label="Exporten"
            percent={Math.min(100, Math.floor((read * 100) / Math.max(1, count.data ?? read)))}
          />
        </div>
      ) : (
        <p className="min-h-6 text-muted-foreground">
          {count.data !== undefined && formatCount(count.data, 'fråga', 'frågor')}
        </p>
      )}
      {download.isError && (
        <FormProblem title="Kunde inte exportera frågorna.">
          {problemText(download.error)}
        </FormProblem>
      )}
      <DialogButtons isBusy={download.isPending} onBack={close}>
        <Button
          isBusy={download.isPending}
          disabled={count.data === 0}
          onClick={() => {
            download.mutate();
          }}
        >
          Hämta fil
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
