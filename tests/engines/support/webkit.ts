import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { Builder, Capabilities } from 'selenium-webdriver';

import { findFreePorts, isPortTaken } from '../../../scripts/lib/ports';
import type { WebKitPrograms } from '../../../scripts/lib/engines';
import { windowSize, type Engine } from './engine';
import { until } from './until';

/** Starts a program that ends with this one at the latest. */
function start(program: string, args: readonly string[], env = process.env): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a screen that nobody sees, and resolves with it and its name. */
async function startScreen(program: string): Promise<[screen: ChildProcess, name: string]> {
  const size = `${String(windowSize.width)}x${String(windowSize.height)}x24`;
  const screen = start(program, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']);
  if (screen.stdout === null) throw new Error('The screen has no output.');
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

/** Starts WebKitGTK's driver, which starts a browser for each tab. */
export async function startWebKit(programs: WebKitPrograms, proxyPort: number): Promise<Engine> {
  const [screen, display] = await startScreen(programs.screen);
  const [port = 0] = await findFreePorts(1);
  const driver = start(programs.driver, [`--port=${String(port)}`], {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  await until('WebKitWebDriver listens', () => isPortTaken(port));
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${String(proxyPort)}` };
  return {
    openTab: async () => {
      const browser = await new Builder()
        .usingServer(`http://127.0.0.1:${String(port)}`)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', proxy }))
        .build();
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...windowSize });
      return {
        open: (address) => browser.get(address),
        evaluate: (expression) => browser.executeScript(`return ${expression}`),
        press: (x, y) => browser.actions().move({ x, y }).click().perform(),
        type: (text) => browser.actions().sendKeys(text).perform(),
        close: () => browser.quit(),
      };
    },
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}
