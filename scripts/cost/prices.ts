/**
 * Google's list prices in US dollars, as published in November 2026, for the multi-region eur3 (Belgium and the Netherlands) and
 * traffic to Europe. A single region, such as europe-north1, costs less. Before a budget is made of it:
 * https://cloud.google.com/firestore/pricing and https://firebase.google.com/pricing.
 */
export const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  /** A GiB of the database for a month. */
  storedGiB: 0.18,
  /** A GiB from the database to the internet. */
  databaseGiB: 0.12,
  /** A GB of the program's files from Hosting. */
  hostingGB: 0.15,
} as const;

/** What costs nothing in a month; Google counts reads and writes by the day, so it is less where days differ. */
export const free = {
  reads: 50_000 * 30,
  writes: 20_000 * 30,
  storedGiB: 1,
  databaseGiB: 10,
  hostingGB: 10,
} as const;
