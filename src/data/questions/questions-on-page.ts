import { pageSize } from '../firebase/page';

/**
 * How many questions are on a page of a list: one fewer where they are to need something, since these are counted too,
 * and a page with all that stands beside it reads at most 60 documents.
 */
export function questionsOnPage(needs: string | undefined): number {
  return needs === undefined ? pageSize : pageSize - 1;
}
