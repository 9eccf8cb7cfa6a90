import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { revenueByMonthOptions } from '../../data/admin-stats/queries';
import { netRevenue, type MonthRevenue } from '../../domain/admin/revenue';
import { formatKronor, formatNumber } from '../../lib/format';
import { BarChart } from '../../ui/bar-chart';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Table } from '../../ui/table';
import { ListStates } from '../shared/list-states';
import { StatCardList } from '../shared/stat-cards';
import { monthName, shortMonthName } from '../shared/month-name';

const sum = (kronor: number) => (
  <span className="whitespace-nowrap tabular-nums">{formatKronor(kronor)}</span>
);

const keyOf = ({ month }: MonthRevenue) => `${String(month.year)}-${String(month.month)}`;

function Months({ months }: { months: readonly MonthRevenue[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[2fr_3fr]">
      <Card>
        <h3 className="text-lg">Omsättning per månad</h3>
        <p className="mb-3 text-muted-foreground">
          Det som såldes under månaden minus det som betalades tillbaka under den. En återbetalning
          ändrar inte månaden då köpet såldes. Köp i testläge räknas inte.
        </p>
        <BarChart
          label="Omsättning per månad"
          format={formatNumber}
          bars={months.map((each) => ({
            key: keyOf(each),
            label: shortMonthName(each.month),
            value: netRevenue(each),
            description: `${monthName(each.month)} ${formatKronor(netRevenue(each))}`,
          }))}
        />
      </Card>
      <Table
        caption="Omsättning de senaste tolv månaderna"
        rows={[...months].reverse()}
        keyOf={keyOf}
        columns={[
          { heading: 'Månad', cell: ({ month }) => monthName(month) },
          { heading: 'Sålda köp', cell: ({ orders }) => formatNumber(orders) },
          { heading: 'Försäljning', cell: ({ sold }) => sum(sold) },
          { heading: 'Återbetalat', cell: ({ refunded }) => sum(refunded) },
          { heading: 'Omsättning', onPhone: 'corner', cell: (month) => sum(netRevenue(month)) },
        ]}
      />
    </div>
  );
}

/** What has been sold and paid back: in all, and by month. */
export function RevenueSection() {
  const months = useQuery(revenueByMonthOptions());
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatCardList
        cards={[
          { name: 'revenue', label: 'Total omsättning (kr)' },
          { name: 'activeLicenses', label: 'Aktiva licenser' },
          { name: 'transactions', label: 'Transaktioner' },
        ]}
      />
      <ListStates
        source={months}
        errorTitle="Kunde inte ladda omsättningen."
        empty={
          <EmptyState title="Ingen omsättning">
            <p>Betalda köp syns här.</p>
          </EmptyState>
        }
      >
        {(items) => <Months months={items} />}
      </ListStates>
      <p className="text-muted-foreground">
        Moms månad för månad och filer till bokföringen finns under{' '}
        <Link
          className="font-medium text-primary underline underline-offset-4"
          to={paths.admin.getHref('books')}
        >
          Ekonomi
        </Link>
        .
      </p>
    </div>
  );
}
