import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { isDatabaseEmpty, seedDatabase } from './database';
import { demoAccounts } from './demo-accounts';
import { chooseArchives } from '../emulators/emulator-archives';
import { exportData, startEmulators, type Emulators } from '../emulators/emulators';
import { appEnvironment, nodeEnvironment, origin } from '../emulators/environment';
import { configuredPort, type SuitePorts } from '../emulators/firebase-config';
import { findJava } from '../emulators/java';
import { findFreePorts, isPortTaken } from '../lib/ports';
import { print } from '../lib/print';
import { cacheFolder, host, root } from '../lib/project';
import { createRunFolder } from '../emulators/run-folder';
import { fail, handleShutdown, onShutdown } from '../lib/shutdown';
import { UserError } from '../lib/user-error';

const usualAppPort = 5173;
const saveEveryMs = 30_000;
const dataFolder = path.join(root, '.emulator-data');
/** Stands while the first data is being written: half a seed must not be taken for data. */
const unfinishedSeed = path.join(cacheFolder, 'seed-unfinished');

const ports = {
  auth: configuredPort('auth', 9099),
  firestore: configuredPort('firestore', 8080),
  storage: configuredPort('storage', 9199),
};

interface Options {
  readonly isFresh: boolean;
  readonly appPort: number;
}

function readArguments(args: readonly string[]): Options {
  let options: Options = { isFresh: false, appPort: usualAppPort };
  for (const argument of args) {
    const port = Number(/^--port=(\d+)$/.exec(argument)?.[1]);
    if (argument === '--fresh') options = { ...options, isFresh: true };
    else if (port > 0 && port < 65_536) options = { ...options, appPort: port };
    else {
      throw new UserError(
        `Unknown argument ${argument}: use npm start, npm start -- --fresh or npm start -- --port=5174.`,
      );
    }
  }
  return options;
}

async function checkPorts(appPort: number): Promise<void> {
  const users = { ...ports, app: appPort };
  for (const [user, port] of Object.entries(users)) {
    if (await isPortTaken(port)) {
      const [name, place] =
        user === 'app' ? ['app', 'npm start -- --port=…'] : [`${user} emulator`, 'firebase.json'];
      throw new UserError(
        `Port ${String(port)}, which the ${name} needs, is taken: stop the program that listens there ` +
          `(perhaps another npm start) or set another port with ${place}, and run npm start again.`,
      );
    }
  }
}

async function chooseSuitePorts(withUi: boolean): Promise<SuitePorts> {
  const [hub = 0, websocket = 0, logging = 0, spare = 0] = await findFreePorts(4);
  const uiPort = configuredPort('ui', 4000);
  const ui = (await isPortTaken(uiPort)) ? spare : uiPort;
  return {
    ...ports,
    hub: configuredPort('hub', hub),
    websocket: configuredPort('firestore', websocket, 'websocketPort'),
    logging: configuredPort('logging', logging),
    hosting: undefined,
    ui: withUi ? ui : undefined,
  };
}

function prepareData(isFresh: boolean): void {
  mkdirSync(cacheFolder, { recursive: true });
  if (isFresh || existsSync(unfinishedSeed)) rmSync(dataFolder, { recursive: true, force: true });
  rmSync(unfinishedSeed, { force: true });
}

async function seedIfEmpty(suite: SuitePorts): Promise<void> {
  if (!(await isDatabaseEmpty(suite.firestore))) return;
  writeFileSync(unfinishedSeed, '');
  print(await seedDatabase(suite));
  await exportData(suite.hub, dataFolder);
  rmSync(unfinishedSeed);
}

/** A kill that nothing survives then loses no more than the last half minute. */
function saveRegularly(hubPort: number): void {
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    saving = exportData(hubPort, dataFolder).catch((error: unknown) => {
      print(`The emulators' data could not be saved: ${String(error)}`);
    });
  }, saveEveryMs);
  onShutdown(async () => {
    clearInterval(timer);
    await saving;
  });
}

/** In middleware mode Vite leaves signals alone; otherwise it would end this program before the emulators. */
async function startDevServer(port: number): Promise<ViteDevServer> {
  const server = http.createServer();
  const vite = await createServer({
    root,
    // tsx, which runs this, reads the configuration too
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  });
  server.on('request', vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  onShutdown(() => vite.close());
  return vite;
}

function stopWithEmulators(emulators: Emulators): void {
  let isStopping = false;
  onShutdown(() => {
    isStopping = true;
  });
  void emulators.exited.then(async () => {
    if (!isStopping)
      await fail(new UserError(`The emulators ended by themselves: see ${emulators.logFile}.`));
  });
}

function printOverview(suite: SuitePorts, appPort: number, logFile: string): void {
  const ui = suite.ui === undefined ? [] : [['Emulator UI', origin(suite.ui)]];
  const accounts = Object.values(demoAccounts).map(({ role, email, password }) => [
    role,
    email,
    password,
  ]);
  print();
  printTable([
    ['Teoriklar', origin(appPort)],
    ...ui,
    ['Emulator log', path.relative(root, logFile)],
    ['Demo account', 'E-mail', 'Password'],
    ...accounts,
  ]);
  const seconds = (performance.now() / 1000).toFixed(1);
  print(`\n  Ready in ${seconds} s. Ctrl-C saves the data and stops.\n`);
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    print(`  ${cells.join('   ').trimEnd()}`);
  }
}

async function main(): Promise<void> {
  const { isFresh, appPort } = readArguments(process.argv.slice(3));
  const java = findJava();
  await checkPorts(appPort);
  const archives = await chooseArchives(java, true);
  print(archives.summary);
  prepareData(isFresh);
  const suite = await chooseSuitePorts(archives.withUi);
  Object.assign(process.env, appEnvironment(suite), nodeEnvironment(suite));
  const run = createRunFolder();
  const [emulators] = await Promise.all([
    startEmulators({ ports: suite, java, archives, run, name: 'start', dataFolder }),
    startDevServer(appPort),
  ]);
  stopWithEmulators(emulators);
  await seedIfEmpty(suite);
  saveRegularly(suite.hub);
  printOverview(suite, appPort, emulators.logFile);
}

handleShutdown();
await main().catch(fail);
