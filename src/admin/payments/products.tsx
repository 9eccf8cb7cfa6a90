import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { allProductsOptions } from '../../data/products/admin-queries';
import type { Product } from '../../domain/purchase/product';
import { formatCount, formatKronor } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';
import { CellText, Table } from '../../ui/table';
import { ListStates } from '../shared/list-states';
import { ProductDialog } from './product-dialog';

/** What is sold, and for how much. */
export function Products() {
  const products = useQuery(allProductsOptions());
  const [edited, setEdited] = useState<Product | null>(null);
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
              { heading: 'Pris', cell: ({ price }) => formatKronor(price) },
              { heading: 'Åtkomst', cell: ({ months }) => formatCount(months, 'månad', 'månader') },
              {
                heading: 'Status',
                cell: ({ isActive }) =>
                  isActive ? <Badge tone="success">Säljs</Badge> : <Badge>Säljs inte</Badge>,
              },
              {
                heading: 'Åtgärder',
                cell: (product) => (
                  <Button
                    variant="quiet"
                    className="-my-2 -ml-4"
                    onClick={() => {
                      setEdited(product);
                    }}
                  >
                    Ändra
                    <span className="sr-only">: {product.name}</span>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListStates>
      {edited !== null && (
        <ProductDialog
          product={edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </>
  );
}
