import { randomUUID } from 'node:crypto';

import { onTestFinished } from 'vitest';
import { z } from 'zod';

import type { ChangeKey } from '../../../src/data/admin-log/write-entry';
import { database } from './admin';
import type { Person } from './learners';

const entrySchema = z.object({
  action: z.string(),
  at: z.custom<{ toMillis: () => number }>(),
  details: z.string().optional(),
});

/** One press of a button by the administrator. */
export function pressOf({ uid }: Person): ChangeKey {
  return { actor: uid, id: randomUUID() };
}

/** The administrator's entries about the document, in order; they are forgotten after the test. */
async function entriesOf(admin: Person, target: string) {
  const log = database.collection('adminLog');
  const { docs } = await log.where('actor', '==', admin.uid).where('target', '==', target).get();
  onTestFinished(async () => {
    for (const { ref } of docs) await ref.delete();
  });
  return docs
    .map((entry) => entrySchema.parse(entry.data()))
    .sort((one, other) => one.at.toMillis() - other.at.toMillis());
}

/** What the administrator has done to the document, in order, as the log has it. */
export async function logOf(admin: Person, target: string): Promise<string[]> {
  return (await entriesOf(admin, target)).map(({ action }) => action);
}

/** What the administrator has done to the document, in order, each with what the log says was changed from and to. */
export async function changesOf(admin: Person, target: string): Promise<[string, string?][]> {
  return (await entriesOf(admin, target)).map(({ action, details }) =>
    details === undefined ? [action] : [action, details],
  );
}
