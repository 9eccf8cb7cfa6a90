import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { booksOfYearOptions } from '../../data/bookkeeping/queries';
import { totalBooks, type MonthBooks, type VatSum } from '../../domain/bookkeeping/month-books';
import { swedishMonth } from '../../domain/calendar-month';
import { formatCount, formatOre } from '../../lib/format';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { Table } from '../../ui/table';
import { ListStates } from '../shared/list-states';
import { monthName } from '../shared/month-name';
import { useListAddress } from '../shared/use-address';

/** The years that can be chosen: this one and the six before, as long as books are kept (bokföringslagen, 7 kap. 2 §). */
const mostYears = 7;

/** Net, VAT and gross: side by side where there is room, else below one another. */
function Sum({ netOre, vatOre, grossOre }: VatSum) {
  const parts = [
    ['Netto', netOre],
    ['Moms', vatOre],
    ['Brutto', grossOre],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-0.5 lg:grid-cols-3">
      {parts.map(([name, ore]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-2 lg:grid">
          <dt className="text-sm text-muted-foreground">{name}</dt>
          <dd className="ml-auto whitespace-nowrap tabular-nums lg:ml-0">{formatOre(ore)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Row extends Omit<MonthBooks, 'month'> {
  name: string;
}

const columns = [
  {
    heading: 'Period',
    cell: ({ name, count }: Row) => (
      <>
        <span className="block font-medium first-letter:uppercase">{name}</span>
        <span className="block text-sm text-muted-foreground">
          {formatCount(count, 'köp', 'köp')}
        </span>
      </>
    ),
  },
  { heading: 'Försäljning', cell: ({ sales }: Row) => <Sum {...sales} /> },
  {
    heading: 'Återbetalt',
    cell: ({ refunds }: Row) => (refunds.grossOre === 0 ? '–' : <Sum {...refunds} />),
  },
];

function Months({ year, months }: { year: number; months: readonly MonthBooks[] }) {
  const rows: Row[] = [
    { name: `Hela ${String(year)}`, ...totalBooks(months) },
    ...[...months].reverse().map(({ month, ...books }) => ({ name: monthName(month), ...books })),
  ];
  return (
    <Table
      caption={`Försäljning och återbetalningar ${String(year)}`}
      rows={rows}
      keyOf={({ name }) => name}
      columns={columns}
    />
  );
}

/** What was sold and paid back in each month of a year, with its VAT. */
export function YearBooks() {
  const [thisYear] = useState(() => swedishMonth(new Date()).year);
  const { get, narrow } = useListAddress();
  const years = Array.from({ length: mostYears }, (_, index) => thisYear - index);
  const year = years.find((each) => String(each) === get('ar')) ?? thisYear;
  const books = useQuery(booksOfYearOptions(year));
  return (
    <section aria-label="Månad för månad" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted-foreground">
          En återbetalning står i den månad då den gjordes. Försäljningen står kvar i sin. Köp i
          testläge räknas inte.
        </p>
        <div className="w-32">
          <SelectField
            label="År"
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(year)}
            onChange={({ target }) => {
              narrow({ ar: target.value });
            }}
          />
        </div>
      </div>
      <ListStates
        source={books}
        errorTitle="Kunde inte ladda bokföringen."
        empty={null}
        skeleton={<Skeleton className="h-160" />}
      >
        {(months) => <Months year={year} months={months} />}
      </ListStates>
    </section>
  );
}
