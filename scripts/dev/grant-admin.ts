import { parseArgs } from 'node:util';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { initializeAdmin, usageOf } from './admin-app';
import { UserError } from '../lib/user-error';

const usage = `Usage: npm run admin:grant -- <e-mail> [--unverified]
Makes the account with the address an administrator with the role of an owner.
Anyone can register any address, so the account must have verified it, by the link that was mailed there
or by signing in with Google. --unverified: do without, when you know whose account it is.
${usageOf('npm run admin:grant -- <e-mail>')}`;

interface Grant {
  readonly email: string;
  readonly allowsUnverified: boolean;
}

function readArguments(args: string[]): Grant {
  const { positionals, values } = parseOrThrow(args);
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) throw new UserError(usage);
  return { email, allowsUnverified: values.unverified === true };
}

function parseOrThrow(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { unverified: { type: 'boolean' } },
    });
  } catch {
    throw new UserError(usage);
  }
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
    throw new UserError(`There is no account with the address ${email}: register it in the app.`);
  }
}

async function grantAdmin({ email, allowsUnverified }: Grant): Promise<void> {
  const app = initializeAdmin();
  const { uid, emailVerified } = await findAccount(getAuth(app), email);
  if (!emailVerified && !allowsUnverified) {
    throw new UserError(
      `The account ${uid} has not verified the address ${email}, which anyone could have registered: ` +
        'let its owner open the link in the mail first, or add --unverified if you know whose account it is.',
    );
  }
  await getFirestore(app)
    .doc(`admins/${uid}`)
    .set({ email, role: 'owner', grantedAt: FieldValue.serverTimestamp(), grantedBy: uid });
  console.log(`${email} is an administrator and owner (uid ${uid}).`);
}

function explain(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `No administrator was made: ${reason}\n\n${usage}`;
}

try {
  await grantAdmin(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
