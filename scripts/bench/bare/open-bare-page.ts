import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

import type { BareSize } from './bare-page';

/** Opens a page that is React and nothing else. */
export async function openBarePage(page: Page, size: BareSize): Promise<void> {
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><div id="root"></div>
<script>window.bareSize = ${JSON.stringify(size)}</script>
<script type="module">${(await buildBarePage()).replaceAll('</script', '<\\/script')}</script>`,
  );
  await page.getByRole('button').first().waitFor();
}

/** The code of the page, as it is built for production. */
async function buildBarePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'bare-page.tsx') },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}
