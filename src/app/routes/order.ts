export { OrderPage as default } from '../../features/purchase/order-page';
