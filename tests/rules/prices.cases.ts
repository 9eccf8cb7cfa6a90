import { newOrder, orderWith } from './orders.cases';
import { prices } from './purchase-cases';
import { fields, integer } from './support/fields';
import { allowBatch, table, within, type Batch } from './support/requests';

/** An order of a product at the list price with a code of the percentage. */
function orderAt({ listPrice, percentage, amount, vatOre }: (typeof prices)[number]): Batch {
  const figures = { listPrice, discountPercentage: percentage, amount, vat_ore: vatOre };
  const given = { 'products/full': { price: listPrice } };
  if (percentage > 0) {
    return {
      ...orderWith('HALF', figures),
      given: { ...given, 'discountCodes/HALF': { discount_percentage: percentage } },
    };
  }
  const { order, open } = newOrder.writes;
  return {
    ...newOrder,
    given,
    writes: { order: { ...order, data: { ...order.data, ...figures } }, open },
  };
}

/** Every price is ordered at what the page says, and at nothing else. */
export const orderPrices = table(
  'prices',
  ...prices.map((row) => {
    const batch = orderAt(row);
    return allowBatch(`${String(row.listPrice)} kr less ${String(row.percentage)} %`, batch).vary(
      within(
        'order',
        fields(batch.writes['order'] ?? newOrder.writes.order, {
          listPrice: integer(row.listPrice, row.listPrice),
          discountPercentage: integer(row.percentage, row.percentage),
          amount: integer(row.amount, row.amount),
          vat_ore: integer(row.vatOre, row.vatOre),
        }),
      ),
    );
  }),
);
