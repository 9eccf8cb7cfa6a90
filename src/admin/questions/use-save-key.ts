import { useEffect } from 'react';

/** Has Ctrl+S (on a Mac Cmd+S) do this instead of saving the page as a file; nothing while a dialog is open. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isSaveKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isSaveKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]');
      if (!event.repeat && !isInDialog) save();
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  });
}
