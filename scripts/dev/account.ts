import { parseArgs } from 'node:util';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import {
  FieldValue,
  getFirestore,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';

import { initializeAdmin, usageOf } from './admin-app';
import { print } from '../lib/print';
import { UserError } from '../lib/user-error';

const usage = `Usage: npm run account:export -- <uid>
       npm run account:delete -- <uid> --yes
       npm run account:email  -- <uid> <new e-mail>
What a customer can ask for, and the panel cannot do: it runs in a browser, under the rules, which leave what a learner
has answered to the learner. The uid is 'Kund-id' on the customer's page.
export prints everything that is stored about the customer as JSON. delete cannot be undone, and is refused for
administrators. email signs the customer out everywhere: ask for proof first.
${usageOf('npm run account:export -- <uid>')}`;

/** The account, or null where it is gone and only its documents may be left. */
async function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
    return null;
  }
}

/** Whatever is stored of a customer beside the profile and the role: by whose it is, and not by a list of names. */
async function findDocuments(database: Firestore, uid: string): Promise<DocumentSnapshot[]> {
  const own = await database.doc(`users/${uid}`).listCollections();
  const shared = await database.listCollections();
  const found = await Promise.all([
    ...own.map((collection) => collection.get()),
    ...shared.map((collection) => collection.where('userId', '==', uid).get()),
  ]);
  return found.flatMap(({ docs }) => docs);
}

/** Times as ISO 8601. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPlain(one)]));
}

async function exportAccount(auth: Auth, database: Firestore, uid: string): Promise<void> {
  const [account, profile, role, documents] = await Promise.all([
    findAccount(auth, uid),
    database.doc(`profiles/${uid}`).get(),
    database.doc(`admins/${uid}`).get(),
    findDocuments(database, uid),
  ]);
  const stored = [profile, role, ...documents].filter(({ exists }) => exists);
  if (account === null && stored.length === 0)
    throw new UserError(`Nothing is stored about ${uid}.`);
  const byPath = new Map(stored.map((document) => [document.ref.path, toPlain(document.data())]));
  const told = account && { email: account.email, created: account.metadata.creationTime };
  print(JSON.stringify({ uid, account: told, documents: Object.fromEntries(byPath) }, null, 2));
}

/** What the customer's own deletion does: orders stay without the person, and so does which codes were used. */
async function deleteAccount(auth: Auth, database: Firestore, uid: string): Promise<void> {
  if ((await database.doc(`admins/${uid}`).get()).exists) {
    throw new UserError(`${uid} is an administrator: take the role in the panel first.`);
  }
  // first, so that nobody goes on writing
  if ((await findAccount(auth, uid)) !== null) await auth.deleteUser(uid);
  await database.doc(`profiles/${uid}`).delete();
  const writer = database.bulkWriter();
  for (const document of await findDocuments(database, uid)) {
    const [collection = '', , own] = document.ref.path.split('/');
    if (collection === 'orders') {
      const isPending = document.get('status') === 'pending';
      const updatedAt = FieldValue.serverTimestamp();
      const gone = { userId: null, updatedAt, ...(isPending && { status: 'cancelled' }) };
      void writer.update(document.ref, gone);
    } else if (own !== 'codeUses') void writer.delete(document.ref);
  }
  await writer.close();
  print(`Everything about ${uid} is deleted. Orders stay for bookkeeping, without the person.`);
}

async function changeEmail(
  auth: Auth,
  database: Firestore,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  const profile = database.doc(`profiles/${uid}`);
  if ((await findAccount(auth, uid)) === null || !(await profile.get()).exists) {
    throw new UserError(`There is no account ${uid}.`);
  }
  await auth.updateUser(uid, { email, emailVerified: false });
  await auth.revokeRefreshTokens(uid);
  await profile.update({ email });
  const role = database.doc(`admins/${uid}`);
  if ((await role.get()).exists) await role.update({ email });
  print(`${uid} now signs in with ${email}.`);
}

async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [what, uid, email, ...rest] = positionals;
  if (uid === undefined || rest.length > 0) throw new UserError(usage);
  const app = initializeAdmin();
  const [auth, database] = [getAuth(app), getFirestore(app)] as const;
  if (what === 'export' && email === undefined) await exportAccount(auth, database, uid);
  else if (what === 'delete' && email === undefined && values.yes) {
    await deleteAccount(auth, database, uid);
  } else if (what === 'email' && email !== undefined) {
    await changeEmail(auth, database, { uid, email });
  } else throw new UserError(usage);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof UserError ? reason : `Nothing more was done: ${reason}\n\n${usage}`,
  );
  process.exitCode = 1;
}
