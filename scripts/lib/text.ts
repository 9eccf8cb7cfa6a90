/** Returns the last lines of a text, without blank lines around it. */
export function lastLines(text: string, count: number): string {
  return text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n')
    .slice(-count)
    .join('\n');
}
