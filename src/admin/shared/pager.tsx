import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { Button } from '../../ui/button';
import type { Pages } from './use-pages';

/** 'Föregående' and 'Nästa' under a list. They stay where they are while a page loads, so that focus does too. */
export function Pager({
  pages,
  onTurn,
}: {
  pages: Pick<Pages<unknown>, 'number' | 'hasPrevious' | 'hasNext' | 'goPrevious' | 'goNext'>;
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
    <nav aria-label="Sidor" className="mt-4 flex items-center justify-between gap-3">
      <Button
        isRepeatable
        variant="outline"
        aria-disabled={!hasPrevious}
        onClick={() => {
          turn(hasPrevious, goPrevious);
        }}
      >
        <ChevronLeft aria-hidden className="size-5" />
        Föregående
      </Button>
      <p role="status" className="text-muted-foreground">
        Sida {number}
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
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </nav>
  );
}
