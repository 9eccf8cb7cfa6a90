/** Logs something that a developer should know and a user need not, such as a document that cannot be read. */
export function logProblem(message: string, detail?: unknown): void {
  console.warn(`[teoriklar] ${message}`, detail ?? '');
}
