import { queryOptions } from '@tanstack/react-query';

import type { Product } from '../../domain/purchase/product';
import { listAllProducts } from './manage-products';

/** Every product, on sale or not, for an administrator. */
export function allProductsOptions() {
  return queryOptions<Product[]>({
    queryKey: ['admin', 'products'],
    queryFn: listAllProducts,
    staleTime: 0,
  });
}
