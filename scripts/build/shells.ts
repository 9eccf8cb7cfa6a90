import { readFileSync } from 'node:fs';
import path from 'node:path';

import { stylesMark, type Shells } from '../../src/boot/shells';

/** The address at which hosting serves a file. */
export const addressOf = (file: string) => file.replace(/\.html$/, '');

/**
 * Puts the pages that hosting serves for the program's addresses into one, for the service worker: their styles are the
 * same, and most of them.
 * @param files their names, each with a slash before it
 */
export function collectShells(folder: string, files: readonly string[]): Shells {
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const [styles = ''] = texts
    .flatMap((text) => text.match(/(?<=<style>)[^<]+/g) ?? [])
    .toSorted((one, other) => other.length - one.length);
  const pages = texts.map((text, index) => [
    addressOf(files[index] ?? ''),
    styles === '' ? text : text.replaceAll(styles, stylesMark),
  ]);
  return { styles, pages: Object.fromEntries(pages) as Record<string, string> };
}
