import { queryOptions } from '@tanstack/react-query';

import type { Product } from '../../domain/purchase/product';
import { changeOptions } from '../admin-log/change-options';
import { changeProduct, listAllProducts } from './manage-products';
import { productsOptions } from './queries';

/** Every product, on sale or not, for an administrator. */
export function allProductsOptions() {
  return queryOptions<Product[]>({
    queryKey: ['admin', 'products'],
    queryFn: listAllProducts,
    staleTime: 0,
  });
}

/** Changes some of what a product is; the rest stays as it is. */
export const changeProductOptions = ({ id }: Product) =>
  changeOptions(
    (changes: Partial<Omit<Product, 'id'>>, changeKey) => changeProduct(id, changes, changeKey),
    allProductsOptions().queryKey,
    productsOptions().queryKey,
  );
