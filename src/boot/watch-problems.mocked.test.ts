import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchProblems } from './watch-problems';

const tell = vi.hoisted(() => vi.fn<(event: Event) => Promise<void>>());
vi.mock('../data/client-errors/tell-problem', () => ({ tellProblem: tell }));

const early: Event[] = [];

beforeEach(() => {
  tell.mockReset();
  early.length = 0;
  window.problems = early;
});

afterEach(() => {
  delete window.problems;
});

/** Waits for what loads first, on a machine that has other work. */
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 30_000 });

const told = () => tell.mock.calls.map(([event]) => event);

test('what went wrong before anybody listened is told first, and what does then is told at once', async () => {
  const [first, later] = [new ErrorEvent('error'), new Event('unhandledrejection')];
  early.push(first);
  watchProblems();
  window.problems?.push(later);
  await until(() => {
    expect(told()).toEqual([first, later]);
  });
});

test('a picture that is lost shows itself, and code that is lost is told', async () => {
  const lose = (tag: string) => {
    const event = new Event('error');
    document.createElement(tag).dispatchEvent(event);
    return event;
  };
  watchProblems();
  window.problems?.push(lose('img'));
  const script = lose('script');
  window.problems?.push(script);
  await until(() => {
    expect(told()).toEqual([script]);
  });
});

test('a page that goes wrong in a circle tells of twenty', async () => {
  watchProblems();
  for (let count = 0; count < 50; count++) window.problems?.push(new ErrorEvent('error'));
  await until(() => {
    expect(told()).toHaveLength(20);
  });
});

test('on a page without its first lines there is nothing to tell of until something goes wrong', () => {
  delete window.problems;
  watchProblems();
  expect(window.problems).toBeDefined();
  expect(told()).toEqual([]);
});
