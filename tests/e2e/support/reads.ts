import type { APIResponse, Page, Route } from '@playwright/test';

import { billedReads } from '../../drivers/billed-reads';

interface Reads {
  documents: number;
  questions: number;
  /** Of the documents, what is stored of one learner's doing; a count of documents is none. */
  own: number;
  /** Of the documents, the practice categories that tests have made: their list is read whole. */
  madeCategories: number;
}

function countBegun(names: readonly string[], start: string): number {
  return names.filter((name) => name.startsWith(start)).length;
}

async function readsOf(answer: APIResponse, asked: string): Promise<Reads> {
  const body = await answer.text();
  const billed = billedReads(answer.url(), body, asked);
  if (billed === null) return { documents: 0, questions: 0, own: 0, madeCategories: 0 };
  const { documents, names, isCount } = billed;
  const isOwn = answer.url().includes('/documents/users/') || body.includes('/documents/users/');
  return {
    documents,
    questions: countBegun(names, 'questions/'),
    own: isOwn && !isCount ? documents : 0,
    madeCategories: countBegun(names, 'practiceCategories/test-'),
  };
}

/** Counts what is read from the database while something is done. */
export async function countReads(page: Page, run: () => Promise<void>): Promise<Reads> {
  const reads: Reads[] = [];
  // fetched by the test itself: the browser forgets an answer when the page moves on
  const pass = async (route: Route) => {
    const answer = await route.fetch({ timeout: 0 });
    reads.push(await readsOf(answer, route.request().postData() ?? ''));
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
