import { useState } from 'react';

import { discountCodesPageOptions } from '../../data/discount-codes/queries';
import type { ManagedDiscountCode } from '../../domain/purchase/discount-code';
import { lastDayOf } from '../../domain/purchase/discount-draft';
import { formatNumber } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';
import { CellText, Table } from '../../ui/table';
import { formatDay } from '../shared/format-day';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { usePages } from '../shared/use-pages';
import { ChangeDiscountDialog } from './change-discount-dialog';
import { CreateDiscountForm } from './create-discount-form';
import { DeleteDiscountDialog } from './delete-discount-dialog';
import { discountStatus } from './status';
import { useActiveChange } from './use-active-change';

function RowActions({
  code,
  onChange,
  onDelete,
}: {
  code: ManagedDiscountCode;
  onChange: () => void;
  onDelete: () => void;
}) {
  const change = useActiveChange(code.code);
  const name = <span className="sr-only">: {code.code}</span>;
  return (
    <div className="-my-2 -ml-4 flex gap-1">
      <Button variant="quiet" onClick={onChange}>
        Ändra
        {name}
      </Button>
      <Button
        variant="quiet"
        isBusy={change.isBusy}
        onClick={() => {
          change.run(!code.isActive);
        }}
      >
        {code.isActive ? 'Inaktivera' : 'Aktivera'}
        {name}
      </Button>
      <Button variant="quietDestructive" onClick={onDelete}>
        Ta bort
        {name}
      </Button>
    </div>
  );
}

function StatusBadge({ code }: { code: ManagedDiscountCode }) {
  const { name, isUsable } = discountStatus(code, serverNow());
  return <Badge tone={isUsable ? 'success' : 'neutral'}>{name}</Badge>;
}

function DiscountTable({
  codes,
  onChange,
  onDelete,
}: {
  codes: readonly ManagedDiscountCode[];
  onChange: (code: ManagedDiscountCode) => void;
  onDelete: (code: ManagedDiscountCode) => void;
}) {
  return (
    <Table
      caption="Rabattkoder"
      rows={codes}
      keyOf={({ code }) => code}
      columns={[
        {
          heading: 'Kod',
          cell: ({ code }) => (
            <CellText>
              <span className="font-medium">{code}</span>
            </CellText>
          ),
        },
        { heading: 'Rabatt', cell: ({ percentage }) => `${String(percentage)}\u00a0%` },
        {
          heading: 'Användningar',
          cell: ({ currentUses, maxUses }) =>
            `${formatNumber(currentUses)}/${formatNumber(maxUses)}`,
        },
        {
          heading: 'Utgår',
          cell: ({ expiresAt }) => (
            <span className="whitespace-nowrap">
              {expiresAt === null ? 'Ingen' : formatDay(lastDayOf(expiresAt))}
            </span>
          ),
        },
        { heading: 'Status', cell: (code) => <StatusBadge code={code} /> },
        {
          heading: 'Åtgärder',
          cell: (code) => (
            <RowActions
              code={code}
              onChange={() => {
                onChange(code);
              }}
              onDelete={() => {
                onDelete(code);
              }}
            />
          ),
        },
      ]}
    />
  );
}

/** The tab 'Rabatter': codes that take something off the price. */
export default function DiscountsTab() {
  const pages = usePages(discountCodesPageOptions);
  const [changed, setChanged] = useState<ManagedDiscountCode | null>(null);
  const [doomed, setDoomed] = useState<ManagedDiscountCode | null>(null);
  return (
    <>
      <TabHeader title="Rabatter" intro="Koder som drar av några procent från priset." />
      <div className="grid grid-cols-1 gap-6">
        <CreateDiscountForm onCreated={pages.goFirst} />
        <PagedList
          pages={pages}
          errorTitle="Kunde inte ladda rabattkoder."
          empty={
            <EmptyState title="Inga rabattkoder än">
              <p>Skapa den första i formuläret ovanför.</p>
            </EmptyState>
          }
        >
          {(codes) => <DiscountTable codes={codes} onChange={setChanged} onDelete={setDoomed} />}
        </PagedList>
      </div>
      {changed !== null && (
        <ChangeDiscountDialog
          code={changed}
          onClose={() => {
            setChanged(null);
          }}
        />
      )}
      {doomed !== null && (
        <DeleteDiscountDialog
          code={doomed.code}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </>
  );
}
