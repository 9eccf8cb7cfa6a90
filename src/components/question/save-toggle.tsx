import { lazy, Suspense } from 'react';

// comes after the question it belongs to; its loss, on a bad network, costs only itself
const BookmarkButton = lazy(() =>
  import('./bookmark-button').catch(() => ({ default: () => null })),
);

/** The button that saves a question, in a place that is kept for it. */
export function SaveToggle({ questionId, categoryId }: { questionId: string; categoryId: string }) {
  return (
    <span className="-my-2.5 -mr-2.5 block size-11 shrink-0 print:hidden">
      <Suspense fallback={null}>
        <BookmarkButton key={questionId} questionId={questionId} categoryId={categoryId} />
      </Suspense>
    </span>
  );
}
