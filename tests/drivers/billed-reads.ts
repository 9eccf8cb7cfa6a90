/** Documents that an answer of the database names, and how many it bills. */
interface BilledReads {
  /** What the database bills: a query that finds nothing counts as one. */
  documents: number;
  /** The paths of the documents that were found. */
  names: readonly string[];
  isCount: boolean;
}

/** Entries of an index that a count or a sum goes through for one read. */
const entriesForRead = 1000;

/** The names, in a request's text, under which an answer has a count; a sum beside it says how much, not how many. */
function countNames(asked: string): string[] {
  return [...asked.matchAll(/\{[^{}]*?"count":\{[^{}]*\}[^{}]*\}/g)].flatMap(
    ([aggregation]) => /"alias":"([^"]+)"/.exec(aggregation)?.[1] ?? [],
  );
}

/** What a count is billed as: a read for each thousand entries begun, and at least one. Of a sum alone, at least one. */
function billedCount(asked: string, answer: string): number {
  const counts = countNames(asked).map((name) =>
    Number(new RegExp(`"${name}":\\{"integerValue":"(\\d+)"`).exec(answer)?.[1] ?? 0),
  );
  return Math.max(1, ...counts.map((count) => Math.ceil(count / entriesForRead)));
}

/**
 * What an answer of Firestore's REST interface is billed as; null where it reads nothing.
 * @param asked the request's text, which says what of an answer is a count.
 */
export function billedReads(url: string, body: string, asked: string): BilledReads | null {
  const method = /documents[^?]*:(\w+)/.exec(url)?.[1] ?? '';
  if (!['runQuery', 'batchGet', 'runAggregationQuery'].includes(method)) return null;
  const answer = JSON.stringify(JSON.parse(body));
  if (method === 'runAggregationQuery') {
    return { documents: billedCount(asked, answer), names: [], isCount: true };
  }
  const names = [...answer.matchAll(/"name":"[^"]*\/documents\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  const missing = answer.match(/"missing":/g)?.length ?? 0;
  return { documents: Math.max(1, names.length + missing), names, isCount: false };
}
