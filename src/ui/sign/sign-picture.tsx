import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { classNames } from '../../lib/class-names';
import { useNearScreen } from '../use-near-screen';
import { SignDrawing } from './sign-drawing';

/** A sign that is loaded and drawn when it comes near the screen; its place has its size from the start. */
export function SignPicture({
  name,
  label,
  className,
}: {
  /** The sign's code, or code, slash and form. */
  name: string;
  /** What it looks like, where no text beside it says what it is. */
  label?: string | undefined;
  className: string;
}) {
  const [place, isNear] = useNearScreen<HTMLSpanElement>();
  return (
    <span ref={place} className={classNames('grid shrink-0 place-items-center', className)}>
      {isNear && (
        <ErrorBoundary
          fallback={
            <span className="text-center text-xs text-muted-foreground">
              Bilden kunde inte laddas.
            </span>
          }
        >
          <Suspense>
            <SignDrawing name={name} label={label} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
