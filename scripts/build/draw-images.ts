import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

import { findChromium } from '../test/chromium';
import { print } from '../lib/print';
import { root } from '../lib/project';

/** A picture that cannot be an SVG where it is used, and the drawing that it is made from. */
interface Picture {
  file: string;
  from: string;
  width: number;
  height: number;
}

const square = (file: string, from: string, size: number): Picture => ({
  file,
  from,
  width: size,
  height: size,
});

const mark = 'public/favicon.svg';
/** Without corners of its own, and with the mark inside the circle that a device may cut out. */
const fullMark = 'scripts/build/images/icon-full.svg';
const smallIcon = 'icon-32.png';
const pictures: readonly Picture[] = [
  square(smallIcon, mark, 32),
  square('icon-192.png', mark, 192),
  square('icon-512.png', mark, 512),
  square('icon-maskable-512.png', fullMark, 512),
  square('apple-touch-icon.png', fullMark, 180),
  { file: 'og.png', from: 'scripts/build/images/og.svg', width: 1200, height: 630 },
];

const font = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');
const style = `
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0 }
  svg { display: block; width: 100vw; height: 100vh }`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const { file, from, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = readFileSync(path.join(root, from), 'utf8');
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(root, 'public', file), omitBackground: true });
  await page.close();
  print(`public/${file}`);
}
await browser.close();

// browsers ask for /favicon.ico where no page names another; the format takes a PNG as it is, after a header
const png = readFileSync(path.join(root, 'public', smallIcon));
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
writeFileSync(path.join(root, 'public/favicon.ico'), Buffer.concat([header, png]));
rmSync(path.join(root, 'public', smallIcon));
print('public/favicon.ico');
