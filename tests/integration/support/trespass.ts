import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';

import { signOut } from '../../../src/data/auth/repository';
import { database, writeDocument } from './admin';
import { newCategoryName, writeQuestion } from './content';
import {
  giveAdminRole,
  giveLicense,
  inMinutes,
  makeLearner,
  signInAs,
  type Person,
} from './learners';

/** Who may be asking: nobody, a learner without access who tries what he can, another learner, an administrator. */
export type Asker = 'visitor' | 'attacker' | 'victim' | 'admin';

/** People and documents to trespass on. */
export interface Scene {
  readonly people: Readonly<Record<Exclude<Asker, 'visitor'>, Person>>;
  readonly category: string;
  readonly questionId: string;
  /** An account that is to become an administrator. */
  readonly candidate: Person;
}

/**
 * Sets the scene. The attacker's licence has ended, and so has his free window; he is blocked if that is asked for. The
 * victim has a licence, progress and a result.
 */
export async function setScene(attackersStatus = 'active'): Promise<Scene> {
  const attacker = await makeLearner({
    freeMinutes: 10,
    freeMinutesStartedAt: inMinutes(-11),
    userStatus: attackersStatus,
  });
  const victim = await makeLearner({ freeMinutes: 10 });
  const admin = await makeLearner();
  await giveLicense(attacker, 'full', { expiresAt: inMinutes(-1) });
  await giveLicense(victim);
  await giveAdminRole(admin);
  await writeDocument(`users/${victim.uid}/progress/c1`, {
    questions: {},
    updatedAt: Timestamp.now(),
  });
  await writeDocument(`users/${victim.uid}/results/r1`, {
    kind: 'practice',
    categoryId: 'c1',
    answered: 1,
    right: 1,
    startedAt: Timestamp.now(),
    finishedAt: Timestamp.now(),
  });
  const category = newCategoryName();
  const questionId = await writeQuestion(category, 1);
  return {
    people: { attacker, victim, admin },
    category,
    questionId,
    candidate: await makeLearner({ fullName: `Kandidat ${randomUUID()}` }),
  };
}

/** Signs in as the one who is to ask. */
export async function become(asker: Asker, { people }: Scene): Promise<void> {
  if (asker === 'visitor') await signOut();
  else await signInAs(people[asker]);
}

/** The documents of these paths as they are now, to see that nothing has changed. */
export async function look(paths: readonly string[]): Promise<unknown> {
  const documents = await Promise.all(paths.map((path) => database.doc(path).get()));
  return documents.map((document) => document.data() ?? null);
}
