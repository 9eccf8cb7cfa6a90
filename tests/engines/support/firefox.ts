import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { launch, type ConsoleMessage } from 'puppeteer-core';

import { endsWithUs } from './ends-with-us';
import { windowSize, type Engine } from './engine';

/** What was written, and where. */
async function describe(message: ConsoleMessage): Promise<string> {
  const values = message.args().map((value) => value.evaluate(String));
  const text = await Promise.all(values).then(
    (texts) => texts.join(' '),
    () => message.text(),
  );
  return `${text} (${message.location().url ?? ''})`;
}

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(program: string, proxyPort: number): Promise<Engine> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    userDataDir: profile,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.allow_hijacking_localhost': true,
    },
  });
  const pid = browser.process()?.pid;
  if (pid === undefined) throw new Error('Firefox has no process.');
  const end = endsWithUs(pid, profile);
  return {
    openTab: async () => {
      const device = await browser.createBrowserContext();
      const page = await device.newPage();
      const errors: Promise<string>[] = [];
      // a page that is left is told that what is on its way to it cannot be loaded, and says so
      let destination: string | null = null;
      page.on('framenavigated', (frame) => {
        if (frame.url() === destination) destination = null;
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && destination === null) errors.push(describe(message));
      });
      page.on('pageerror', (error) => {
        if (destination === null) errors.push(Promise.resolve(String(error)));
      });
      return {
        open: async (address) => {
          destination = new URL(address).href;
          await page.goto(address);
          destination = null;
        },
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        close: async () => {
          const texts = await Promise.all(errors);
          await device.close();
          return texts;
        },
      };
    },
    stop: async () => {
      await browser.close();
      await end();
    },
  };
}
