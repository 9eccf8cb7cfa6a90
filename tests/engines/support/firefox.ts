import { launch } from 'puppeteer-core';

import { windowSize, type Engine } from './engine';

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(program: string, proxyPort: number): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.allow_hijacking_localhost': true,
    },
  });
  return {
    openTab: async () => {
      const device = await browser.createBrowserContext();
      const page = await device.newPage();
      return {
        open: async (address) => {
          await page.goto(address);
        },
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        close: () => device.close(),
      };
    },
    stop: () => browser.close(),
  };
}
