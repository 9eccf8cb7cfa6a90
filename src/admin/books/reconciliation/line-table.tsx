import { useState, type ComponentProps } from 'react';

import type { DataErrorCode } from '../../../data/errors';
import {
  lineStates,
  type LineState,
  type ReconciledLine,
} from '../../../domain/reconciliation/reconcile';
import { formatCount, formatKronor, formatNumber, formatOre } from '../../../lib/format';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { CellText, Table } from '../../../ui/table';
import type { Outcomes } from './use-reconciliation';

const looks: Record<
  LineState,
  { name: string; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }
> = {
  matched: { name: 'Stämmer', tone: 'success' },
  amountDiffers: { name: 'Fel belopp', tone: 'destructive' },
  twice: { name: 'Betald två gånger', tone: 'destructive' },
  closed: { name: 'Avbruten beställning', tone: 'destructive' },
  missing: { name: 'Okänd referens', tone: 'destructive' },
  several: { name: 'Flera referenser', tone: 'warning' },
  unmarked: { name: 'Ingen referens', tone: 'warning' },
  unreadable: { name: 'Inget belopp i kronor', tone: 'warning' },
  alreadyPaid: { name: 'Redan bekräftad', tone: 'neutral' },
  outgoing: { name: 'Utbetalning', tone: 'neutral' },
};

/** What needs nobody's attention. */
const settled: readonly LineState[] = ['matched', 'alreadyPaid', 'outgoing'];

const failures: Partial<Record<DataErrorCode, string>> = {
  conflict: 'Någon annan har hanterat beställningen.',
  'discount-used-up':
    'Rabattkoden är förbrukad. Höj Max användningar under Rabatter och bekräfta igen.',
  'permission-denied': 'Databasen nekade. Är du fortfarande administratör?',
};

/** Lines that are shown at a time. */
const pageSize = 12;

function StateCell({ state, order, outcomes }: ReconciledLine & { outcomes: Outcomes }) {
  const outcome = order === null ? undefined : outcomes.get(order.id);
  const isPayment = state === 'matched' || state === 'alreadyPaid';
  if (isPayment && outcome === null) return <Badge tone="success">Bekräftad nu</Badge>;
  const { name, tone } = looks[state];
  return (
    <div>
      <Badge tone={tone}>{name}</Badge>
      {state === 'matched' && outcome !== undefined && outcome !== null && (
        <span className="block text-sm text-destructive-ink">
          {failures[outcome] ?? 'Kunde inte bekräftas. Försök igen.'}
        </span>
      )}
    </div>
  );
}

function OrderCell({ state, order }: ReconciledLine) {
  if (order === null) return '–';
  return (
    <div>
      <span className="block font-medium">{order.id}</span>
      {state === 'amountDiffers' && (
        <span className="block text-sm whitespace-nowrap text-muted-foreground">
          väntar på {formatKronor(order.amount)}
        </span>
      )}
    </div>
  );
}

/** The lines of a file and what they are to the orders: those to look into first, the others by choice. */
export function LineTable({
  reconciled,
  outcomes,
}: {
  reconciled: readonly ReconciledLine[];
  outcomes: Outcomes;
}) {
  const unclear = reconciled.filter(({ state }) => !settled.includes(state));
  const choices = [
    { value: 'unclear', label: 'Att utreda', lines: unclear },
    { value: 'all', label: 'Alla rader', lines: reconciled },
    ...lineStates.map((value) => ({
      value,
      label: looks[value].name,
      lines: reconciled.filter(({ state }) => state === value),
    })),
  ].filter(({ lines }) => lines.length > 0);
  const [chosen, setChosen] = useState('unclear');
  const [most, setMost] = useState(pageSize);
  const shown = choices.find(({ value }) => value === chosen) ?? choices[0];
  if (shown === undefined) return null;
  const left = shown.lines.length - most;
  return (
    <section aria-label="Rader i filen" className="grid grid-cols-1 gap-4">
      <div className="sm:max-w-xs">
        <SelectField
          label="Visa"
          options={choices.map(({ value, label, lines }) => ({
            value,
            label: `${label} (${formatNumber(lines.length)})`,
          }))}
          value={shown.value}
          onChange={({ target }) => {
            setChosen(target.value);
            setMost(pageSize);
          }}
        />
      </div>
      <Table
        caption={`Rader i filen: ${shown.label.toLowerCase()}`}
        rows={shown.lines.slice(0, most)}
        keyOf={({ line }) => String(line.row)}
        columns={[
          { heading: 'Rad', onPhone: 'labelled', cell: ({ line }) => formatNumber(line.row) },
          {
            heading: 'Status',
            onPhone: 'first',
            cell: (each) => <StateCell {...each} outcomes={outcomes} />,
          },
          {
            heading: 'Belopp',
            onPhone: 'corner',
            cell: ({ line }) => (
              <span className="whitespace-nowrap tabular-nums">
                {line.ore === null ? '–' : formatOre(line.ore)}
              </span>
            ),
          },
          { heading: 'Beställning', onPhone: 'plain', cell: (each) => <OrderCell {...each} /> },
          {
            heading: 'I filen',
            onPhone: 'plain',
            cell: ({ line }) => <CellText>{line.text}</CellText>,
          },
        ]}
      />
      {left > 0 && (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              setMost(most + pageSize);
            }}
          >
            Visa {formatCount(Math.min(left, pageSize), 'rad', 'rader')} till
          </Button>
        </div>
      )}
    </section>
  );
}
