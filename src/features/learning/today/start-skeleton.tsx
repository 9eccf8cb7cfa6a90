import { LoadingText, Skeleton } from '../../../ui/skeleton';

/** The shape of the learner's first page while it loads. */
export function StartSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <LoadingText isFinalHeight />
      <Skeleton className="h-9 w-44 sm:h-10" />
      <Skeleton className="mt-1 h-6 w-56" />
      <Skeleton className="mt-5 h-52 sm:h-36" />
      <Skeleton className="mt-4 h-48 sm:h-16" />
    </div>
  );
}
