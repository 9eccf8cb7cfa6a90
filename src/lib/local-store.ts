import { logProblem } from './log';

/** A value kept in localStorage under one key; where that is full or forbidden, it lasts as long as the page. */
export interface LocalStore<T> {
  /** The stored value, or null when there is none or it cannot be understood. */
  read: () => T | null;
  write: (value: T) => void;
  remove: () => void;
}

/** Takes the place of localStorage for what could not be written there. */
const inMemory = new Map<string, string>();

function survive<T>(key: string, run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    logProblem(`the local value ${key} cannot be used`, error);
    return null;
  }
}

/**
 * Makes a store for one key.
 * @param parse turns what was stored into a value, or null when it does not fit.
 */
export function localStore<T>(key: string, parse: (stored: unknown) => T | null): LocalStore<T> {
  return {
    read: () =>
      survive(key, () => {
        const text = inMemory.get(key) ?? localStorage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      }),
    write: (value) => {
      const text = JSON.stringify(value);
      inMemory.set(key, text);
      survive(key, () => {
        localStorage.setItem(key, text);
        inMemory.delete(key);
      });
    },
    remove: () => {
      inMemory.delete(key);
      survive(key, () => {
        localStorage.removeItem(key);
      });
    },
  };
}

/** The keys of localStorage that have this in them, such as a user's id. */
export function findLocalKeys(part: string): string[] {
  return survive(part, () => Object.keys(localStorage).filter((key) => key.includes(part))) ?? [];
}

/**
 * Calls back when another tab has changed the key, and when the browser brings back a page that it had frozen, which has
 * heard of nothing. Returns what stops it.
 */
export function followLocalKey(key: string, adopt: () => void): () => void {
  const adoptOthers = (event: StorageEvent) => {
    // null: everything was cleared
    if (event.key === key || event.key === null) adopt();
  };
  const adoptAfterFreeze = (event: PageTransitionEvent) => {
    if (event.persisted) adopt();
  };
  window.addEventListener('storage', adoptOthers);
  window.addEventListener('pageshow', adoptAfterFreeze);
  return () => {
    window.removeEventListener('storage', adoptOthers);
    window.removeEventListener('pageshow', adoptAfterFreeze);
  };
}
