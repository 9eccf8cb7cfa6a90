/** Logs something that a developer should know and a user need not, such as a document that cannot be read. */
export function logProblem(message: string, detail?: unknown): void {
  console.warn(`[teoriklar] ${message}`, detail ?? '');
}

/**
 * Logs what the operator should hear of, too, and hands it to whoever tells him (boot/watch-problems): the error, or, where
 * nothing was thrown, what is wrong with a document.
 */
export function reportProblem(message: string, detail?: unknown): void {
  logProblem(message, detail);
  // where there is no page nobody listens
  if (!('dispatchEvent' in globalThis)) return;
  globalThis.dispatchEvent(new CustomEvent('problem', { detail: [message, detail] }));
}
