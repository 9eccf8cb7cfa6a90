import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { findFreePorts, isPortTaken } from '../../../scripts/lib/ports';
import type { WebKitPrograms } from '../../../scripts/test/engines';
import { endsWithUs } from './ends-with-us';
import { windowSize, type Engine, type Tab } from './engine';
import { followErrors, takeErrors } from './in-page';
import { until } from './until';

interface Started {
  child: ChildProcess;
  /** Ends it and all that it has started. */
  end: () => Promise<void>;
}

/** Starts a program that ends with this one at the latest. */
function start(program: string, args: readonly string[], env = process.env): Started {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env, detached: true });
  if (child.pid === undefined) throw new Error(`${program} cannot be started.`);
  return { child, end: endsWithUs(child.pid) };
}

/** Starts a screen that nobody sees, and resolves with its name and what ends it. */
async function startScreen(program: string): Promise<[name: string, end: Started['end']]> {
  const size = `${String(windowSize.width)}x${String(windowSize.height)}x24`;
  const { child, end } = start(program, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    size,
    '-nolisten',
    'tcp',
  ]);
  if (child.stdout === null) throw new Error('The screen has no output.');
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return [`:${number.toString().trim()}`, end];
}

/**
 * The driver tells nothing of the console, and private windows, as it opens them, write none to its output: so errors are
 * noted in the page, from the moment that it has loaded.
 */
function tabOf(browser: WebDriver): Tab {
  const errors: string[] = [];
  const run = <Result>(code: () => Result) =>
    browser.executeScript<Result>(`return (${String(code)})()`);
  const collect = async () => {
    errors.push(...(await run(takeErrors)));
  };
  return {
    open: async (address) => {
      await collect();
      await browser.get(address);
      await run(followErrors);
    },
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    press: (x, y) => browser.actions().move({ x, y }).click().perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    close: async () => {
      await collect();
      await browser.quit();
      return errors;
    },
  };
}

interface Driver {
  port: number;
  end: Started['end'];
}

async function startDriver(program: string, display: string): Promise<Driver> {
  const [port = 0] = await findFreePorts(1);
  const { end } = start(program, [`--port=${String(port)}`], {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  await until('WebKitWebDriver listens', () => isPortTaken(port));
  return { port, end };
}

async function openBrowser({ port }: Driver, proxyPort: number): Promise<WebDriver> {
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${String(proxyPort)}` };
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${String(port)}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', proxy }))
    .build();
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  return browser;
}

/** A browser is there after a second or two, on a machine that has other work after ten. */
const openMs = 30_000;
const mostTries = 3;

/** Resolves as the promise does, and rejects when that takes too long. */
async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const limit = delay(openMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`No browser after ${String(openMs / 1000)} seconds.`);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    late.abort();
    await limit.catch(() => undefined);
  }
}

/** Starts WebKitGTK's driver, which starts a browser for each tab. */
export async function startWebKit(programs: WebKitPrograms, proxyPort: number): Promise<Engine> {
  const [display, endScreen] = await startScreen(programs.screen);
  let driver = await startDriver(programs.driver, display);
  return {
    openTab: async () => {
      for (let tries = 1; ; tries++) {
        const opened = openBrowser(driver, proxyPort);
        try {
          return tabOf(await inTime(opened));
        } catch (error) {
          // now and then the driver waits for ever for the browser that it has started
          if (tries === mostTries) throw error;
          opened.catch(() => undefined);
          await driver.end();
          driver = await startDriver(programs.driver, display);
        }
      }
    },
    stop: async () => {
      await driver.end();
      await endScreen();
    },
  };
}
