import { useParams } from 'react-router-dom';

import { productIds } from '../../domain/account/license';
import NotFoundPage from '../../features/not-found/not-found-page';
import { PurchasePage } from '../../features/purchase/purchase-page';

/** Sells a product to whoever comes here on purpose, such as to renew before the end. */
export default function PurchaseRoute() {
  const { product } = useParams();
  const productId = productIds.find((id) => id === product);
  return productId === undefined ? <NotFoundPage /> : <PurchasePage productId={productId} />;
}
