/** Writes one line to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** For a program that only prints: has it end where its reader does, as in `| head`. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
