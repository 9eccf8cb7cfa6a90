import { readdirSync } from 'node:fs';
import path from 'node:path';

import { origin } from '../emulators/environment';
import { findFreePorts } from '../lib/ports';
import { root } from '../lib/project';
import { onShutdown } from '../lib/shutdown';
import { buildProgram, chooseTestPorts, describeStack, startTestSuite } from '../lib/test-stack';
import { startBrotliServer } from '../test/brotli-server';
import { startDatabaseProxy } from './database-proxy';
import { addReferencePages, removeReferencePages } from './reference-pages';

/** Has every file compressed before anybody waits for it. */
async function warmUp(baseUrl: string): Promise<void> {
  const dist = path.join(root, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    await fetch(`${baseUrl}/${file.replaceAll(path.sep, '/')}`);
  }
}

/** Runs a function against the production build, the references among its files, and a seeded suite; all of it compressed. */
export async function withBenchStack<Result>(
  use: (baseUrl: string) => Promise<Result>,
): Promise<Result> {
  const ports = await chooseTestPorts();
  const [database = 0] = await findFreePorts(1);
  const suite = describeStack(ports);
  const { env, ...built } = describeStack({ ...ports, firestore: database });
  // cut into files as a deployment is
  await buildProgram({ ...built, env: { ...env, VITE_GALLERY: undefined } });
  onShutdown(removeReferencePages);
  await addReferencePages();
  const emulators = await startTestSuite(ports);
  const proxy = await startDatabaseProxy(database, origin(ports.firestore));
  const server = await startBrotliServer(suite.baseUrl, {
    [origin(ports.firestore)]: origin(database),
  });
  try {
    await warmUp(server.baseUrl);
    return await use(server.baseUrl);
  } finally {
    server.stop();
    proxy.stop();
    await emulators.stop();
  }
}
