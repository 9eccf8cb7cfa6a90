/** Writes one line to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}
