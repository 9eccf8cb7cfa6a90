import { measureClockOffset } from '../../lib/server-clock';

/** The server's time, as well as the device can tell: what is given to a user is counted from it. */
export async function serverTime(): Promise<Date> {
  const offset = await measureClockOffset();
  return new Date(Date.now() + (offset ?? 0));
}
