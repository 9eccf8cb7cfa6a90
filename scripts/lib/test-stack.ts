import { seedDatabase } from '../dev/database';
import { chooseArchives } from '../emulators/emulator-archives';
import { startEmulators, type Emulators } from '../emulators/emulators';
import { appEnvironment, nodeEnvironment, origin } from '../emulators/environment';
import type { SuitePorts } from '../emulators/firebase-config';
import { findJava } from '../emulators/java';
import { runNode } from './node-tool';
import { findFreePorts } from './ports';
import { print } from './print';
import { createRunFolder } from '../emulators/run-folder';
import { lastLines } from './text';
import { UserError } from './user-error';

/** The ports of a suite with hosting and without the UI. */
interface TestPorts extends SuitePorts {
  readonly hosting: number;
}

/** What has Node build the program. */
export const buildArguments = ['--import', 'tsx', 'scripts/build/build.ts'] as const;

/** A seeded suite that serves the production build. */
export interface TestStack {
  readonly ports: TestPorts;
  readonly baseUrl: string;
  /** This program's environment, with every address of the suite. */
  readonly env: NodeJS.ProcessEnv;
}

/** Chooses the ports of a test run. They are part of the build, so this comes first. */
export async function chooseTestPorts(): Promise<TestPorts> {
  const [auth = 0, firestore = 0, storage = 0, hosting = 0, hub = 0, websocket = 0, logging = 0] =
    await findFreePorts(7);
  return { auth, firestore, storage, hosting, hub, websocket, logging, ui: undefined };
}

/** The suite on these ports as others see it. */
export function describeStack(ports: TestPorts): TestStack {
  const baseUrl = origin(ports.hosting);
  return {
    ports,
    baseUrl,
    env: { ...process.env, ...appEnvironment(ports), ...nodeEnvironment(ports), BASE_URL: baseUrl },
  };
}

/** Starts the suite on these ports and seeds it. */
export async function startTestSuite(ports: TestPorts): Promise<Emulators> {
  const java = findJava();
  const archives = await chooseArchives(java, false);
  print(archives.summary);
  const run = createRunFolder();
  const emulators = await startEmulators({
    ports,
    java,
    archives,
    run,
    name: 'test',
    dataFolder: undefined,
  });
  try {
    print(await seedDatabase(ports));
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return emulators;
}

/** Runs a function against a seeded suite that serves the production build, and stops the suite. */
export async function withTestStack<Result>(
  options: { readonly build: boolean },
  use: (stack: TestStack) => Promise<Result>,
): Promise<Result> {
  const stack = describeStack(await chooseTestPorts());
  if (options.build) await buildProgram(stack);
  const emulators = await startTestSuite(stack.ports);
  try {
    return await use(stack);
  } finally {
    await emulators.stop();
  }
}

/** Builds the program for this suite. */
export async function buildProgram({ env }: TestStack): Promise<void> {
  const { code, output } = await runNode(buildArguments, env);
  if (code !== 0) throw new UserError(`The build failed:\n${lastLines(output, 200)}`);
}
