/** Something that is read in one breath. */
interface ReadablePart {
  text: string;
  /** What is marked while it is read. */
  element: Element;
}

/** What surrounds a place and the options nearest to it, or null where nothing is asked. */
export function findQuestion(place: Element): Element | null {
  let around: Element | null = place;
  while (around?.querySelector('[role=radiogroup]') === null) around = around.parentElement;
  return around;
}

function readOption(radio: HTMLInputElement, index: number): ReadablePart {
  const shown = radio.labels?.[0]?.querySelector('span:not([aria-hidden])')?.textContent;
  const text = radio.getAttribute('aria-label') ?? shown ?? '';
  return { text: `Alternativ ${String(index + 1)}: ${text}`, element: radio };
}

/**
 * What is to be read of a question as it stands on the page: its text, then each option with its number; once it is
 * answered, the explanation, line by line.
 */
export function readableParts(question: Element): ReadablePart[] {
  const lines = (elements: Iterable<Element>): ReadablePart[] =>
    [...elements].map((element) => ({ text: element.textContent, element }));
  const options = question.querySelector('[role=radiogroup]');
  if (options?.getAttribute('aria-disabled') === 'true') {
    return lines(question.querySelectorAll('section[aria-label="Förklaring"] p'));
  }
  const asking = document.getElementById(options?.getAttribute('aria-labelledby') ?? '');
  const radios = options?.querySelectorAll('input') ?? [];
  return [...lines(asking === null ? [] : [asking]), ...[...radios].map(readOption)];
}

/** Tells when something else is to be read of a question than at first. Returns what stops it. */
export function followParts(question: Element, tell: () => void): () => void {
  const texts = () => JSON.stringify(readableParts(question).map(({ text }) => text));
  const first = texts();
  const observer = new MutationObserver(() => {
    if (texts() !== first) tell();
  });
  // an answer that is given locks the options
  const attributeFilter = ['aria-disabled'];
  observer.observe(question, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter,
  });
  return () => {
    observer.disconnect();
  };
}
