import { LoadingText, Skeleton } from '../../ui/skeleton';

/** The shape of a test while it loads. */
export function ExamRunSkeleton({ title }: { title?: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
      {title !== undefined && <title>{`${title} – Teoriklar`}</title>}
      <LoadingText />
      <Skeleton className="h-9" />
      <Skeleton className="mt-3 h-2" />
      <Skeleton className="mt-4 h-96" />
    </div>
  );
}
