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
 * What several questions ask about, unless it is folded away: its title and text line by line, then its table row by row.
 * Where a row has several figures, each is read with its heading.
 */
function readCase(question: Element): ReadablePart[] {
  const parts = question.querySelectorAll('details[data-case][open] :is(summary,p,tr)');
  let headings: string[] | undefined;
  return [...parts].flatMap((element) => {
    if (!(element instanceof HTMLTableRowElement))
      return element.textContent.split(/\n+/).map((text) => ({ text, element }));
    const cells = [...element.cells].map(({ textContent }) => textContent);
    const [first = '', ...rest] = cells;
    const figures = rest.map((cell, index) =>
      rest.length > 1 ? `${headings?.[index + 1] ?? ''} ${cell}` : cell,
    );
    const text = headings === undefined ? cells.join(', ') : `${first}: ${figures.join(', ')}`;
    headings ??= cells;
    return [{ text, element }];
  });
}

/**
 * What is to be read of a question as it stands on the page: the case that it belongs to, its text, then each option with
 * its number; once it is answered, the explanation, line by line.
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
  return [
    ...readCase(question),
    ...lines(asking === null ? [] : [asking]),
    ...[...radios].map(readOption),
  ];
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
