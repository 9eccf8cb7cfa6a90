import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { database } from './admin';
import type { Person } from './learners';

const entrySchema = z.object({ action: z.string(), at: z.custom<{ toMillis: () => number }>() });

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
