import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';

const usage = `Usage: npm run admin:grant -- <e-mail>
Makes the account with the address an administrator.
Against the emulators of a running npm start:
  FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run admin:grant -- <e-mail>
Against a real project:
  GOOGLE_APPLICATION_CREDENTIALS=<key file> GCLOUD_PROJECT=<project> npm run admin:grant -- <e-mail>`;

async function grantAdmin(email: string): Promise<void> {
  const isEmulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const projectId = process.env['GCLOUD_PROJECT'] ?? (isEmulated ? 'demo-teoriklar' : undefined);
  const app = initializeApp({
    ...(projectId !== undefined && { projectId }),
    ...(!isEmulated && { credential: applicationDefault() }),
  });
  const { uid } = await getAuth(app).getUserByEmail(email);
  await getFirestore(app)
    .doc(`admins/${uid}`)
    .set({ email, grantedAt: FieldValue.serverTimestamp(), grantedBy: uid });
  console.log(`${email} is an administrator.`);
}

const email = process.argv[2];
if (email === undefined) {
  console.error(usage);
  process.exit(1);
}
await grantAdmin(email).catch((error: unknown) => {
  console.error(`${email} could not be made administrator: ${String(error)}\n\n${usage}`);
  process.exit(1);
});
