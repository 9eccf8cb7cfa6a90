import { randomUUID } from 'node:crypto';

import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';

import type { ChangeKey } from '../../src/data/admin-log/write-entry';
import { grantAdmin, revokeAdmin } from '../../src/data/admins/manage-admins';
import { firestore } from '../../src/data/firebase/firestore';
import { getLearner, saveAnswers } from '../../src/data/learning/repository';
import { shardOf } from '../../src/data/shard';
import { giveFullAccess } from '../../src/data/licenses/manage-licenses';
import { countEarlierSessions } from '../../src/data/learning/earlier-sessions';
import { getProfile, openFreeWindow } from '../../src/data/profiles/repository';
import { giveFreeMinutes } from '../../src/data/users/repository';
import { database, readDocument } from './support/admin';
import { newAnswer } from './support/answers';
import { become, look, setScene, type Asker, type Scene } from './support/trespass';

/** What an attacker types into the browser's console, where the program's own database is at hand. */
interface Attempt {
  readonly name: string;
  /** Refused to the attacker, allowed to this one. */
  readonly allowed: Asker;
  /** The press is that of whoever tries. */
  readonly run: (scene: Scene, press: ChangeKey) => Promise<unknown>;
  readonly writes?: (scene: Scene) => string;
}

const at = (path: string) => doc(firestore, path);
const attackersId = ({ people }: Scene) => people.attacker.uid;
const victimsId = ({ people }: Scene) => people.victim.uid;
const attackersProfile = (scene: Scene) => `profiles/${attackersId(scene)}`;

const attempts: readonly Attempt[] = [
  {
    name: "read another's profile with the program's own function",
    allowed: 'victim',
    run: (scene) => getProfile(victimsId(scene)),
  },
  {
    name: "read another's progress with the program's own function",
    allowed: 'victim',
    run: (scene) => getLearner(victimsId(scene)),
  },
  {
    name: "count another's sessions with the program's own function",
    allowed: 'victim',
    run: (scene) => countEarlierSessions(victimsId(scene)),
  },
  {
    name: "write another's progress with the program's own function",
    allowed: 'victim',
    run: (scene) => saveAnswers(victimsId(scene), shardOf('c1'), [newAnswer()], []),
    writes: (scene) => `users/${victimsId(scene)}/learning/${shardOf('c1')}`,
  },
  {
    name: 'list the profiles',
    allowed: 'admin',
    run: () => getDocs(query(collection(firestore, 'profiles'), limit(1))),
  },
  {
    name: 'find a profile by its e-mail',
    allowed: 'admin',
    run: ({ people }) =>
      getDocs(
        query(
          collection(firestore, 'profiles'),
          where('email', '==', people.victim.email),
          limit(1),
        ),
      ),
  },
  {
    name: 'count the profiles',
    allowed: 'admin',
    run: () => getCount(collection(firestore, 'profiles')),
  },
  {
    name: 'read a question',
    allowed: 'victim',
    run: ({ questionId }) => getDoc(at(`questions/${questionId}`)),
  },
  {
    name: 'give himself a licence',
    allowed: 'admin',
    run: (scene, press) => giveFullAccess(attackersId(scene), new Date(), press),
    writes: (scene) => `licenses/${attackersId(scene)}_full`,
  },
  {
    name: 'raise his free minutes',
    allowed: 'admin',
    run: (scene, press) => giveFreeMinutes(attackersId(scene), 60, new Date(), press),
    writes: attackersProfile,
  },
  {
    name: 'start his free window anew',
    allowed: 'victim',
    // the victim has never opened his
    run: (_scene, { actor }) => openFreeWindow(actor),
    writes: attackersProfile,
  },
  {
    name: 'make somebody an administrator',
    allowed: 'admin',
    run: ({ candidate }, press) =>
      grantAdmin({ userId: candidate.uid, email: candidate.email }, 'owner', press),
    writes: ({ candidate }) => `admins/${candidate.uid}`,
  },
  {
    name: 'take the role from somebody',
    allowed: 'admin',
    run: ({ candidate }, { actor }) => revokeAdmin(candidate.uid, actor),
    writes: ({ candidate }) => `admins/${candidate.uid}`,
  },
];

const refusal = { code: 'permission-denied' };

describe('with the program’s own SDK an attacker cannot', () => {
  test.each(attempts.map((attempt) => [attempt.name, attempt] as const))(
    '%s',
    async (_name, { allowed, run, writes }) => {
      const scene = await setScene();
      const path = writes?.(scene);
      const paths = path === undefined ? [] : [path];
      const before = await look(paths);
      await become('attacker', scene);
      await expect(
        run(scene, { actor: attackersId(scene), id: randomUUID() }),
      ).rejects.toMatchObject(refusal);
      expect(await look(paths)).toEqual(before);
      await become(allowed, scene);
      const { uid } = allowed === 'visitor' ? scene.people.victim : scene.people[allowed];
      await run(scene, { actor: uid, id: randomUUID() });
      for (const written of paths) await database.doc(written).delete();
    },
  );

  test('make himself an administrator', async () => {
    const scene = await setScene();
    const { uid, email } = scene.people.attacker;
    await become('attacker', scene);
    const role = at(`admins/${uid}`);
    const grant = { email, grantedAt: serverTimestamp(), grantedBy: uid };
    await expect(setDoc(role, grant)).rejects.toMatchObject(refusal);
    await expect(setDoc(role, {})).rejects.toMatchObject(refusal);
    expect(await look([`admins/${uid}`])).toEqual([null]);
  });

  test('make a profile anew that gives him minutes, or delete one that is blocked', async () => {
    const scene = await setScene();
    const before = await readDocument(attackersProfile(scene));
    await become('attacker', scene);
    // with a licence left, a new profile would open it again
    await expect(deleteDoc(at(attackersProfile(scene)))).rejects.toMatchObject(refusal);
    await deleteDoc(at(`licenses/${attackersId(scene)}_full`));
    await deleteDoc(at(attackersProfile(scene)));
    const anew = {
      ...before,
      freeMinutesStartedAt: null,
      createdAt: serverTimestamp(),
      termsAcceptedAt: serverTimestamp(),
    };
    await expect(
      setDoc(at(attackersProfile(scene)), { ...anew, freeMinutes: 10 }),
    ).rejects.toMatchObject(refusal);
    await setDoc(at(attackersProfile(scene)), { ...anew, freeMinutes: 0 });
    await database.doc(attackersProfile(scene)).update({ userStatus: 'inactive' });
    await expect(deleteDoc(at(attackersProfile(scene)))).rejects.toMatchObject(refusal);
  });

  test('read what belongs to all learners at once', async () => {
    const scene = await setScene();
    await become('attacker', scene);
    for (const group of ['progress', 'learning', 'saved', 'plans', 'results', 'exams']) {
      await expect(getDocs(collectionGroup(firestore, group))).rejects.toMatchObject(refusal);
    }
  });

  test('carry a forbidden write past the rules among allowed ones', async () => {
    const scene = await setScene();
    const paths = [attackersProfile(scene)];
    const before = await look(paths);
    await become('attacker', scene);
    const profile = at(attackersProfile(scene));

    const batch = writeBatch(firestore);
    batch.update(profile, { firstName: 'Eva' });
    batch.update(profile, { freeMinutes: 60 });
    await expect(batch.commit()).rejects.toMatchObject(refusal);

    const carried = runTransaction(firestore, async (transaction) => {
      const { firstName } = (await transaction.get(profile)).data() ?? {};
      transaction.update(profile, { firstName: String(firstName), userStatus: 'admin' });
    });
    await expect(carried).rejects.toMatchObject(refusal);
    expect(await look(paths)).toEqual(before);

    const allowed = writeBatch(firestore);
    allowed.update(profile, { firstName: 'Eva' });
    await allowed.commit();
    expect(await look(paths)).toMatchObject([{ firstName: 'Eva' }]);
  });
});
