import { LoadingText, Skeleton } from '../../ui/skeleton';

/** What stands in a page's place while its code loads, or until it is known who is there. */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      {title !== undefined && <title>{`${title} – Teoriklar`}</title>}
      <LoadingText />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
}
