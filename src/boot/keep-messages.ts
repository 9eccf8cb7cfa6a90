/** Who uses the program on the device. */
export type Person = 'visitor' | 'learner' | 'administrator';

/** What a page asks of a service worker: to keep the next few files, or only to look how many are missing. */
export interface KeepRequest {
  keepFor: Person;
  isToFetch: boolean;
}

/** Why no more could be kept: no network, no room on the device, or a release that hosting no longer has. */
export type Problem = 'network' | 'full' | 'gone';

export interface KeepAnswer {
  /** How many files are missing now. */
  missing: number;
  problem: Problem | null;
}
