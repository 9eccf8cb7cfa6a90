import { useState } from 'react';

import { company } from '../../config/company';
import { listBookEntries, listNamelessEntries } from '../../data/orders/list-book-entries';
import { fiscalYearOf } from '../../domain/bookkeeping/fiscal-year';
import { sieFile } from '../../domain/bookkeeping/sie';
import { vouchersOf } from '../../domain/bookkeeping/vouchers';
import { bookRows } from '../../domain/purchase/book-csv';
import { downloadFile } from '../../lib/download-file';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError, notifySuccess } from '../../ui/notify';
import { SelectField } from '../../ui/select-field';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';
import { BookSettingsForm } from './book-settings-form';
import { bookSettingsStore } from './book-settings-store';
import { exportPeriods } from './export-periods';

/** A file that is saved at a press, or that nothing was found for. */
interface Saved {
  events: number;
  save: () => void;
}

function useSave(make: () => Promise<Saved>) {
  return useWrite({
    mutationFn: make,
    onSuccess: ({ events, save }) => {
      if (events === 0) {
        notifyError('Inget att exportera', 'Inget såldes eller betalades tillbaka under perioden.');
        return;
      }
      save();
      notifySuccess('Framgång', `${formatCount(events, 'händelse', 'händelser')} har exporterats.`);
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte exportera bokföringsunderlaget. ${problemText(error)}`);
    },
  });
}

/** Saves what was sold and paid back as a file for the bookkeeping. */
export function BookExport() {
  const [periods] = useState(() => exportPeriods(new Date()));
  const [key, setKey] = useState(periods[0]?.key ?? '');
  const [settings, setSettings] = useState(bookSettingsStore.read);
  const period = periods.find((each) => each.key === key)?.period ?? null;
  const fiscalYear = period && fiscalYearOf(period, settings.firstMonth);

  const csv = useSave(async () => {
    const [entries, { writeCsv }] = await Promise.all([
      listBookEntries(period),
      // with the library for it, which the rest of the tab has no use for
      import('../../domain/import/csv'),
    ]);
    return {
      events: entries.length,
      save: () => {
        downloadFile(`teoriklar-bokforing-${key}.csv`, 'text/csv', writeCsv(bookRows(entries)));
      },
    };
  });
  const sie = useSave(async () => {
    const vouchers = fiscalYear ? vouchersOf(await listNamelessEntries(period), settings) : [];
    return {
      events: vouchers.length,
      save: () => {
        if (fiscalYear === null) return;
        const file = sieFile(vouchers, {
          owner: company,
          settings,
          fiscalYear,
          madeAt: new Date(),
        });
        downloadFile(`teoriklar-bokforing-${key}.si`, 'application/octet-stream', file);
      },
    };
  });

  return (
    <Card>
      <h3 className="text-lg">Export</h3>
      <p className="mb-4 max-w-prose text-muted-foreground">
        En händelse för varje försäljning och en för varje återbetalning, på dagen då den skedde.
        CSV öppnas i Excel och har med köparna. SIE 4 läses in i bokföringsprogrammet som
        verifikationer utan nummer och utan köpare; läs in varje period en gång.
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
          isBusy={csv.isPending}
          onClick={() => {
            csv.mutate();
          }}
        >
          Ladda ner CSV
        </Button>
        <Button
          variant="outline"
          isBusy={sie.isPending}
          disabled={fiscalYear === null}
          onClick={() => {
            sie.mutate();
          }}
        >
          Ladda ner SIE 4
        </Button>
      </div>
      {fiscalYear === null && (
        <p className="mt-2 text-sm text-muted-foreground">
          En SIE-fil gäller ett räkenskapsår. Välj en period inom ett.
        </p>
      )}
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
          Konton och räkenskapsår
        </summary>
        <BookSettingsForm
          settings={settings}
          onSave={(chosen) => {
            bookSettingsStore.write(chosen);
            setSettings(chosen);
          }}
        />
      </details>
    </Card>
  );
}
