import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';

import { classNames } from '../../lib/class-names';
import { FindDialog } from './find-dialog';

/** Calls back when Ctrl and K, or Cmd and K, are pressed, unless a dialog is open. */
function useFindKey(open: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isAlone = !event.shiftKey && !event.altKey;
      if (event.key !== 'k' || !isAlone || !(event.ctrlKey || event.metaKey)) return;
      // the browser would search the web
      event.preventDefault();
      if (document.querySelector('[role=dialog]') === null) open();
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, [open]);
}

/** Opens the search of the whole panel, as Ctrl+K does. */
export function FindButton({
  isNarrow,
  onChoose,
}: {
  isNarrow: boolean;
  /** Goes to what was chosen; null is the lock. */
  onChoose: (href: string | null) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => {
    setIsOpen(true);
  });
  useFindKey(open);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title="Hitta i panelen"
        className={classNames(
          'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-card -outline-offset-2 hover:bg-muted lg:mb-4 lg:min-h-9 lg:w-full lg:border lg:border-field lg:bg-surface lg:px-3 lg:text-sm',
          isNarrow && 'lg:border-0 lg:bg-transparent',
        )}
        onClick={open}
      >
        <Search aria-hidden className="size-5 shrink-0 lg:size-4.5" />
        <span className={classNames('sr-only', !isNarrow && 'lg:not-sr-only lg:grow lg:text-left')}>
          Hitta
        </span>
        <kbd
          aria-hidden
          className={classNames(
            'hidden font-sans text-xs text-muted-foreground',
            !isNarrow && 'lg:inline',
          )}
        >
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <FindDialog
          onClose={close}
          onChoose={(href) => {
            close();
            onChoose(href);
          }}
        />
      )}
    </>
  );
}
