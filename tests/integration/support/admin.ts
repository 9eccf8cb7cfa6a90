import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';

for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'GCLOUD_PROJECT']) {
  if (!process.env[name]) throw new Error(`${name} is not set: npm test -- --only=integration`);
}

/** The emulators' project. */
export const projectId = process.env['GCLOUD_PROJECT'] ?? '';

const app = initializeApp({ projectId });

/** Accounts and documents as nobody's rules guard them. */
export const adminAuth = getAuth(app);
export const database = getFirestore(app);
database.settings({ ignoreUndefinedProperties: true });

type Fields = Record<string, unknown>;

/** Writes a document without the fields that are undefined; it is gone again after the test. */
export async function writeDocument(path: string, fields: Fields): Promise<void> {
  onTestFinished(async () => {
    await database.doc(path).delete();
  });
  await database.doc(path).set(fields);
}

/** The fields of a document, or null when there is none. */
export async function readDocument(path: string): Promise<Fields | null> {
  const document = await database.doc(path).get();
  return document.data() ?? null;
}
