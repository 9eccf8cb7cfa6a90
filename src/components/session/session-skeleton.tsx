import { LoadingText, Skeleton } from '../../ui/skeleton';

/** The shape of a practice session while it loads. */
export function SessionSkeleton({ title }: { title?: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 sm:px-6 sm:py-10">
      {title !== undefined && <title>{`${title} – Teoriklar`}</title>}
      <LoadingText />
      <Skeleton className="mb-3 h-6 w-48" />
      <Skeleton className="h-2" />
      <Skeleton className="mt-4 h-96" />
    </div>
  );
}
