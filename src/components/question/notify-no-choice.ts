import { withToast } from '../../ui/notify';

/**
 * Asks for a choice before going on, until the next press: the choice, or another try.
 * @param question what asks, brought to where the message does not cover its options.
 */
export function notifyNoChoice(question: Element | null): void {
  question?.scrollIntoView({ block: 'nearest' });
  withToast((toast) => {
    const id = toast.error('Välj ett svar', {
      description: 'Du måste välja ett svar innan du kan gå vidare.',
      duration: Infinity,
    });
    const pressed = new AbortController();
    for (const press of ['click', 'keydown']) {
      const close = () => {
        toast.dismiss(id);
        pressed.abort();
      };
      // in the phase that the press which brought it has left behind
      document.addEventListener(press, close, { capture: true, signal: pressed.signal });
    }
  });
}
