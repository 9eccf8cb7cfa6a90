import { useSyncExternalStore } from 'react';

import { localStore } from '../lib/local-store';

export type Theme = 'light' | 'dark' | 'system';

const store = localStore<Theme>('teoriklar.theme', (stored) =>
  stored === 'light' || stored === 'dark' ? stored : null,
);
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function current(): Theme {
  return store.read() ?? 'system';
}

function resolve(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return systemIsDark().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset['theme'] = resolve(current());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = systemIsDark();
  listeners.add(listener);
  media.addEventListener('change', apply);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', apply);
  };
}

/** Chooses light, dark or what the device says, and remembers it. public/first-paint.js does the same earlier. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') store.remove();
  else store.write(theme);
  apply();
}

/** The chosen theme and the one it comes to. */
export function useTheme(): { theme: Theme; resolved: 'light' | 'dark' } {
  // a prerendered page knows no device
  const theme = useSyncExternalStore(subscribe, current, () => 'system' as const);
  const resolved = useSyncExternalStore(
    subscribe,
    () => resolve(current()),
    () => 'light' as const,
  );
  return { theme, resolved };
}
