// The entry of npm start, npm test, npm run screenshots, npm run lighthouse and npm run bench. Runs before anything is
// installed, so it may use nothing but Node itself.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const commands = {
  start: 'dev/start.ts',
  test: 'test/test.ts',
  screenshots: 'test/screenshots.ts',
  lighthouse: 'test/lighthouse.ts',
  bench: 'bench/bench.ts',
};
const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.teoriklar-lock`;

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The range of package.json, which only has parts like ^20.19 and >=24: what vite and eslint run on. */
function checkNode() {
  const parts = readJson(`${root}package.json`).engines.node.split(' || ');
  const version = process.versions.node;
  const [major, minor] = version.split('.').map(Number);
  const isAccepted = parts.some((part) => {
    const [, sign, wantedMajor, wantedMinor = '0'] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part);
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return sign === '>=' && major > Number(wantedMajor);
  });
  if (isAccepted) return;
  fail(
    `Teoriklar needs Node ${parts.join(' or ')}, and this is ${version}: ` +
      'install one of those from https://nodejs.org and run the command again.',
  );
}

/** npm keeps its own record of what it installed; a hand-made `npm ci` leaves only that. */
function isInstalledAsLocked() {
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(`${root}package-lock.json`).packages).every(
    ([path, locked]) =>
      path === '' || locked.optional === true || installed[path]?.version === locked.version,
  );
}

function runNpmCi() {
  process.stdout.write('Installing the dependencies (npm ci) …\n');
  const npm = process.env.npm_execpath;
  // of all install scripts only one does anything: two minutes of compiling re2, which firebase-tools can do without
  const quiet = ['--no-audit', '--no-fund'];
  // new releases wait (.npmrc); what the lock file names has waited, or was wanted sooner
  const args = ['ci', '--include=dev', ...quiet, '--ignore-scripts', '--min-release-age=0'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) {
    fail('npm ci failed: see its message above, then run the command again.');
  }
}

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  if (!isInstalledAsLocked()) runNpmCi();
  writeFileSync(stampFile, lock);
}

checkNode();
const command = process.argv[2];
if (!Object.hasOwn(commands, command)) {
  fail(`Usage: node scripts/bootstrap.mjs <${Object.keys(commands).join('|')}>`);
}
installIfNeeded();

const { register } = await import('tsx/esm/api');
register();
await import(`./${commands[command]}`);
