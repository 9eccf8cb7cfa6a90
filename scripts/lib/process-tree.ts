import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** A process, told apart by its start time from a later one that got the same number. */
export interface ProcessRef {
  readonly pid: number;
  readonly started: string;
}

interface ProcessRow extends ProcessRef {
  readonly parent: number;
}

/** Returns the children of a process, their children and so on. Windows: none, taskkill knows them. */
export function listDescendants(pid: number): ProcessRef[] {
  const rows = listProcesses();
  const found: ProcessRow[] = [];
  let parents = new Set([pid]);
  while (parents.size > 0) {
    const children = rows.filter((row) => parents.has(row.parent));
    found.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return found;
}

/** Kills those of the processes that still run, at once. */
export function killProcesses(processes: readonly ProcessRef[]): void {
  for (const { pid } of stillRunning(processes)) sendSignal(pid, 'SIGKILL');
}

/** Returns those of the processes that have not ended. */
export function stillRunning(processes: readonly ProcessRef[]): ProcessRef[] {
  if (processes.length === 0) return [];
  const running = new Map(listProcesses().map((row) => [row.pid, row.started]));
  return processes.filter(({ pid, started }) => running.get(pid) === started);
}

/** Sends a signal; a process that is gone is no failure. A negative number means a process group. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // macOS answers EPERM for a group of which only zombies are left.
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

function listProcesses(): ProcessRow[] {
  if (process.platform === 'win32') return [];
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

/** Slim Linux images have no ps. */
function listFromProc(): ProcessRow[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => rowFromProc(Number(name)))
    .filter((row) => row !== undefined);
}

/** Fields of /proc/PID/stat, counted after the name in brackets: 0 state, 1 parent, 19 start time. */
function rowFromProc(pid: number): ProcessRow | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z'
      ? undefined
      : { pid, parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function listFromPs(): ProcessRow[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, started = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      started,
    }));
}
