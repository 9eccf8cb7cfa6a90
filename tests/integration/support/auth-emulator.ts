import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { projectId } from './admin';

const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })),
});

/** The kinds of mail that the sign-in service has sent to the address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = mailsSchema.parse(await answer.json());
  return oobCodes.filter((mail) => mail.email === email).map(({ requestType }) => requestType);
}

async function setEmailPrivacy(isProtected: boolean): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const answer = await fetch(`${address}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isProtected } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** For this test the service does not tell whether an address has an account, as new Firebase projects do not. */
export async function protectEmails(): Promise<void> {
  onTestFinished(() => setEmailPrivacy(false));
  await setEmailPrivacy(true);
}
