import type { Product } from './product';

/** The products as the specification sells them (section 9), by id. */
export const standardOffer = {
  full: { id: 'full', name: 'Full åtkomst', price: 1599, months: 4, isActive: true },
  tests: { id: 'tests', name: 'Obegränsade teoriprov', price: 299, months: 4, isActive: true },
} as const satisfies Record<string, Product>;
