import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { origin, type ServicePorts } from './environment';
import { host, root } from '../lib/project';
import { UserError } from '../lib/user-error';

/** All ports of one suite; hosting and the UI run only where a port is given. */
export interface SuitePorts extends ServicePorts {
  /** Firestore's request log, which the UI and tests read. */
  readonly websocket: number;
  /** Always runs, and looks for a port by itself unless told: two suites would find the same one. */
  readonly logging: number;
  readonly hosting: number | undefined;
  readonly ui: number | undefined;
}

interface Header {
  readonly key: string;
  readonly value: string;
}

interface Hosting {
  readonly rewrites?: readonly { readonly source: string; readonly destination: string }[];
  readonly headers?: readonly { readonly headers: readonly Header[] }[];
}

interface EmulatorPorts {
  readonly port?: number;
  readonly websocketPort?: number;
}

interface FirebaseConfig {
  readonly hosting?: Hosting;
  readonly emulators?: Readonly<Record<string, EmulatorPorts | boolean>>;
}

/** Reads the port that firebase.json sets for an emulator. */
export function configuredPort(
  emulator: string,
  fallback: number,
  key: keyof EmulatorPorts = 'port',
): number {
  const settings = readConfig().emulators?.[emulator];
  return (typeof settings === 'object' ? settings[key] : undefined) ?? fallback;
}

/**
 * The file that hosting serves at each address of the program; `/**` at the end of one stands for whatever follows. The
 * first that fits counts.
 */
export function shellsOfProgram(): ReadonlyMap<string, string> {
  const rewrites = readConfig().hosting?.rewrites ?? [];
  return new Map(rewrites.map(({ source, destination }) => [source, destination.slice(1)]));
}

/** Throws, with what to write there, unless the content policy of firebase.json lets an inline script run. */
export function checkScriptHash(script: string): void {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const headers = (readConfig().hosting?.headers ?? []).flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  if (policy.includes(hash)) return;
  throw new UserError(
    `firebase.json: put ${hash} into script-src, and take out what stood in its place.`,
  );
}

/** Writes firebase.json with this run's ports, and with the emulators let through its content policy. */
export function writeSuiteConfig(file: string, ports: SuitePorts): void {
  const config = readConfig();
  const suite = {
    ...config,
    ...(config.hosting && { hosting: allowEmulators(config.hosting, ports) }),
    emulators: emulatorSettings(ports),
  };
  writeFileSync(file, JSON.stringify(suite, undefined, 2));
}

function readConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

function emulatorSettings(ports: SuitePorts): object {
  const { auth, firestore, storage, hub, websocket, logging, hosting, ui } = ports;
  return {
    // Rules tests use a project of their own each.
    singleProjectMode: false,
    auth: { host, port: auth },
    firestore: { host, port: firestore, websocketPort: websocket },
    storage: { host, port: storage },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ...(hosting !== undefined && { hosting: { host, port: hosting } }),
    ui: ui === undefined ? { enabled: false } : { enabled: true, host, port: ui },
  };
}

function allowEmulators(hosting: Hosting, ports: ServicePorts): Hosting {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'connect-src': [ports.auth, ports.firestore, ports.storage].map(origin),
    'img-src': [origin(ports.storage)],
  };
  const rewrite = (header: Header): Header =>
    header.key.toLowerCase() === 'content-security-policy'
      ? { ...header, value: extendPolicy(header.value, allowed) }
      : header;
  const headers = (hosting.headers ?? []).map((entry) => ({
    ...entry,
    headers: entry.headers.map(rewrite),
  }));
  return { ...hosting, headers };
}

function extendPolicy(
  policy: string,
  allowed: Readonly<Record<string, readonly string[]>>,
): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) => [directive, ...(allowed[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
