type Guard = (step: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Lets a page see the steps in the browser's history before the router does. To be called before the router starts:
 * listeners of the window are called in the order in which they were added, captured or not.
 */
export function startHistoryGuard(): void {
  window.addEventListener('popstate', (step) => {
    guard?.(step);
  });
}

/** Shows every step to the guard, which can keep it from the router. Returns what takes the guard away. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
