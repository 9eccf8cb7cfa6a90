import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { classNames } from '../../lib/class-names';
import { useNearScreen } from '../../ui/use-near-screen';
import { drawingAttempts, retryDrawings } from '../../graphics/sign/load-sign';
import { SignDrawing } from './sign-drawing';

function Failed() {
  return (
    <span className="grid place-items-center text-center text-xs text-muted-foreground">
      Bilden kunde inte laddas.
      <button
        type="button"
        // the picture often lies in a link or in a choice, which is not what is pressed
        className="relative z-10 min-h-11 px-2 underline underline-offset-4"
        onClick={(event) => {
          event.preventDefault();
          retryDrawings();
        }}
      >
        Försök igen
      </button>
    </span>
  );
}

/** The drawing, or what failed, tried again with all others that did. */
function LoadedDrawing({ name, label }: { name: string; label: string | undefined }) {
  const { watch, current } = drawingAttempts;
  const attempt = useSyncExternalStore(watch, current, current);
  return (
    <ErrorBoundary FallbackComponent={Failed} resetKeys={[attempt]}>
      <Suspense>
        <SignDrawing name={name} label={label} />
      </Suspense>
    </ErrorBoundary>
  );
}

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
      {isNear && <LoadedDrawing name={name} label={label} />}
    </span>
  );
}
