import { parseArgs } from 'node:util';

import { describeError, UserError } from '../lib/user-error';
import { partNames, type PartName } from './measurements';

/** What a run of the bench is to do. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  /** Compares with the baseline instead of writing a new one. */
  readonly isComparing: boolean;
  /** As many as each part wants, unless it is given: for trying the bench out. */
  readonly rounds: number | undefined;
}

const usage =
  `use npm run bench, and after -- if you like --compare, --only=${partNames.join(',')}, ` +
  'and --rounds=1, which writes nothing.';

/** Reads the arguments, or throws what may be given. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { only, compare, rounds } = parse(args);
  const wanted = only?.split(',') ?? partNames;
  const unknown = wanted.find((name) => !partNames.some((part) => part === name));
  if (unknown !== undefined) throw new UserError(`There is no part ${unknown}: ${usage}`);
  if (rounds !== undefined && !/^[1-9]\d*$/.test(rounds)) {
    throw new UserError(`${rounds} is no number of rounds: ${usage}`);
  }
  return {
    parts: partNames.filter((part) => wanted.includes(part)),
    isComparing: compare,
    rounds: rounds === undefined ? undefined : Number(rounds),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        compare: { type: 'boolean', default: false },
        rounds: { type: 'string' },
      },
    }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : describeError(error);
    throw new UserError(`${problem}: ${usage}`, { cause: error });
  }
}
