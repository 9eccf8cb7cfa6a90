import { useState } from 'react';

import { listBookEntries } from '../../data/orders/list-book-entries';
import { bookRows } from '../../domain/purchase/book-csv';
import { downloadFile } from '../../lib/download-file';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError, notifySuccess } from '../../ui/notify';
import { SelectField } from '../../ui/select-field';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';
import { exportPeriods } from './export-periods';

/** Saves what was sold and paid back as a file for the bookkeeping. */
export function OrderExport() {
  const [periods] = useState(() => exportPeriods(new Date()));
  const [key, setKey] = useState(periods[0]?.key ?? '');
  const save = useWrite({
    mutationFn: () =>
      Promise.all([
        listBookEntries(periods.find((each) => each.key === key)?.period ?? null),
        // with the library for it, which the rest of the tab has no use for
        import('../../domain/import/csv'),
      ]),
    onSuccess: ([entries, { writeCsv }]) => {
      if (entries.length === 0) {
        notifyError('Inget att exportera', 'Inget såldes eller betalades tillbaka under perioden.');
        return;
      }
      const csv = writeCsv(bookRows(entries));
      downloadFile(`teoriklar-bokforing-${key}.csv`, 'text/csv', csv);
      notifySuccess(
        'Framgång',
        `${formatCount(entries.length, 'händelse', 'händelser')} har exporterats.`,
      );
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte exportera bokföringsunderlaget. ${problemText(error)}`);
    },
  });
  return (
    <Card>
      <h3 className="text-lg">Export</h3>
      <p className="mb-4 text-muted-foreground">
        Underlag till bokföringen som CSV: en rad för varje försäljning och en för varje
        återbetalning under perioden, med moms, köpare och referens. En återbetalning har minus
        framför beloppet och står på dagen då den gjordes. Försäljningen står kvar på sin dag.
        Köpare som har tagit bort sitt konto står som Raderat konto. Öppnas direkt i Excel.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48 sm:max-w-xs">
          <SelectField
            label="Period"
            options={periods.map((each) => ({ value: each.key, label: each.label }))}
            value={key}
            onChange={({ target }) => {
              setKey(target.value);
            }}
          />
        </div>
        <Button
          variant="outline"
          isBusy={save.isPending}
          onClick={() => {
            save.mutate();
          }}
        >
          Ladda ner CSV
        </Button>
      </div>
    </Card>
  );
}
