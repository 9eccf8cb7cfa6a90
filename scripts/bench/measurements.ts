import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { root } from '../lib/project';

/** When, of what and on what a part was measured. */
export interface RunFacts {
  readonly date: string;
  /** The commit that was built, with a plus where files were changed since. */
  readonly commit: string;
  readonly machine: string;
  readonly node: string;
  readonly chromium: string;
  /** Load average of the machine when the part began and when it ended. */
  readonly load: readonly [number, number];
  /** What else is to be known before the figures are believed; written by hand. */
  readonly note?: string;
}

/** One row's figures by name: a value for each round, in the order of the rounds. */
type Rounds = Readonly<Record<string, readonly number[]>>;

/** What one part of the bench has measured: rows by name, and what there is to say about them in words. */
export interface PartMeasurement {
  readonly facts: RunFacts;
  readonly rows: Readonly<Record<string, Rounds>>;
  readonly remarks: readonly string[];
}

/** The parts of the bench, each measured by itself with its own references. */
export const partNames = ['lighthouse', 'journey', 'presses'] as const;
export type PartName = (typeof partNames)[number];

export type Measurements = Readonly<Partial<Record<PartName, PartMeasurement>>>;

const folder = path.join(root, 'scripts/bench');

/** What later runs are compared with: the last run that was written down. */
export const baselineFile = path.join(folder, 'baseline.json');

/** The program before issue 16, which the report has beside the present. */
export const beforeFile = path.join(folder, 'before-16.json');

export function readMeasurements(file: string): Measurements {
  return JSON.parse(readFileSync(file, 'utf8')) as Measurements;
}

export async function writeMeasurements(file: string, measurements: Measurements): Promise<void> {
  writeFileSync(file, await formatMeasurements(measurements));
}

/** To a hundredth, and what is less than one, like a layout shift, to a hundred-thousandth. */
function roundNumber(_: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const steps = Math.abs(value) < 1 ? 100_000 : 100;
  return Math.round(value * steps) / steps;
}

/** JSON as it is formatted in this repository, with rounded numbers. */
export async function formatMeasurements(measurements: Measurements): Promise<string> {
  const options = await resolveConfig(baselineFile);
  return format(JSON.stringify(measurements, roundNumber), { ...options, parser: 'json' });
}

/** Gathers the figures of rounds, in each of which every row has been measured once. */
export function gatherRounds(
  rounds: readonly Readonly<Record<string, Readonly<Record<string, number>>>>[],
): Record<string, Record<string, number[]>> {
  const rows: Record<string, Record<string, number[]>> = {};
  for (const [name, figures] of rounds.flatMap((round) => Object.entries(round))) {
    const row = (rows[name] ??= {});
    for (const [figure, value] of Object.entries(figures)) (row[figure] ??= []).push(value);
  }
  return rows;
}
