/** A request for a script as the browser tells of it; times in milliseconds from the start of the visit. */
export interface ScriptRequest {
  readonly url: string;
  readonly start: number;
  /** When the response had arrived in full; Infinity where it had not. */
  readonly end: number;
  /** The addresses of the code that asked for it, or the page's own where its HTML did. */
  readonly initiators: readonly string[];
}

/**
 * Returns in how many waves the scripts came. What the HTML asks for is the first wave, whenever its line is read. What
 * code asks for is a wave later than every script that had arrived before, as that code could not run without those it
 * imports: code that runs early by chance is so taken for code that had to wait, and the number is rather too high than
 * too low.
 */
export function countWaves(requests: readonly ScriptRequest[], page: string): number {
  const waves = new Map<ScriptRequest, number>();
  for (const request of requests.toSorted((one, other) => one.start - other.start)) {
    const isOfHtml = request.initiators.every((url) => url === page);
    const arrived = [...waves].filter(([{ end }]) => end <= request.start);
    const before = isOfHtml ? 0 : Math.max(0, ...arrived.map(([, wave]) => wave));
    waves.set(request, before + 1);
  }
  return Math.max(0, ...waves.values());
}
