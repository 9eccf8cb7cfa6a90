import { randomUUID } from 'node:crypto';

import { onTestFinished } from 'vitest';
import { z } from 'zod';

import type { Press } from '../../../src/data/admin-log/run-logged';
import { database } from './admin';
import type { Person } from './learners';

const entrySchema = z.object({ action: z.string(), at: z.custom<{ toMillis: () => number }>() });

/** One press of a button by the administrator. */
export function pressOf({ uid }: Person): Press {
  return { actor: uid, id: randomUUID() };
}

/** What the administrator has done to the document, in order, as the log has it; it is forgotten after the test. */
export async function logOf(admin: Person, target: string): Promise<string[]> {
  const log = database.collection('adminLog');
  const { docs } = await log.where('actor', '==', admin.uid).where('target', '==', target).get();
  onTestFinished(async () => {
    for (const { ref } of docs) await ref.delete();
  });
  return docs
    .map((entry) => entrySchema.parse(entry.data()))
    .sort((one, other) => one.at.toMillis() - other.at.toMillis())
    .map(({ action }) => action);
}
