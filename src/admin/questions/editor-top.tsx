import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react/types';
import type { Ref } from 'react';

import { Button } from '../../ui/button';
import type { Neighbour, Neighbours } from './use-neighbours';

/** The heading of the editor, with the ways to the questions beside this one in the list. */
export function EditorTop({
  title,
  headingRef,
  neighbours,
  onGo,
}: {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Null for a question that is not in the list. */
  neighbours: Neighbours | null;
  onGo: (neighbour: Neighbour) => void;
}) {
  const way = (label: string, neighbour: Neighbour | undefined, Icon: LucideIcon) => (
    <Button
      isRepeatable
      variant="outline"
      className="w-11 !px-0"
      aria-label={label}
      title={label}
      aria-disabled={neighbour === undefined}
      onClick={() => {
        if (neighbour !== undefined) onGo(neighbour);
      }}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {neighbours !== null && (
        <nav aria-label="Frågorna i listan" className="flex items-center gap-2">
          {way('Föregående fråga', neighbours.previous, ChevronLeft)}
          <p className="text-muted-foreground tabular-nums">
            {neighbours.place} av {neighbours.onPage} på sidan
          </p>
          {way('Nästa fråga', neighbours.next, ChevronRight)}
        </nav>
      )}
    </div>
  );
}
