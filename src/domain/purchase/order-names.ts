import type { ProductId } from '../account/license';
import type { Order, OrderStatus, PaymentMethod } from './order';
import { standardProducts } from './product';

/** What an order's status is called. */
export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'Väntar på betalning',
  paid: 'Betald',
  cancelled: 'Avbruten',
  withdrawn: 'Ångrad, återbetalas',
  refunded: 'Återbetald',
};

/** What an order's status is called, of one that is paid also whether a part has been paid back. */
export function orderStatusName({ status, partRefund }: Pick<Order, 'status' | 'partRefund'>) {
  return status === 'paid' && partRefund !== null ? 'Delvis återbetald' : orderStatusNames[status];
}

/** What the ways to pay are called. */
export const paymentMethodNames: Record<PaymentMethod, string> = { swish: 'Swish', sumup: 'Kort' };

/** What a product is called where its document is not at hand, such as in a list of old orders. */
export function productName(productId: ProductId): string {
  return standardProducts.find(({ id }) => id === productId)?.name ?? productId;
}
