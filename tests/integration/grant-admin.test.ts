import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';

import { root } from '../../scripts/lib/project';
import { adminAuth, database, readDocument } from './support/admin';

const usage = 'Usage: npm run admin:grant -- <e-mail> [--unverified]\n';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs npm run admin:grant with the arguments, against the emulators of these tests. */
function grantAdmin(...args: string[]): Promise<Ended> {
  const command = ['--import', 'tsx', 'scripts/dev/grant-admin.ts', ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, stdout, stderr });
    });
  });
}

/** An account that is gone again after the test. */
async function account(emailVerified: boolean): Promise<{ uid: string; email: string }> {
  const email = `${randomUUID()}@teoriklar.test`;
  const { uid } = await adminAuth.createUser({ email, emailVerified });
  onTestFinished(async () => {
    await adminAuth.deleteUser(uid);
    await database.doc(`admins/${uid}`).delete();
  });
  return { uid, email };
}

describe('npm run admin:grant', () => {
  it('makes an account with a verified address an owner and prints its uid', async () => {
    const { uid, email } = await account(true);
    expect(await grantAdmin(email)).toEqual({
      code: 0,
      stdout: `${email} is an administrator and owner (uid ${uid}).\n`,
      stderr: '',
    });
    expect(await readDocument(`admins/${uid}`)).toMatchObject({
      email,
      role: 'owner',
      grantedBy: uid,
    });
  });

  it('refuses an account that has not verified its address, and says what to do', async () => {
    const { uid, email } = await account(false);
    const { code, stdout, stderr } = await grantAdmin(email);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(
        `^The account ${uid} has not verified the address ${email}, .*--unverified.*\\.\\n$`,
      ),
    );
    expect(await readDocument(`admins/${uid}`)).toBeNull();
  });

  it.each(['before', 'after'])(
    'accepts such an account with --unverified %s the address',
    async (where) => {
      const { uid, email } = await account(false);
      const args = where === 'before' ? ['--unverified', email] : [email, '--unverified'];
      expect((await grantAdmin(...args)).code).toBe(0);
      expect(await readDocument(`admins/${uid}`)).toMatchObject({ email });
    },
  );

  it('says that there is no account with an unknown address', async () => {
    expect(await grantAdmin('nobody@teoriklar.test')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'There is no account with the address nobody@teoriklar.test: register it in the app.\n',
    });
  });

  it.each(
    [[], ['--unverified'], ['a@b.se', 'c@d.se'], ['a@b.se', '--force']].map((args) => ({ args })),
  )('answers the arguments $args with the usage', async ({ args }) => {
    const { code, stdout, stderr } = await grantAdmin(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.startsWith(usage)).toBe(true);
  });
});
