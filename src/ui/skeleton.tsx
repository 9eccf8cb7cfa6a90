import { classNames } from '../lib/class-names';

/** A grey shape where something is about to be, in its final size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classNames('animate-pulse rounded-card bg-muted', className)} />
  );
}

/** Tells screen readers that something is loading while skeletons show it to the eye. */
export function LoadingText() {
  return (
    <p role="status" className="sr-only">
      Laddar…
    </p>
  );
}
