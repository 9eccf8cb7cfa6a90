import { free, prices } from './prices';

/** What one learner uses in a month. */
export interface LearnerMonth {
  readonly reads: Readonly<Record<string, number>>;
  readonly writes: Readonly<Record<string, number>>;
  /** Bytes from the database, packed. */
  readonly bytes: number;
  /** Bytes that are stored of the learner. */
  readonly stored: number;
}

/** An item of a month's bill, in US dollars. */
interface Item {
  readonly name: string;
  readonly dollars: number;
}

/**
 * Bytes of the program's files that one learner fetches in a month: all that a device keeps (tests/perf/bundle.test.ts), on two
 * devices, and what changes with two
 * releases, half of it each.
 */
export const programBytes = 2 * 550_000 * (1 + 2 * 0.5);

const GiB = 2 ** 30;
const GB = 1e9;

function itemOf(name: string, amount: number, freeAmount: number, price: number): Item {
  return { name, dollars: Math.max(0, amount - freeAmount) * price };
}

/** The items of one kind, each with its share of what is beyond what is free. */
function shared(
  kind: string,
  counts: Readonly<Record<string, number>>,
  learners: number,
  freeCount: number,
  price: number,
): Item[] {
  const all = learners * Object.values(counts).reduce((sum, count) => sum + count, 0);
  const billed = Math.max(0, all - freeCount) / Math.max(1, all);
  return Object.entries(counts).map(([name, count]) => ({
    name: `${kind}: ${name}`,
    dollars: count * learners * billed * price,
  }));
}

/** A month's bill for so many learners who all live through such a month, the largest item first. */
export function billFor(learners: number, month: LearnerMonth): Item[] {
  return [
    ...shared('read', month.reads, learners, free.reads, prices.read),
    ...shared('written', month.writes, learners, free.writes, prices.write),
    itemOf('stored', (month.stored * learners) / GiB, free.storedGiB, prices.storedGiB),
    itemOf(
      'from the database',
      (month.bytes * learners) / GiB,
      free.databaseGiB,
      prices.databaseGiB,
    ),
    itemOf("the program's files", (programBytes * learners) / GB, free.hostingGB, prices.hostingGB),
  ].sort((one, other) => other.dollars - one.dollars);
}
