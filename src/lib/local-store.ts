import { logProblem } from './log';

/** A value kept in localStorage under one key; storage that is full or forbidden is survived. */
export interface LocalStore<T> {
  /** The stored value, or null when there is none or it cannot be understood. */
  read: () => T | null;
  write: (value: T) => void;
  remove: () => void;
}

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
        const text = localStorage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      }),
    write: (value) => {
      survive(key, () => {
        localStorage.setItem(key, JSON.stringify(value));
      });
    },
    remove: () => {
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
