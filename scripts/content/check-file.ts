import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { ContentFile } from '../../src/domain/content/content-file';
import { listContent, parseContent, readContent, readFacts } from './content';
import { readCourses } from './courses';
import { reportFile } from './guessing/file-report';
import { findProblems } from './problems';
import { endWithReader, print } from '../lib/print';

/** The file as it was at a commit; undefined where it was not yet there. */
function readBefore(file: string, since: string): ContentFile | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${since}:content/${file}`], {
    encoding: 'utf8',
  });
  return status === 0 ? parseContent(file, stdout) : undefined;
}

const { values, positionals } = parseArgs({
  options: { since: { type: 'string', default: 'HEAD' } },
  allowPositionals: true,
});
const paths = listContent();
const name = path.relative('content', positionals[0] ?? '');
const place = paths.indexOf(name);
if (place === -1) throw new Error(`name one of these files: content/${paths.join(' content/')}`);

const files = readContent();
const { problems } = findProblems(files, readCourses(), readFacts());
endWithReader();
for (const line of reportFile(files, place, readBefore(name, values.since), problems)) print(line);
