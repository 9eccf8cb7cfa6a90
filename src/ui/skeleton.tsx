import { classNames } from '../lib/class-names';

/** A grey shape where something is about to be, in its final size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classNames('animate-pulse rounded-card bg-muted', className)} />
  );
}

/**
 * Tells screen readers that something is loading while skeletons show it to the eye. The footer waits for it, unless what is
 * coming is as high as what stands there.
 */
export function LoadingText({ isFinalHeight = false }: { isFinalHeight?: boolean }) {
  return (
    <p role="status" data-loading={isFinalHeight ? undefined : ''} className="sr-only">
      Laddar…
    </p>
  );
}
