import { notePassed } from '../deploy/passed';
import { findChromium } from './chromium';
import { prepareEngines } from './engines';
import { runNode, runTool, type ToolResult } from '../lib/node-tool';
import { print } from '../lib/print';
import { cleanUp, fail, handleShutdown } from '../lib/shutdown';
import { describeCount, runSteps, selectSteps, type Outcome, type Step } from './steps';
import { countPlaywright, countVitest, freshReportFile, type Count } from './test-reports';
import {
  buildArguments,
  chooseTestPorts,
  describeStack,
  startTestSuite,
  type TestStack,
} from '../lib/test-stack';
import { UserError } from '../lib/user-error';

function namesFromArguments(args: readonly string[]): string[] {
  return args.flatMap((argument) => {
    const names = /^--only=(.+)$/.exec(argument)?.[1];
    if (names === undefined) {
      throw new UserError(
        `Unknown argument ${argument}: use npm test or npm test -- --only=rules,browser.`,
      );
    }
    return names.split(',');
  });
}

function asOneTest({ code, output }: ToolResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

function tool(
  id: string,
  title: string,
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Step {
  const run = async () => asOneTest(await runTool(name, args, env));
  return { id, title, needs: [], isExclusive: false, run };
}

function vitest(id: string, title: string, needs: readonly string[], env: NodeJS.ProcessEnv): Step {
  const run = async () => {
    const file = freshReportFile(id);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const result = await runTool('vitest', ['run', '--project', id, ...reporters], env);
    return withOutput(countVitest(file, result), result);
  };
  return { id, title, needs, isExclusive: false, run };
}

function withOutput(count: Count, { output }: ToolResult): Outcome {
  return { ...count, output };
}

function script(id: string, title: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  const run = async () => asOneTest(await runNode(args, env));
  return { id, title, needs: [], isExclusive: false, run };
}

function emulatorsStep({ ports }: TestStack): Step {
  const run = async () => {
    await startTestSuite(ports);
    return { passed: 1, failed: 0, output: '' };
  };
  return { id: 'emulators', title: 'emulators, seed', needs: [], isExclusive: false, run };
}

/** A step of its own, so that --only=chromium tells at once whether the browser tests can run. */
function chromiumStep(): Step {
  const run = () =>
    Promise.resolve().then(() => ({ passed: 1, failed: 0, output: findChromium() }));
  return { id: 'chromium', title: 'Chromium', needs: [], isExclusive: true, run };
}

function browserStep(env: NodeJS.ProcessEnv): Step {
  const needs = ['chromium', 'build', 'emulators'];
  const run = async () => {
    const file = freshReportFile('browser');
    const result = await runTool('playwright', ['test', '--reporter=line,json'], {
      ...env,
      CHROMIUM_PATH: findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return withOutput(countPlaywright(file, result), result);
  };
  return { id: 'browser', title: 'browser', needs, isExclusive: true, run };
}

/** The main journeys in the engines beside Chromium, as far as this machine has them. */
function enginesStep(env: NodeJS.ProcessEnv): Step {
  const journeys = vitest('engines', 'Firefox, WebKit', ['build', 'emulators'], {
    ...env,
    SITE_URL: env['BASE_URL'],
  });
  const run = () => {
    prepareEngines().forEach(print);
    return journeys.run();
  };
  return { ...journeys, isExclusive: true, run };
}

/**
 * In the order of their numbers. Two run side by side, and are put so that one that mostly waits for the emulators runs
 * beside one that needs none of them.
 */
function allSteps(stack: TestStack): Step[] {
  const { env } = stack;
  return [
    emulatorsStep(stack),
    tool('lint', 'lint, types', 'oxlint', ['--deny-warnings'], process.env),
    vitest('rules', 'rules', ['emulators'], env),
    vitest('scripts', 'scripts', [], process.env),
    vitest('mocked', 'unit, mocked', [], process.env),
    tool('rooms', 'rooms of src', 'eslint', ['.', '--max-warnings', '0'], process.env),
    vitest('integration', 'integration', ['emulators'], env),
    tool('format', 'format', 'prettier', ['--check', '--log-level', 'warn', '.'], process.env),
    vitest('domain', 'domain', [], process.env),
    vitest('unit', 'unit', [], process.env),
    tool('unused', 'unused code', 'knip', [], process.env),
    script(
      'content',
      'content',
      ['--import', 'tsx', 'scripts/content/check-content.ts'],
      process.env,
    ),
    script('build', 'production build', buildArguments, env),
    chromiumStep(),
    runAlone(vitest('perf', 'performance', ['build', 'emulators'], env)),
    enginesStep(env),
    browserStep(env),
  ];
}

/** The step, with both cores to itself. */
function runAlone(step: Step): Step {
  return { ...step, isExclusive: true };
}

async function main(): Promise<void> {
  const names = namesFromArguments(process.argv.slice(3));
  const stack = describeStack(await chooseTestPorts());
  const count = await runSteps(selectSteps(allSteps(stack), names));
  await cleanUp();
  print(`In all ${(performance.now() / 1000).toFixed(0)} s`);
  print(describeCount(count));
  if (names.length === 0 && count.failed === 0) notePassed();
  process.exit(count.failed === 0 ? 0 : 1);
}

handleShutdown();
await main().catch(fail);
