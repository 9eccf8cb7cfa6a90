import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

import { findFreePorts } from '../../../scripts/lib/ports';
import { host, root } from '../../../scripts/lib/project';

/** What npm start needs of the repository. */
const parts = [
  ...['scripts', 'src', 'content', 'public', 'tools', 'index.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['firestore.rules', 'firestore.indexes.json', 'storage.rules'],
];

/** The ports of npm start in a checkout; nothing else in it chooses one. */
interface CheckoutPorts {
  app: number;
  auth: number;
  firestore: number;
  websocket: number;
  storage: number;
  hub: number;
  logging: number;
  ui: number;
}

/** A copy of this repository in a temporary folder: its commands leave the developer's own data and ports alone. */
export interface Checkout {
  folder: string;
  ports: CheckoutPorts;
  remove: () => void;
}

/** Copies the repository. The ports lie in the thousand that starts there, one for each test file. */
export async function makeCheckout(firstPort: number): Promise<Checkout> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-checkout-'));
  const ports = await choosePorts(firstPort);
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  writeFirebaseConfig(folder, ports);
  linkPackages(folder);
  reuseArchives(folder);
  return {
    folder,
    ports,
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** What bootstrap.mjs writes into node_modules when they are as the lock file says. */
export function lockStamp(folder: string): string {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

/** Where it writes it. */
export function stampFile(folder: string): string {
  return path.join(folder, 'node_modules', '.teoriklar-lock');
}

async function choosePorts(firstPort: number): Promise<CheckoutPorts> {
  const found = await findFreePorts(8, { lowest: firstPort, highest: firstPort + 1000 });
  const [
    app = 0,
    auth = 0,
    firestore = 0,
    websocket = 0,
    storage = 0,
    hub = 0,
    logging = 0,
    ui = 0,
  ] = found;
  return { app, auth, firestore, websocket, storage, hub, logging, ui };
}

function writeFirebaseConfig(folder: string, ports: CheckoutPorts): void {
  const config = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as object;
  const emulators = {
    auth: { host, port: ports.auth },
    firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
    storage: { host, port: ports.storage },
    hub: { host, port: ports.hub },
    logging: { host, port: ports.logging },
    ui: { enabled: false, port: ports.ui },
  };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ ...config, emulators }));
}

/** A link for each package: should a command install here, it replaces links and not the packages themselves. */
function linkPackages(folder: string): void {
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of readdirSync(packages)) {
    if (entry === '.package-lock.json') {
      cpSync(path.join(packages, entry), path.join(folder, 'node_modules', entry));
    } else if (!entry.startsWith('.')) {
      symlinkSync(path.join(packages, entry), path.join(folder, 'node_modules', entry), 'junction');
    }
  }
  writeFileSync(stampFile(folder), lockStamp(folder));
}

/** The jars that an earlier run of the scripts made take some seconds to make. */
function reuseArchives(folder: string): void {
  const archives = path.join(root, '.cache', 'emulators');
  if (!existsSync(archives)) return;
  cpSync(archives, path.join(folder, '.cache', 'emulators'), { recursive: true });
}
