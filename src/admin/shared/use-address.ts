import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** In the address of a list: where each of its pages up to the one at hand begins. */
const cursorParameter = 'efter';

/** What an address says of a list, and how to have it say something else. */
interface ListAddress {
  /** Where the pages after the first one begin, up to the one at hand. */
  cursors: string[];
  /** The value of a parameter, or undefined. */
  get: (name: string) => string | undefined;
  /** Goes to the list with other values, undefined for none, at its first page. */
  narrow: (values: Record<string, string | undefined>) => void;
  /** Goes to another page of the list. */
  turnTo: (cursors: readonly string[], options?: { replace?: boolean }) => void;
}

/** Has an address say which page of its list is at hand. */
export function setCursors(parameters: URLSearchParams, cursors: readonly string[]): void {
  parameters.delete(cursorParameter);
  for (const cursor of cursors) parameters.append(cursorParameter, cursor);
}

/** The filters, the search and the page of a list: in the address, so that 'Tillbaka' and a reload know them. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const change = (
    values: Record<string, string | undefined>,
    cursors: readonly string[],
    options = {},
  ) => {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      }
      setCursors(after, cursors);
      return after;
    }, options);
  };
  return {
    cursors: parameters.getAll(cursorParameter),
    get: (name) => parameters.get(name) ?? undefined,
    narrow: (values) => {
      change(values, []);
    },
    turnTo: (cursors, options) => {
      change({}, cursors, options);
    },
  };
}

/** State that belongs to the address at hand: at another one, such as after 'Tillbaka', there is none. */
export function useStateHere<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation();
  const [kept, setKept] = useState<{ key: string; value: T } | null>(null);
  return [
    kept?.key === key ? kept.value : null,
    (value) => {
      setKept(value === null ? null : { key, value });
    },
  ];
}

/** What is typed into a search field: it begins with, and follows, what the address says is searched for. */
export function useTyped(searched: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState({ text: searched, searched });
  if (typed.searched !== searched) setTyped({ text: searched, searched });
  return [
    typed.text,
    (text) => {
      setTyped({ text, searched });
    },
  ];
}
