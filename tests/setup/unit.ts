import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// what jsdom lacks of a browser: a device that prefers light, and sizes that never change
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);

afterEach(() => {
  cleanup();
  localStorage.clear();
});
