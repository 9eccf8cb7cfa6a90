import { setTimeout as delay } from 'node:timers/promises';

const longestMs = 60_000;
const pauseMs = 50;

/** Asks again and again until the answer is neither false, null nor undefined, and resolves with it. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | false | null | undefined> | Answer | false | null | undefined,
): Promise<Answer> {
  const end = Date.now() + longestMs;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    await delay(pauseMs);
  }
  throw new Error(`Waited in vain: ${what}`);
}
