/** Documents that an answer of the database names, and how many it bills. */
interface BilledReads {
  /** What the database bills: a query that finds nothing counts as one. */
  documents: number;
  /** The paths of the documents that were found. */
  names: readonly string[];
  isCount: boolean;
}

/** What an answer of Firestore's REST interface is billed as; null where it reads nothing. */
export function billedReads(url: string, body: string): BilledReads | null {
  const method = /documents[^?]*:(\w+)/.exec(url)?.[1] ?? '';
  if (!['runQuery', 'batchGet', 'runAggregationQuery'].includes(method)) return null;
  const answer = JSON.stringify(JSON.parse(body));
  const names = [...answer.matchAll(/"name":"[^"]*\/documents\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  const missing = answer.match(/"missing":/g)?.length ?? 0;
  return {
    documents: Math.max(1, names.length + missing),
    names,
    isCount: method === 'runAggregationQuery',
  };
}
