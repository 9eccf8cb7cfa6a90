import { useRef, type ReactNode } from 'react';

import { ListSkeleton, ListStates } from './list-states';
import { Pager } from './pager';
import type { Pages } from './use-pages';

/** A list with its states and, below it, the way to its other pages. A new page is shown from its top. */
export function PagedList<T>({
  pages,
  pageCount,
  errorTitle,
  empty,
  children,
}: {
  pages: Pages<T>;
  /** How many pages there are, where that is known. */
  pageCount?: number | undefined;
  errorTitle: string;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const showTop = () => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  };
  return (
    <div ref={list}>
      <ListStates
        source={pages}
        errorTitle={errorTitle}
        empty={empty}
        skeleton={<ListSkeleton rows={10} />}
      >
        {children}
      </ListStates>
      <Pager pages={pages} pageCount={pageCount} onTurn={showTop} />
    </div>
  );
}
