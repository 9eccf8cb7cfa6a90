// Preloaded into every tool that the scripts start. The tool's standard input is a pipe that the
// starting script holds open: it ends exactly when that script dies, even by SIGKILL.
import { isMainThread } from 'node:worker_threads';

const lastMs = 20_000;

function endWithParent() {
  process.stdin.on('end', () => {
    process.kill(process.pid, 'SIGINT');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), lastMs).unref();
  });
  process.stdin.resume();
  process.stdin.unref?.();
  // With the script gone nobody reads the output: writing it must not break the shutdown off.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}

// Node passes this preload on to a tool's own workers, whose standard input is something else.
if (isMainThread && process.ppid === Number(process.env['EXIT_WITH_PARENT'])) endWithParent();
