import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { print } from '../lib/print';
import { root } from '../lib/project';
import { cleanUp, fail, handleShutdown } from '../lib/shutdown';
import { withBenchStack } from './bench-stack';
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

/** Measures the parts on the production build, served as it will be; what is measured is kept should a later part fail. */
function measureParts(
  chosen: readonly PartName[],
  rounds: number | undefined,
  keep: (measured: Measurements) => Promise<void>,
): Promise<Measurements> {
  return withBenchStack(async (baseUrl) => {
    const measured: Partial<Record<PartName, PartMeasurement>> = {};
    for (const name of chosen) {
      const { measure, rounds: usual } = parts[name];
      measured[name] = await withRunFacts(() => measure(baseUrl, rounds ?? usual));
      await keep({ [name]: measured[name] });
    }
    return measured;
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
  const isKept = !isComparing && rounds === undefined;
  const measured = await measureParts(chosen, rounds, async (part) => {
    if (isKept) await writeDown(part);
  });
  await cleanUp();
  if (isComparing) {
    const comparison = compareMeasurements(readIfThere(baselineFile), measured);
    print(writeComparison(comparison));
    process.exit(comparison.slower.length > 0 ? 1 : 0);
  }
  if (isKept) {
    print('Written to docs/performance.md and scripts/bench/baseline.json.');
  } else {
    print(writeReport(readIfThere(beforeFile), measured));
  }
  process.exit(0);
}

handleShutdown();
await main().catch(fail);
