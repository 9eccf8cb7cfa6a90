import type { ProductId } from '../account/license';
import type { OrderStatus, PaymentMethod } from './order';
import { standardProducts } from './product';

/** What an order's status is called. */
export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'Väntar på betalning',
  paid: 'Betald',
  cancelled: 'Avbruten',
  withdrawn: 'Ångrad, återbetalas',
  refunded: 'Återbetald',
};

/** What the ways to pay are called. */
export const paymentMethodNames: Record<PaymentMethod, string> = { swish: 'Swish', sumup: 'Kort' };

/** What a product is called where its document is not at hand, such as in a list of old orders. */
export function productName(productId: ProductId): string {
  return standardProducts.find(({ id }) => id === productId)?.name ?? productId;
}
