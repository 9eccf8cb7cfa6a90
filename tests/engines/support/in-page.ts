// What runs in the page. Each function is sent there as text, so it uses nothing but what it is given.

/** A point in view, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What to find: elements that a selector takes, by the beginning of their name, in a part of the page with a text. */
export interface Target {
  selector: string;
  name: string;
  within: string | null;
}

/**
 * The middle of the first element that fits, can be used and lies under nothing else, brought into view; null while there
 * is none. Its name is its label, or else its text. Notes on the page whether the next press hits it.
 */
export function pointOf({ selector, name, within }: Target): Point | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    copy?.querySelectorAll('[aria-hidden=true]').forEach((hidden) => {
      hidden.remove();
    });
    return plain(copy?.textContent);
  };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    textOf((element as HTMLInputElement).labels?.[0] ?? element);
  const parts = within === null ? [document.body] : [...document.querySelectorAll('tr')];
  const part = parts.find((one) => within === null || plain(one.textContent).includes(within));
  for (const element of part?.querySelectorAll<HTMLElement>(selector) ?? []) {
    if (!nameOf(element).startsWith(name) || element.matches(':disabled')) continue;
    // of a choice the browser may show no more than the label
    const shown = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = width === 0 ? null : document.elementFromPoint(x, y);
    if (hit === null || !shown.contains(hit)) continue;
    const marks = document.documentElement.dataset;
    marks['press'] = 'missed';
    const note = (event: Event) => {
      // an early press that the program does later is none
      if (event.isTrusted && event.composedPath().includes(shown)) marks['press'] = 'hit';
    };
    // on the window, where nothing on the page can keep it away
    window.addEventListener('click', note, { capture: true });
    return { x, y };
  }
  return null;
}

/** True unless the press has hit something else, which had moved there; on the next page it has hit. */
export function hasHit(): boolean {
  return document.documentElement.dataset['press'] !== 'missed';
}

/** True iff the field has the focus; what is in it is then marked, so that typing replaces it. */
export function markField(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.select();
  return true;
}

/** True iff the text is to be read on the page. */
export function isShown(text: string): boolean {
  return document.body.innerText.replace(/\s+/g, ' ').includes(text);
}

export function text(): string {
  return `${location.href}\n${document.body.innerText}`;
}

export function pathname(): string {
  return decodeURIComponent(location.pathname);
}

/** A driver that goes back waits for a page that loads; one that was kept does not. */
export function goBack(): void {
  history.back();
}

/** Keeps values in localStorage. */
export function keep(values: Readonly<Record<string, string>>): void {
  Object.assign(localStorage, values);
}

/** Notes on the page when the service worker is ready for the next one. */
export function followWorker(): void {
  void navigator.serviceWorker.ready.then(() => {
    document.documentElement.dataset['worker'] = 'ready';
  });
}

export function isWorkerReady(): boolean {
  return document.documentElement.dataset['worker'] === 'ready';
}

export function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null;
}

/** Notes from now on what the page writes to its console as an error, for an engine whose driver does not tell. */
export function followErrors(): void {
  const page = window as { notedErrors?: string[] };
  if (page.notedErrors !== undefined) return;
  const noted: string[] = (page.notedErrors = []);
  const written = console.error;
  console.error = (...values: unknown[]) => {
    noted.push(values.map(String).join(' '));
    written(...values);
  };
  window.addEventListener('error', ({ message }) => {
    // a picture that is not there is one as well, without a message
    if (message) noted.push(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    noted.push(String(reason));
  });
}

/** What has been noted since it was last asked for. */
export function takeErrors(): string[] {
  return (window as { notedErrors?: string[] }).notedErrors?.splice(0) ?? [];
}

/** Begins a transaction without an end on every database of the device, and notes on the page when they have begun. */
export function holdDatabases(): void {
  const occupy = (store: IDBObjectStore) => {
    store.get('a').addEventListener('success', () => {
      occupy(store);
    });
  };
  const hold = (name: string) =>
    new Promise<void>((resolve) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => {
        const tables = [...request.result.objectStoreNames];
        const transaction = request.result.transaction(tables, 'readwrite');
        const held = transaction.objectStore(tables[0] ?? '');
        held.get('a').addEventListener('success', () => {
          occupy(held);
          resolve();
        });
      });
    });
  void indexedDB
    .databases()
    .then((all) => Promise.all(all.map(({ name = '' }) => hold(name))))
    .then((held) => {
      document.documentElement.dataset['held'] = String(held.length);
    });
}

/** How many databases the page holds; null until it does. */
export function heldDatabases(): number | null {
  const { held } = document.documentElement.dataset;
  return held === undefined ? null : Number(held);
}
