import { deleteDoc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

import { logProblem } from '../../lib/log';
import { request } from '../firebase/request';
import { practiceCategoryRef } from '../practice-categories/refs';
import { readOfCategory } from './repository';
import { packRef } from './refs';
import { toPack } from './to-pack';

/** The categories whose questions this page has changed since they were packed. */
const changed = new Set<string>();

/** Remembers that a practice category's questions have changed. */
export function questionsWereChanged(categoryId: string): void {
  changed.add(categoryId);
}

/** Packs the questions of a practice category for learners' devices. Throws DataError. */
export async function writePack(categoryId: string): Promise<void> {
  // first: what is written after it makes the pack newer than it says, and never older
  const category = await request(() => getDoc(practiceCategoryRef(categoryId)));
  const contentVersion: unknown = category.get('contentVersion');
  const questions = toPack(await readOfCategory(categoryId));
  await request(() =>
    questions === null
      ? deleteDoc(packRef(categoryId))
      : setDoc(packRef(categoryId), { contentVersion, questions, updatedAt: serverTimestamp() }),
  );
}

/**
 * Packs what this page has changed. A pack that is missing or outdated costs learners' devices the reading of each question,
 * and nothing else: it may fail, and never throws.
 */
export async function writeChangedPacks(): Promise<void> {
  for (const categoryId of [...changed]) {
    changed.delete(categoryId);
    try {
      await writePack(categoryId);
    } catch (error) {
      logProblem(`the questions of ${categoryId} are not packed`, error);
    }
  }
}
