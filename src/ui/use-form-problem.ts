import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Shows a problem when it comes, and again each time the form around it has been sent and it is still there. */
export function useFormProblem(
  place: RefObject<HTMLElement | null>,
  isThere: boolean,
  show: (form: HTMLFormElement | null, isSent: boolean) => void,
): void {
  const showIn = useEffectEvent(show);
  useEffect(() => {
    const form = place.current?.closest('form') ?? null;
    if (!isThere) return;
    const showAgain = () => {
      // once the page shows what came of it
      setTimeout(() => {
        showIn(form, true);
      });
    };
    form?.addEventListener('submit', showAgain);
    showIn(form, false);
    return () => {
      form?.removeEventListener('submit', showAgain);
    };
  }, [place, isThere]);
}
