/** What a category's price is, wherever it is written: the specification has one, and nothing is sold by it. */
export const priceHint =
  'Syns bara i panelens listor. Vad eleverna betalar ställer du in under Betalning, Priser.';
