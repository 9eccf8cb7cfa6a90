/** What an order costs, in whole kronor. */
export interface Price {
  listPrice: number;
  /** What the discount takes off. */
  saving: number;
  /** What is paid, VAT included: listPrice − saving. */
  amount: number;
  /** The part of the amount that is VAT. */
  vat: number;
  /** The part of the amount that is not: amount − vat. */
  net: number;
}

/**
 * VAT in an amount that includes it, in whole kronor, half a krona rounded up. 25 % on the price before VAT is a fifth
 * of the price with it (mervärdesskattelagen 2023:200, 9 kap. 2 §). Twin of `vatOf` in firestore.rules.
 */
export function vatOf(amount: number): number {
  return Math.floor((amount * 2 + 5) / 10);
}

/**
 * The price with a discount in whole per cent, 0–100. The saving is rounded down to whole kronor, so that nobody is
 * charged less than the code says. Twin of `amountOf` in firestore.rules.
 */
export function priceWith(listPrice: number, discountPercentage: number): Price {
  const saving = Math.floor((listPrice * discountPercentage) / 100);
  const amount = listPrice - saving;
  const vat = vatOf(amount);
  return { listPrice, saving, amount, vat, net: amount - vat };
}
