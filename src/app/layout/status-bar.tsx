import { useEffect, useState, type ReactNode } from 'react';

import { classNames } from '../../lib/class-names';

/** Turns true at the next press: what comes after the page and can wait moves nothing by itself. */
function useHasPressed(): boolean {
  const [hasPressed, setHasPressed] = useState(false);
  useEffect(() => {
    const note = () => {
      setHasPressed(true);
    };
    window.addEventListener('click', note);
    window.addEventListener('keydown', note);
    return () => {
      window.removeEventListener('click', note);
      window.removeEventListener('keydown', note);
    };
  }, []);
  return hasPressed;
}

/** A line across the page under the menu; on a phone none stands above a question but one that is urgent. */
export function StatusBar({
  isUrgent = false,
  isPatient = false,
  children,
}: {
  isUrgent?: boolean;
  /** Waits for the next press. */
  isPatient?: boolean;
  children: ReactNode;
}) {
  const hasPressed = useHasPressed();
  return (
    <div
      hidden={isPatient && !hasPressed}
      className={classNames(
        'border-b border-border bg-warning-soft text-warning-ink print:hidden',
        !isUrgent && 'asking:hidden',
      )}
    >
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 text-sm font-medium sm:px-6 asking:py-0.5 asking:text-xs">
        {children}
      </div>
    </div>
  );
}
