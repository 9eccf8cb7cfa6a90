import type { APIResponse, Page, Route } from '@playwright/test';

interface Reads {
  documents: number;
  questions: number;
  /** Of the documents, what is stored of one learner's doing; a count of documents is none. */
  own: number;
  /** Of the documents, the practice categories that tests have made: their list is read whole. */
  madeCategories: number;
}

function countBegun(names: readonly (string | undefined)[], start: string): number {
  return names.filter((name) => name?.startsWith(start)).length;
}

/** Documents in one answer of the database, as it bills them: a query that finds nothing counts as one. */
async function readsOf(answer: APIResponse): Promise<Reads> {
  const method = /documents[^?]*:(\w+)/.exec(answer.url())?.[1] ?? '';
  if (!['runQuery', 'batchGet', 'runAggregationQuery'].includes(method)) {
    return { documents: 0, questions: 0, own: 0, madeCategories: 0 };
  }
  const body = JSON.stringify(await answer.json());
  const names = [...body.matchAll(/"name":"[^"]*\/documents\/([^"]+)"/g)].map(([, name]) => name);
  const missing = body.match(/"missing":/g)?.length ?? 0;
  const documents = Math.max(1, names.length + missing);
  const isOwn = answer.url().includes('/documents/users/') || body.includes('/documents/users/');
  return {
    documents,
    questions: countBegun(names, 'questions/'),
    own: isOwn && method !== 'runAggregationQuery' ? documents : 0,
    madeCategories: countBegun(names, 'practiceCategories/test-'),
  };
}

/** Counts what is read from the database while something is done. */
export async function countReads(page: Page, run: () => Promise<void>): Promise<Reads> {
  const reads: Reads[] = [];
  // fetched by the test itself: the browser forgets an answer when the page moves on
  const pass = async (route: Route) => {
    const answer = await route.fetch();
    reads.push(await readsOf(answer));
    await route.fulfill({ response: answer });
  };
  const isDatabase = (url: URL) => url.pathname.includes('/documents');
  await page.route(isDatabase, pass);
  await run();
  // those on their way are answered first
  await page.unrouteAll({ behavior: 'wait' });
  return {
    documents: reads.reduce((sum, { documents }) => sum + documents, 0),
    questions: reads.reduce((sum, { questions }) => sum + questions, 0),
    own: reads.reduce((sum, { own }) => sum + own, 0),
    madeCategories: reads.reduce((sum, { madeCategories }) => sum + madeCategories, 0),
  };
}
