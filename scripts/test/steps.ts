import { print } from '../lib/print';
import type { Count } from './test-reports';
import { lastLines } from '../lib/text';
import { describeError, UserError } from '../lib/user-error';

/** How many steps that allow company run side by side. */
const sideBySide = 2;
const shownLines = 200;

/** What a step came to; the output is shown only if something failed. */
export interface Outcome extends Count {
  readonly output: string;
}

/** One line of npm test. */
export interface Step {
  /** For --only and for the needs of other steps. */
  readonly id: string;
  readonly title: string;
  /** Steps that have to pass before this one can run; all of them come earlier in the list. */
  readonly needs: readonly string[];
  /** True iff nothing else may run meanwhile. */
  readonly isExclusive: boolean;
  readonly run: () => Promise<Outcome>;
}

/** Returns the named steps together with all they need, in their order; no names means all steps. */
export function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const unknown = names.filter((name) => !byId.has(name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no step named ${unknown.join(', ')}: choose from ${[...byId.keys()].join(', ')}.`,
    );
  }
  const chosen = new Set<string>();
  const choose = (id: string): void => {
    chosen.add(id);
    byId.get(id)?.needs.forEach(choose);
  };
  (names.length === 0 ? [...byId.keys()] : names).forEach(choose);
  return steps.filter(({ id }) => chosen.has(id));
}

/** Runs the steps, prints a line on each as it ends, and returns the sum. */
export async function runSteps(steps: readonly Step[]): Promise<Required<Count>> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const results = new Map<string, boolean>();
  const waiting: Numbered[] = steps.map((step, index) => ({ step, number: index + 1 }));
  const running = new Map<Step, Promise<void>>();

  const start = ({ step, number }: Numbered): void => {
    const run = runStep(step, failedNeed(step, results)).then((result) => {
      results.set(step.id, result.failed === 0);
      total.passed += result.passed;
      total.failed += result.failed;
      total.skipped += result.skipped ?? 0;
      running.delete(step);
      report(`[${String(number)}/${String(steps.length)}]`, step, result);
    });
    running.set(step, run);
  };

  while (waiting.length + running.size > 0) {
    const [next] = waiting;
    if (next && canStart(next.step, results, [...running.keys()])) {
      waiting.shift();
      start(next);
    } else {
      await Promise.race(running.values());
    }
  }
  return total;
}

interface Numbered {
  readonly step: Step;
  readonly number: number;
}

interface Result extends Outcome {
  readonly seconds: number;
}

function canStart(
  step: Step,
  results: ReadonlyMap<string, boolean>,
  running: readonly Step[],
): boolean {
  if (!step.needs.every((id) => results.has(id))) return false;
  if (step.isExclusive) return running.length === 0;
  return running.length < sideBySide && running.every(({ isExclusive }) => !isExclusive);
}

function failedNeed(step: Step, results: ReadonlyMap<string, boolean>): string | undefined {
  return step.needs.find((id) => results.get(id) === false);
}

async function runStep(step: Step, failed: string | undefined): Promise<Result> {
  const start = performance.now();
  const outcome =
    failed === undefined
      ? await step.run().catch(failure)
      : { passed: 0, failed: 1, output: `Not run, because the step "${failed}" failed.` };
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

function failure(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: describeError(error) };
}

/** The sum in words; of what is skipped only where something is. */
export function describeCount({ passed, failed, skipped = 0 }: Count): string {
  const sum = `${String(passed)} passed, ${String(failed)} failed`;
  return skipped === 0 ? sum : `${sum}, ${String(skipped)} skipped`;
}

function report(number: string, step: Step, result: Result): void {
  const { passed, failed, skipped = 0, output, seconds } = result;
  const verdict = failed === 0 ? 'passed' : 'FAILED';
  const counts = passed + failed + skipped > 1 ? ` (${describeCount(result)})` : '';
  print(
    `${number.padEnd(8)}${step.title.padEnd(18)}${verdict} ${seconds.toFixed(1).padStart(6)} s${counts}`,
  );
  if (failed > 0) print(`${indent(lastLines(output, shownLines))}\n`);
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
