import { withToast } from '../../ui/notify';

/**
 * Asks for a choice before going on, until the next press: the choice, or another try.
 * @param question what asks; the options beside it are brought to where the message does not cover them.
 */
export function notifyNoChoice(question: Element | null): void {
  const { dataset } = document.documentElement;
  withToast((toast) => {
    const id = toast.error('Välj ett svar', {
      description: 'Du måste välja ett svar innan du kan gå vidare.',
      duration: Infinity,
    });
    // makes the room that the message takes (styles.css)
    dataset['unchosen'] = '';
    question?.parentElement
      ?.querySelector('[role=radiogroup]')
      ?.scrollIntoView({ block: 'nearest' });
    const pressed = new AbortController();
    for (const press of ['click', 'keydown']) {
      const close = () => {
        toast.dismiss(id);
        delete dataset['unchosen'];
        pressed.abort();
      };
      // in the phase that the press which brought it has left behind
      document.addEventListener(press, close, { capture: true, signal: pressed.signal });
    }
  });
}
