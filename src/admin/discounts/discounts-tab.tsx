import { discountCodesPageOptions } from '../../data/discount-codes/queries';
import type { ManagedDiscountCode } from '../../domain/purchase/discount-code';
import { lastDayOf } from '../../domain/purchase/discount-draft';
import { formatNumber } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { CellText, Table } from '../../ui/table';
import { formatDay } from '../shared/format-day';
import { PagedList } from '../shared/paged-list';
import { RowButton, RowButtons } from '../shared/row-button';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
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
  onChange: (code: ManagedDiscountCode) => void;
  onDelete: (code: ManagedDiscountCode) => void;
}) {
  const activity = useActiveChange(code.code);
  const row = { item: code, name: code.code };
  return (
    <RowButtons>
      <RowButton {...row} onPress={onChange}>
        Ändra
      </RowButton>
      <RowButton
        {...row}
        isBusy={activity.isBusy}
        onPress={({ isActive }) => {
          activity.run(!isActive);
        }}
      >
        {code.isActive ? 'Pausa' : 'Återuppta'}
      </RowButton>
      <RowButton {...row} isDestructive onPress={onDelete}>
        Ta bort
      </RowButton>
    </RowButtons>
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
        {
          heading: 'Rabatt',
          onPhone: 'plain',
          cell: ({ percentage }) => `${String(percentage)}\u00a0%`,
        },
        {
          heading: 'Användningar',
          onPhone: 'plain',
          cell: ({ currentUses, maxUses }) =>
            `${formatNumber(currentUses)}/${formatNumber(maxUses)}`,
        },
        {
          heading: 'Utgår',
          onPhone: 'labelled',
          cell: ({ expiresAt }) => (
            <span className="whitespace-nowrap">
              {expiresAt === null ? 'Ingen' : formatDay(lastDayOf(expiresAt))}
            </span>
          ),
        },
        { heading: 'Status', onPhone: 'corner', cell: (code) => <StatusBadge code={code} /> },
        {
          heading: 'Åtgärder',
          onPhone: 'end',
          cell: (code) => <RowActions code={code} onChange={onChange} onDelete={onDelete} />,
        },
      ]}
    />
  );
}

/** The tab 'Rabatter': codes that take something off the price. */
export default function DiscountsTab() {
  const pages = usePages(discountCodesPageOptions);
  const change = useDialog((code: ManagedDiscountCode, onClose) => (
    <ChangeDiscountDialog code={code} onClose={onClose} />
  ));
  const deletion = useDialog(({ code }: ManagedDiscountCode, onClose) => (
    <DeleteDiscountDialog code={code} onClose={onClose} />
  ));
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
          {(codes) => (
            <DiscountTable codes={codes} onChange={change.open} onDelete={deletion.open} />
          )}
        </PagedList>
      </div>
      {change.dialog}
      {deletion.dialog}
    </>
  );
}
