import { orderParameter } from '../shared/desk-links';
import { useListAddress } from '../shared/use-address';
import { OrderPage } from './order-page';
import { Orders } from './orders';

/** The tab 'Ordrar': everybody's orders or, by the address, one of them. */
export default function OrdersTab() {
  const id = useListAddress().get(orderParameter);
  return id === undefined ? <Orders /> : <OrderPage key={id} id={id} />;
}
