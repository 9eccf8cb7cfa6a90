/** What an order costs: in whole kronor, and its VAT, which seldom is whole, in öre. */
export interface Price {
  listPrice: number;
  /** What the discount takes off. */
  saving: number;
  /** What is paid, VAT included: listPrice − saving. */
  amount: number;
  /** The part of the amount that is VAT, in öre. */
  vatOre: number;
}

/**
 * VAT in an amount of whole kronor that includes it, exact, in öre. 25 % on the price before VAT is a fifth of the price
 * with it (mervärdesskattelagen 2023:200, 9 kap. 2 §), and a fifth of a krona is 20 öre. Twin of `vatOreOf` in
 * firestore.rules.
 */
export function vatOreOf(amount: number): number {
  return amount * 20;
}

/** What is left of an amount in kronor without its VAT, in öre. */
export function netOreOf({ amount, vatOre }: Pick<Price, 'amount' | 'vatOre'>): number {
  return amount * 100 - vatOre;
}

/**
 * The price with a discount in whole per cent, 0–100. The saving is rounded down to whole kronor, so that nobody is
 * charged less than the code says. Twin of `amountOf` in firestore.rules.
 */
export function priceWith(listPrice: number, discountPercentage: number): Price {
  const saving = Math.floor((listPrice * discountPercentage) / 100);
  const amount = listPrice - saving;
  return { listPrice, saving, amount, vatOre: vatOreOf(amount) };
}
