import { LoadingText, Skeleton } from '../../ui/skeleton';

/** What stands in a page's place while its code loads. */
export function PageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <LoadingText />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
}
