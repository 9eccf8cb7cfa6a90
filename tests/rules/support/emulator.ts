import { readFileSync } from 'node:fs';

/** The text of a rules file in the project's root. */
export function readRules(file: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

/** The emulator's host:port from the environment. */
function host(): string {
  const found = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!found) throw new Error('FIRESTORE_EMULATOR_HOST is not set: start the emulators first');
  return found;
}

/** The emulator's host and port. */
export function hostAndPort(): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${host()}`);
  return { host: hostname, port: Number(port) };
}

function address(projectId: string, resource: string): string {
  return `http://${host()}/emulator/v1/projects/${projectId}:${resource}`;
}

/** Makes these the Firestore rules of the project. Throws what the compiler says where it refuses them. */
export async function loadRules(projectId: string, source: string): Promise<void> {
  const response = await fetch(address(projectId, 'securityRules'), {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** What the emulator has recorded about each expression of the project's rules. */
export async function readCoverage(projectId: string): Promise<unknown> {
  const response = await fetch(address(projectId, 'ruleCoverage'));
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
