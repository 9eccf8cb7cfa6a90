export { ReceiptPage as default } from '../../features/purchase/receipt-page';
