import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import type { Pages } from './use-pages';

/** 'Föregående' and 'Nästa' under a list. They stay where they are while a page loads, so that focus does too. */
export function Pager({
  pages,
  pageCount,
  onTurn,
}: {
  pages: Pick<Pages<unknown>, 'number' | 'hasPrevious' | 'hasNext' | 'goPrevious' | 'goNext'>;
  /** How many pages there are, where that is known. */
  pageCount?: number | undefined;
  onTurn: () => void;
}) {
  const { number, hasPrevious, hasNext, goPrevious, goNext } = pages;
  if (!hasPrevious && !hasNext) return null;
  const turn = (isPossible: boolean, go: () => void) => {
    if (!isPossible) return;
    go();
    onTurn();
  };
  return (
    <nav aria-label="Sidor" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Button
        isRepeatable
        variant="outline"
        aria-disabled={!hasPrevious}
        onClick={() => {
          turn(hasPrevious, goPrevious);
        }}
      >
        <ChevronLeft aria-hidden className="size-5 max-sm:hidden" />
        Föregående
      </Button>
      <p role="status" className="text-muted-foreground">
        Sida {number}
        {pageCount !== undefined && ` av ${formatNumber(pageCount)}`}
      </p>
      <Button
        isRepeatable
        variant="outline"
        aria-disabled={!hasNext}
        onClick={() => {
          turn(hasNext, goNext);
        }}
      >
        Nästa
        <ChevronRight aria-hidden className="size-5 max-sm:hidden" />
      </Button>
    </nav>
  );
}
