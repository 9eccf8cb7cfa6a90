import type { ProductId } from './license';

/** What is sold (specification, section 9). */
export interface Product {
  name: string;
  /** Whole kronor, VAT included. */
  price: number;
  /** Calendar months of access. */
  months: number;
}

export const products: Record<ProductId, Product> = {
  full: { name: 'Full åtkomst', price: 1599, months: 4 },
  tests: { name: 'Obegränsade teoriprov', price: 299, months: 4 },
};
