import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { listSoldOrders } from '../../../data/orders/manage-orders';
import { writeCsv } from '../../../domain/import/csv';
import { orderRows } from '../../../domain/purchase/order-csv';
import { downloadFile } from '../../../lib/download-file';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { SelectField } from '../../../ui/select-field';
import { problemText } from '../messages';
import { exportPeriods } from './export-periods';

/** Saves what was sold as a file for the bookkeeping. */
export function OrderExport() {
  const [periods] = useState(() => exportPeriods(new Date()));
  const [key, setKey] = useState(periods[0]?.key ?? '');
  const save = useMutation({
    mutationFn: () => listSoldOrders(periods.find((each) => each.key === key)?.period ?? null),
    onSuccess: (orders) => {
      if (orders.length === 0) {
        notifyError('Inget att exportera', 'Inga beställningar är betalda under perioden.');
        return;
      }
      const csv = writeCsv(orderRows(orders));
      downloadFile(`teoriklar-betalda-${key}.csv`, 'text/csv', csv);
      notifySuccess(
        'Framgång',
        `${formatCount(orders.length, 'beställning', 'beställningar')} har exporterats.`,
      );
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte exportera beställningarna. ${problemText(error)}`);
    },
  });
  return (
    <Card>
      <h3 className="text-lg">Export</h3>
      <p className="mb-4 text-muted-foreground">
        Beställningar som betalades under perioden som CSV, för bokföringen, med status och dag för
        återbetalning. Öppnas direkt i Excel.
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
