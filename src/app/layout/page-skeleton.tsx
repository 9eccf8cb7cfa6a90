import { useLocation } from 'react-router-dom';

import { LoadingText, Skeleton } from '../../ui/skeleton';
import { asksQuestions } from '../page-of';

/** What stands in a page's place while its code loads. */
export function PageSkeleton({ title }: { title?: string }) {
  const isAsking = asksQuestions(useLocation().pathname);
  return (
    <div
      data-asking={isAsking ? 'soon' : undefined}
      className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10"
    >
      {title !== undefined && <title>{`${title} – Teoriklar`}</title>}
      <LoadingText />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
}
