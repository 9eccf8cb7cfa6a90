import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

import { mapFolder } from '../build/source-maps';
import { print } from '../lib/print';
import { root } from '../lib/project';

const usage = `Usage: npm run locate -- assets/a1B2c3d.js:1:204 …
Says which lines of the program stand at these places of a build, as the panel's Driftfel names them.
The maps are in ${mapFolder}/ on the computer that built the release.`;

/** The line of the program at a place of a build. Throws where the place is none, or has no map. */
function locate(place: string): string {
  const [, file = '', line, column] = /([\w-]+\.js):(\d+):(\d+)$/.exec(place) ?? [];
  if (file === '') throw new Error(`${place} is no place in a file.`);
  const text = readFileSync(path.join(root, mapFolder, `${file}.map`), 'utf8');
  const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalSource' in entry
    ? `${entry.originalSource.replace(/^(?:\.\.\/)+/, '')}:${String(entry.originalLine + 1)}`
    : 'between the lines';
}

const places = process.argv.slice(2);
try {
  if (places.length === 0) throw new Error('No place is named.');
  for (const place of places) print(`${place}  ${locate(place)}`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
