import { vi } from 'vitest';

import { measureServerTime } from '../../src/lib/server-clock';

/** What the program's own host answers from now on: its clock is so many milliseconds ahead, or null: no answer. */
export function setServerClock(ahead: number | null): void {
  vi.stubGlobal('fetch', () => {
    if (ahead === null) return Promise.reject(new TypeError('Failed to fetch'));
    const date = new Date(Date.now() + ahead).toUTCString();
    return Promise.resolve(new Response(null, { headers: { date } }));
  });
}

/** As {@link setServerClock}, and the device has measured it. */
export async function knowServerClock(ahead: number): Promise<void> {
  setServerClock(ahead);
  await measureServerTime();
}
