/** What the build tells the service worker of itself (scripts/build/service-worker.ts). */
export interface Build {
  /** Changes with every file below. */
  version: string;
  /** Addresses of what every device keeps. */
  start: readonly string[];
  /** Addresses of what is kept for those who have not signed in, in the order in which it is fetched. */
  visitor: readonly string[];
  /** The same for learners: everything but the panel. */
  learner: readonly string[];
  /** What is kept for administrators besides. */
  panel: readonly string[];
  /** The program's own pages, each with the shell that shows it; `/**` at the end stands for whatever follows. */
  shells: readonly (readonly [address: string, shell: string])[];
  /** Addresses of the pages rendered ahead. */
  pages: readonly string[];
}

/** Where hosting has the shells, all in one file (src/boot/shells.ts). */
export const shellsAddress = '/shells.json';
