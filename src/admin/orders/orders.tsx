import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { emailsOptions } from '../../data/admin-log/queries';
import { orderSearchOptions, ordersPageOptions } from '../../data/orders/admin-queries';
import type { OrderFilter } from '../../data/orders/list-all-orders';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { CustomerLink, orderParameter } from '../shared/desk-links';
import { ListSkeleton, ListStates } from '../shared/list-states';
import { OrderRows } from '../shared/order-rows';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { usePages } from '../shared/use-pages';
import { noFilters, OrderFilters, readFilter } from './order-filters';
import { orderPeriods } from './order-periods';
import { OrderSearch } from './order-search';

const failed = 'Kunde inte ladda ordrarna.';
const label = 'Ordrar';

/** The address of an order's page, from which 'Tillbaka' and the way back lead to the list as it is. */
function useOrderHref() {
  const [parameters] = useSearchParams();
  return (id: string) => {
    const opened = new URLSearchParams(parameters);
    opened.set(orderParameter, id);
    return `?${opened.toString()}`;
  };
}

function AllOrders({ filter }: { filter: OrderFilter }) {
  const pages = usePages((cursor) => ordersPageOptions(filter, cursor));
  const hrefOf = useOrderHref();
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <PagedList
      pages={pages}
      errorTitle={failed}
      empty={
        <EmptyState title={isNarrowed ? 'Inga ordrar här' : 'Inga ordrar än'}>
          <p>
            {isNarrowed
              ? 'Välj något annat för att se fler ordrar.'
              : 'Här syns allt som beställs, också det som inte är betalt.'}
          </p>
        </EmptyState>
      }
    >
      {(orders) => <OrderRows label={label} orders={orders} hrefOf={hrefOf} />}
    </PagedList>
  );
}

function FoundOrders({ typed }: { typed: string }) {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    orderSearchOptions(typed),
  );
  const hrefOf = useOrderHref();
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="min-h-6 wrap-anywhere text-muted-foreground">
        {data !== undefined &&
          !isPlaceholderData &&
          `${formatCount(data.orders.length, 'order', 'ordrar')} för ”${typed}”${data.isCut ? '. Det finns fler: skriv mer för att hitta dem.' : ''}`}
      </p>
      <ListStates
        source={{ data: data?.orders, error, isError, isFetching, refetch }}
        errorTitle={failed}
        skeleton={<ListSkeleton rows={10} />}
        empty={
          <EmptyState title="Ingen order hittades">
            <p>
              Sök på början av referensen, eller av köparens e-postadress, namn eller efternamn.
            </p>
          </EmptyState>
        }
      >
        {(orders) => <OrderRows label={label} orders={orders} hrefOf={hrefOf} />}
      </ListStates>
    </div>
  );
}

/** Whose orders are shown, and the way to everybody's. */
function OfCustomer({ uid, onShowAll }: { uid: string; onShowAll: () => void }) {
  const { data: emails } = useQuery(emailsOptions([uid]));
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="wrap-anywhere">
        Köp av <CustomerLink uid={uid}>{emails?.get(uid) ?? uid}</CustomerLink>
      </span>
      <Button variant="quiet" onClick={onShowAll}>
        Visa allas
      </Button>
    </p>
  );
}

/** Everybody's orders: page by page, the newest first, narrowed by what they are, or found by a search. */
export function Orders() {
  const { get, narrow } = useListAddress();
  const [periods] = useState(() => orderPeriods(new Date()));
  const typed = get('sok') ?? '';
  const filter = readFilter(get, periods);
  return (
    <>
      <TabHeader title="Ordrar" />
      <div className="mb-4 grid grid-cols-1 gap-3 xl:grid-cols-[2fr_3fr]">
        <OrderSearch
          searched={typed}
          onSearch={(text) => {
            // what is looked for is found whatever it is
            narrow({ ...noFilters, sok: text || undefined });
          }}
        />
        <OrderFilters
          get={get}
          periods={periods}
          onChange={(values) => {
            narrow({ ...values, sok: undefined });
          }}
        />
      </div>
      {filter.userId !== undefined && (
        <OfCustomer
          uid={filter.userId}
          onShowAll={() => {
            narrow(noFilters);
          }}
        />
      )}
      {typed === '' ? <AllOrders filter={filter} /> : <FoundOrders typed={typed} />}
    </>
  );
}
