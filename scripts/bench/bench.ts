import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { print } from '../lib/print';
import { root } from '../lib/project';
import { cleanUp, fail, handleShutdown, onShutdown } from '../lib/shutdown';
import { withTestStack } from '../lib/test-stack';
import { startBrotliServer } from '../test/brotli-server';
import { compareMeasurements } from './comparison';
import { measureJourney } from './journey';
import {
  baselineFile,
  beforeFile,
  readMeasurements,
  writeMeasurements,
  type Measurements,
  type PartMeasurement,
  type PartName,
} from './measurements';
import { readOptions } from './options';
import { measurePages } from './pages';
import { measurePressRounds } from './press-part';
import { addReferencePages, removeReferencePages } from './reference-pages';
import { writeComparison } from './report/compared';
import { writeReport } from './report/report';
import { withRunFacts } from './run-facts';

interface Part {
  readonly rounds: number;
  readonly measure: (
    baseUrl: string,
    rounds: number,
  ) => Promise<Pick<PartMeasurement, 'rows' | 'remarks'>>;
}

const parts: Readonly<Record<PartName, Part>> = {
  lighthouse: { rounds: 3, measure: measurePages },
  journey: { rounds: 5, measure: measureJourney },
  presses: { rounds: 3, measure: measurePressRounds },
};

/** Has every file compressed before anybody waits for it. */
async function warmUp(baseUrl: string): Promise<void> {
  const dist = path.join(root, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    await fetch(`${baseUrl}/${file.replaceAll(path.sep, '/')}`);
  }
}

/** Measures the parts on the production build, served as it will be. */
function measureParts(
  chosen: readonly PartName[],
  rounds: number | undefined,
): Promise<Measurements> {
  return withTestStack({ build: true }, async ({ baseUrl: hosting }) => {
    onShutdown(removeReferencePages);
    await addReferencePages();
    const server = await startBrotliServer(hosting);
    try {
      await warmUp(server.baseUrl);
      const measured: Partial<Record<PartName, PartMeasurement>> = {};
      for (const name of chosen) {
        const part = parts[name];
        measured[name] = await withRunFacts(() =>
          part.measure(server.baseUrl, rounds ?? part.rounds),
        );
      }
      return measured;
    } finally {
      server.stop();
    }
  });
}

function readIfThere(file: string): Measurements {
  return existsSync(file) ? readMeasurements(file) : {};
}

/** Writes the parts down in the place of those of earlier runs. */
async function writeDown(measured: Measurements): Promise<void> {
  const all = { ...readIfThere(baselineFile), ...measured };
  await writeMeasurements(baselineFile, all);
  writeFileSync(path.join(root, 'docs/performance.md'), writeReport(readIfThere(beforeFile), all));
}

async function main(): Promise<void> {
  const { parts: chosen, isComparing, rounds } = readOptions(process.argv.slice(3));
  const measured = await measureParts(chosen, rounds);
  await cleanUp();
  if (isComparing) {
    const comparison = compareMeasurements(readIfThere(baselineFile), measured);
    print(writeComparison(comparison));
    process.exit(comparison.slower.length > 0 ? 1 : 0);
  }
  if (rounds === undefined) {
    await writeDown(measured);
    print('Written to docs/performance.md and scripts/bench/baseline.json.');
  } else {
    print(writeReport(readIfThere(beforeFile), measured));
  }
  process.exit(0);
}

handleShutdown();
await main().catch(fail);
