import { LoadingText, Skeleton } from '../../ui/skeleton';

/** The shape of the overview while it loads. */
export function OverviewSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="mt-6 h-28" />
      <CategorySkeletons />
    </div>
  );
}

/** The shape of the category cards while they load. */
export function CategorySkeletons() {
  return (
    <>
      <LoadingText />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-56" />
        ))}
      </div>
    </>
  );
}
