import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { classNames } from '../../lib/class-names';
import { useHeadingFocus } from '../../ui/use-heading-focus';
import { FreeMinutesClock } from './free-minutes-clock';
import { ReadAloudButton } from './read-aloud-button';

/** The page that one comes back to: the one above in the address, or the overview. */
function above(pathname: string): string {
  return pathname.replace(/\/[^/]*$/, '') || paths.practice.getHref();
}

/**
 * A page that asks questions one by one, with nothing beside them: what closes it, how far one has come, the question, and
 * the buttons, which stay at the thumb. The program's own frame makes way (the variant `asking:` of styles.css).
 */
export function QuestionFrame({
  title,
  heading,
  line,
  progress,
  clock = <FreeMinutesClock />,
  buttons,
  isWide = false,
  isComing = false,
  onKeyDown,
  children,
}: {
  title?: string | undefined;
  /** What screen readers are told that the page is. */
  heading?: string;
  /** What is asked, and how far one has come: in words, and below them as a bar. */
  line: ReactNode;
  progress: ReactNode;
  /** What runs out. */
  clock?: ReactNode;
  buttons: ReactNode;
  /** Whether something stands beside the question where there is room. */
  isWide?: boolean;
  /** Whether the questions are on their way, and may be a learner's alone. */
  isComing?: boolean;
  /** The keys that answer. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const headingRef = useHeadingFocus();
  const column = classNames('mx-auto w-full px-4 sm:px-6', isWide ? 'max-w-6xl' : 'max-w-3xl');
  return (
    <>
      {title !== undefined && <title>{`${title} – Teoriklar`}</title>}
      {heading !== undefined && (
        <h1 ref={headingRef} tabIndex={-1} className="sr-only">
          {heading}
        </h1>
      )}
      <div
        data-asking={isComing ? 'soon' : ''}
        tabIndex={-1}
        className="flex min-h-dvh flex-col outline-none"
        onKeyDown={onKeyDown}
      >
        <div className="sticky top-0 z-20 border-b border-border bg-background pt-[env(safe-area-inset-top)]">
          <div className={classNames('flex h-14 items-center gap-2', column)}>
            <Link
              to={above(pathname)}
              aria-label="Stäng"
              className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-card hover:bg-muted"
            >
              <X aria-hidden className="size-6" />
            </Link>
            <div className="beside-reading min-w-0 flex-1">
              <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">{line}</div>
              {progress}
            </div>
            <div className="-mx-2 sm:ml-9">
              <ReadAloudButton />
            </div>
            {clock}
          </div>
        </div>
        <div className={classNames('flex-1 pb-[var(--below,1rem)]', column)}>{children}</div>
        <div
          data-foot
          className="sticky bottom-0 z-20 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]"
        >
          <div
            className={classNames(
              'flex justify-between gap-3 py-3',
              column,
              isWide && 'lg:pr-[22rem]',
            )}
          >
            {buttons}
          </div>
        </div>
      </div>
    </>
  );
}
