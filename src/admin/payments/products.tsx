import { useQuery } from '@tanstack/react-query';

import { allProductsOptions } from '../../data/products/admin-queries';
import type { Product } from '../../domain/purchase/product';
import { formatCount, formatKronor } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { CellText, Table } from '../../ui/table';
import { ListStates } from '../shared/list-states';
import { aloneInCell, RowButton } from '../shared/row-button';
import { useDialog } from '../shared/use-dialog';
import { ProductDialog } from './product-dialog';

/** What is sold, and for how much. */
export function Products() {
  const products = useQuery(allProductsOptions());
  const change = useDialog((product: Product, onClose) => (
    <ProductDialog product={product} onClose={onClose} />
  ));
  return (
    <>
      <ListStates
        source={products}
        errorTitle="Kunde inte ladda priserna."
        empty={
          <EmptyState title="Inga produkter">
            <p>Det finns inget att sälja.</p>
          </EmptyState>
        }
      >
        {(items) => (
          <Table
            caption="Produkter"
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              { heading: 'Produkt', cell: ({ name }) => <CellText>{name}</CellText> },
              { heading: 'Pris', onPhone: 'corner', cell: ({ price }) => formatKronor(price) },
              {
                heading: 'Åtkomst',
                onPhone: 'plain',
                cell: ({ months }) => formatCount(months, 'månad', 'månader'),
              },
              {
                heading: 'Status',
                onPhone: 'plain',
                cell: ({ isActive }) =>
                  isActive ? <Badge tone="success">Säljs</Badge> : <Badge>Säljs inte</Badge>,
              },
              {
                heading: 'Åtgärder',
                onPhone: 'end',
                cell: (product) => (
                  <RowButton
                    item={product}
                    name={product.name}
                    className={aloneInCell}
                    onPress={change.open}
                  >
                    Ändra
                  </RowButton>
                ),
              },
            ]}
          />
        )}
      </ListStates>
      {change.dialog}
    </>
  );
}
