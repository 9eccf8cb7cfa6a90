import { beforeEach, vi } from 'vitest';

/** What a browser's localStorage does as far as the program uses it: the stored values are its own properties. */
export class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return this[key] ?? null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** Gives every test a localStorage of its own, as a browser has one. */
export function useLocalStorage(): void {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
  });
}
