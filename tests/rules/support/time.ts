import { Timestamp } from 'firebase/firestore/lite';

/**
 * The moment the tables were loaded. Every stored time is relative to it. A limit that time moves towards is an hour or
 * more away, since a run may take that long.
 */
export const loadedAt = new Date();

/** The time so many minutes after the tables were loaded; before it where negative. */
export function inMinutes(minutes: number): Date {
  return new Date(loadedAt.getTime() + minutes * 60_000);
}

export const day = 24 * 60;

/** A time later by less than a millisecond, which a Date cannot say. */
export function withinMillisecond(time: Date): Timestamp {
  const { seconds, nanoseconds } = Timestamp.fromDate(time);
  return new Timestamp(seconds, nanoseconds + 456_000);
}

/** The days from 1970 to a time. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / (day * 60_000));
