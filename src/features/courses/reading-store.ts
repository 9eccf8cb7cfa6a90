import * as z from 'zod/mini';

import { localStore } from '../../lib/local-store';

/** Ids of the sections that have been read, by course. */
const readingSchema = z.record(z.string(), z.array(z.string()));

/**
 * Which sections the learner has read, on this device only: it is lost with the browser's data, and costs no document.
 * Its key has the learner's id, so it is handed out and deleted with the account.
 */
function readingStore(uid: string) {
  return localStore(
    `teoriklar.reading.${uid}`,
    (stored) => readingSchema.safeParse(stored).data ?? null,
  );
}

/** The ids of the sections of a course that the learner has read. */
export function readSections(uid: string, courseId: string): readonly string[] {
  return readingStore(uid).read()?.[courseId] ?? [];
}

/** Keeps that a section has been read; returns all that have been. */
export function keepRead(uid: string, courseId: string, sectionId: string): readonly string[] {
  const store = readingStore(uid);
  // another tab may have written since
  const reading = store.read() ?? {};
  const sections = [...new Set([...(reading[courseId] ?? []), sectionId])];
  store.write({ ...reading, [courseId]: sections });
  return sections;
}
