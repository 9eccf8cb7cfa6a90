import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// what a test waits for may be code that loads first, on a machine that has other work
configure({ asyncUtilTimeout: 30_000 });

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
// nothing comes near the screen unless a test says so
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);
// names of radio groups are React's own, which need no escaping
vi.stubGlobal('CSS', { escape: (name: string) => name });
// nothing is laid out, so there is nowhere to scroll
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
});
