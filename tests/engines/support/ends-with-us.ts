import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The pipe to it breaks when this program ends; asked kindly first, so that nothing is left on the disk. */
const watch = 'cat; kill -s TERM -- "-$1"; sleep 1; kill -s KILL -- "-$1"; rm -rf -- "$2"';

/**
 * Has a group of processes end when this program ends, however it does, and a folder go with it.
 * @param leader the id of the process that leads the group.
 * @returns what ends them now.
 */
export function endsWithUs(leader: number, folder = ''): () => Promise<void> {
  const watcher = spawn('sh', ['-c', watch, 'watch', String(leader), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return async () => {
    const ended = once(watcher, 'exit');
    watcher.stdin.end();
    await ended;
  };
}
