import { queryOptions } from '@tanstack/react-query';

import type { Product } from '../../domain/purchase/product';
import { listProducts } from './repository';

/** The products that are on sale. */
export function productsOptions() {
  return queryOptions<Product[]>({ queryKey: ['products'], queryFn: listProducts });
}
