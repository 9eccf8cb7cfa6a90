import { newOrder } from './orders.cases';
import { prices } from './purchase-cases';
import { fields, integer } from './support/fields';
import { allow, table, type Request } from './support/requests';

/** An order of a product at the list price with a code of the percentage. */
function orderAt({ listPrice, percentage, amount, vatOre }: (typeof prices)[number]): Request {
  const code = percentage > 0 ? 'HALF' : null;
  return {
    ...newOrder,
    given: {
      'products/full': { price: listPrice },
      ...(code && { [`discountCodes/${code}`]: { discount_percentage: percentage } }),
    },
    data: {
      ...newOrder.data,
      listPrice,
      discountCode: code,
      discountPercentage: percentage,
      amount,
      vat_ore: vatOre,
    },
  };
}

/** Every price is ordered at what the page says, and at nothing else. */
export const orderPrices = table(
  'prices',
  ...prices.map((row) => {
    const order = orderAt(row);
    return allow(`${String(row.listPrice)} kr less ${String(row.percentage)} %`, order).vary(
      fields(order, {
        listPrice: integer(row.listPrice, row.listPrice),
        discountPercentage: integer(row.percentage, row.percentage),
        amount: integer(row.amount, row.amount),
        vat_ore: integer(row.vatOre, row.vatOre),
      }),
    );
  }),
);
