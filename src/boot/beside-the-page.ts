import { registerServiceWorker } from './service-worker-client';
import { watchProblems } from './watch-problems';

/** Begins what goes on beside the page, once it is there. */
export async function startBeside(): Promise<void> {
  watchProblems();
  await registerServiceWorker();
}
