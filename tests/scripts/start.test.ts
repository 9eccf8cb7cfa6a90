import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoAccounts } from '../../scripts/dev/demo-accounts';
import { address, origin } from '../../scripts/emulators/environment';
import { isPortTaken } from '../../scripts/lib/ports';
import { stillRunning, type ProcessRef } from '../../scripts/lib/process-tree';
import { projectId } from '../../scripts/lib/project';
import { makeCheckout, type Checkout } from './support/checkout';
import { bootstrap, startCommand, type Ended, type Running } from './support/command';

const note = '/practiceCategories/written-by-hand';

let checkout: Checkout;
let running: Running | undefined;
let output: string;
/** Every process of every npm start of this file. */
const started: ProcessRef[] = [];

async function npmStart(...args: string[]): Promise<void> {
  const port = `--port=${String(checkout.ports.app)}`;
  running = startCommand(checkout.folder, bootstrap('start', port, ...args));
  output = await running.printed('Ctrl-C saves the data and stops.');
  started.push(...running.processes());
}

async function pressCtrlC(): Promise<Ended | undefined> {
  running?.pressCtrlC();
  return running?.ended;
}

function database(resource: string, init: RequestInit = {}): Promise<Response> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const url = `${origin(checkout.ports.firestore)}/v1/${documents}${resource}`;
  return fetch(url, { ...init, headers });
}

async function writeNote(): Promise<void> {
  const body = JSON.stringify({ fields: { text: { stringValue: 'kept' } } });
  expect((await database(note, { method: 'PATCH', body })).status).toBe(200);
}

async function countQuestions(): Promise<number> {
  const structuredQuery = { from: [{ collectionId: 'questions' }] };
  const aggregations = [{ count: {}, alias: 'count' }];
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const answer = await database(':runAggregationQuery', { method: 'POST', body });
  const count = /"integerValue": *"(\d+)"/.exec(await answer.text())?.[1];
  if (count === undefined) throw new Error('Firestore has not counted');
  return Number(count);
}

/** The HTTP status of the sign-in service's answer to a demo account's password. */
async function signIn({ email, password }: { email: string; password: string }): Promise<number> {
  const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const url = `${origin(checkout.ports.auth)}/${service}`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

async function takenPorts(): Promise<number[]> {
  const ports = Object.values(checkout.ports) as number[];
  const taken = await Promise.all(ports.map(isPortTaken));
  return ports.filter((_, index) => taken[index]);
}

beforeAll(async () => {
  checkout = await makeCheckout(14_000);
  await npmStart();
});

afterAll(async () => {
  await pressCtrlC();
  checkout.remove();
});

describe('npm start', () => {
  it('prints the address of the app and every demo account with its password', () => {
    expect(output).toMatch(new RegExp(`^ +Teoriklar +http://${address(checkout.ports.app)}$`, 'm'));
    for (const { role, email, password } of Object.values(demoAccounts)) {
      expect(output).toMatch(new RegExp(`^ +${role} +${email} +${password}$`, 'm'));
    }
  });

  it('serves the app at every address of its pages', async () => {
    for (const page of ['/', '/ovning']) {
      const answer = await fetch(origin(checkout.ports.app) + page, {
        headers: { Accept: 'text/html' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<div id="root">');
    }
  });

  it('serves the code of the app with the emulators in it', async () => {
    const answer = await fetch(`${origin(checkout.ports.app)}/src/config/env.ts`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      `"VITE_FIRESTORE_EMULATOR": "${address(checkout.ports.firestore)}"`,
    );
  });

  it('has seeded the questions and accounts that can sign in', async () => {
    expect(await countQuestions()).toBeGreaterThan(100);
    for (const account of Object.values(demoAccounts)) expect(await signIn(account)).toBe(200);
  });
});

describe('Ctrl-C', () => {
  let ended: Ended | undefined;
  let questions: number;

  beforeAll(async () => {
    questions = await countQuestions();
    await writeNote();
    ended = await pressCtrlC();
  });

  it('ends it without a complaint', () => {
    expect(ended).toMatchObject({ code: 130, stderr: '' });
  });

  it('leaves none of its processes, of which two are the emulators of Firestore and of Storage rules', () => {
    // npm start itself, firebase-tools and the two Java programs
    expect(started.length).toBeGreaterThanOrEqual(4);
    expect(stillRunning(started)).toEqual([]);
  });

  it('leaves none of its ports taken', async () => {
    expect(await takenPorts()).toEqual([]);
  });

  describe('and npm start again', () => {
    beforeAll(async () => {
      await npmStart();
    });

    it('has the data of before, and does not seed again', async () => {
      expect((await database(note)).status).toBe(200);
      expect(await countQuestions()).toBe(questions);
      expect(output).not.toContain('Seeded');
      expect(await signIn(demoAccounts.learner)).toBe(200);
    });
  });

  describe('and npm start -- --fresh', () => {
    beforeAll(async () => {
      await pressCtrlC();
      await npmStart('--fresh');
    });

    it('starts over', async () => {
      expect((await database(note)).status).toBe(404);
      expect(await countQuestions()).toBe(questions);
      expect(output).toContain('Seeded');
      expect(await signIn(demoAccounts.learner)).toBe(200);
    });

    it('leaves no process and no port behind either', async () => {
      await pressCtrlC();
      expect(stillRunning(started)).toEqual([]);
      expect(await takenPorts()).toEqual([]);
    });
  });
});
