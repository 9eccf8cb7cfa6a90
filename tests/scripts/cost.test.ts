import { expect, test } from 'vitest';

import { billFor, programBytes } from '../../scripts/cost/bill';
import { root } from '../../scripts/lib/project';
import { runCommand } from './support/command';

const month = { reads: { a: 300, b: 100 }, writes: { a: 40 }, bytes: 2 ** 20, stored: 2 ** 10 };

test('a small service pays for the files of the program alone, beyond what is free', () => {
  const learners = 5_000;
  const [first, ...others] = billFor(learners, { ...month, reads: { a: 100 } });
  expect(first?.name).toBe("the program's files");
  expect(first?.dollars).toBeCloseTo(((learners * programBytes) / 1e9 - 10) * 0.15, 6);
  expect(others.map(({ dollars }) => dollars)).toEqual([0, 0, 0, 0]);
});

test('a large one pays each read and write, shared among what was read', () => {
  const learners = 1_000_000;
  const items = new Map(billFor(learners, month).map(({ name, dollars }) => [name, dollars]));
  const reads = (items.get('read: a') ?? 0) + (items.get('read: b') ?? 0);
  expect(reads).toBeCloseTo((400e6 - 1.5e6) * 0.06e-5, 6);
  expect(items.get('read: a')).toBeCloseTo(reads * 0.75, 6);
  expect(items.get('written: a')).toBeCloseTo((40e6 - 0.6e6) * 0.18e-5, 6);
  expect(items.get('from the database')).toBeCloseTo(
    ((learners * 2 ** 20) / 2 ** 30 - 10) * 0.12,
    6,
  );
  const bill = billFor(learners, month).map(({ dollars }) => dollars);
  expect(bill).toEqual([...bill].sort((one, other) => other - one));
});

test.each(['--learners=0', '--months=2'])(
  'npm run cost refuses %s, and says how it is asked',
  async (argument) => {
    const { code, stderr } = await runCommand(root, [
      ...['--import', 'tsx', 'scripts/cost/cost.ts'],
      argument,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Usage: npm run cost \[-- --learners=1\]/);
  },
);
