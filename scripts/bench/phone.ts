import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

import { findChromium } from '../test/chromium';
import { slowLine } from './line';
import { installProbe, longestWaitMs } from './page-probe';
import { watchWorkers, type Workers } from './phone-workers';
import { watchScripts, type ScriptLog } from './script-log';

/** How many times slower a cheap phone computes. */
const processorFactor = 4;
/** One tab of the phone, on its line and its processor. */
export interface Tab {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly scripts: ScriptLog;
  readonly workers: Workers;
  /** Has the network gone, for the page and its service worker. */
  readonly cutNetwork: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A phone that has never been here: a browser with a profile of its own on the disk, as caches of compiled code want it. */
export interface Phone {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slowLine);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: processorFactor });
  const workers = await watchWorkers(tools, slowLine);
  return {
    page,
    tools,
    scripts: watchScripts(tools),
    workers,
    cutNetwork: async () => {
      const dead = { ...slowLine, offline: true };
      await tools.send('Network.emulateNetworkConditions', dead);
      await workers.setLine(dead);
    },
    close: () => page.close(),
  };
}

export async function startPhone(baseURL: string): Promise<Phone> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-phone-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: ['--no-sandbox'],
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'sv-SE',
  });
  context.setDefaultTimeout(longestWaitMs);
  await installProbe(context);
  return {
    openTab: () => openTab(context),
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
