/**
 * How many questions are on a page of a list, which with all that stands beside it, every category among it, reads at most
 * 60 documents: one fewer where they are to need something, since these are counted too.
 */
export function questionsOnPage(needs: string | undefined): number {
  return needs === undefined ? 10 : 9;
}
