import { expect, test } from 'vitest';

import { hangingPlates } from '../../domain/sign/sign-looks';
import { plateCharacters, textPlates } from '../../domain/sign/plate';
import { signs } from '../../domain/sign/signs';
import { variantsOf } from '../../domain/sign/variants';
import { drawPlate } from '../../graphics/sign/drawings/plate';
import { letteredPlate } from '../../graphics/sign/lettered-plate';
import { loadSign } from '../../graphics/sign/load-sign';

const names = signs.flatMap(({ code }) => [
  code,
  ...variantsOf(code).map(({ key }) => `${code}/${key}`),
]);

async function svgOf(name: string): Promise<string> {
  const { width, height, markup } = await loadSign(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${markup}</svg>`;
}

test('every sign in every form is drawn, as well-formed SVG without a missing figure', async () => {
  for (const name of names) {
    const svg = await svgOf(name);
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror'), name).toBeNull();
    expect(read.querySelector('path'), name).not.toBeNull();
    expect(svg, name).not.toMatch(/NaN|undefined|null|Infinity/);
  }
});

test('a sign is at most 2 kB of SVG in the median', async () => {
  const sizes = (await Promise.all(names.map(svgOf))).map((svg) => svg.length);
  sizes.sort((one, other) => one - other);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(2000);
});

test('the strokes of a ban on parking or stopping reach into its ring', async () => {
  for (const name of ['C35', 'C36', 'C37', 'C38', 'C39', 'E20']) {
    const [, strokes = ''] = /stroke-width="10"[^>]* d="([^"]+)"/.exec(await svgOf(name)) ?? [];
    const ends = [...strokes.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - 50, Number(y) - 50),
    );
    // the ring begins 39 from the middle
    expect(Math.min(...ends), name).toBeGreaterThan(39);
  }
});

test('a sign that nobody has drawn is an error that names it', async () => {
  await expect(loadSign('A999')).rejects.toThrow('A999');
  await expect(loadSign('Q1')).rejects.toThrow('Q1');
});

test('every character that a plate may have is drawn, on every plate that can be lettered', () => {
  for (const name of textPlates) {
    const { markup, height } = letteredPlate(name, 'blue', [plateCharacters, '0–3 km', 'x'], 1);
    expect(markup, name).not.toMatch(/NaN|undefined/);
    expect(height).toBeGreaterThan(letteredPlate(name, 'blue', ['x']).height);
  }
  expect(() => letteredPlate('T22', 'yellow', ['€'])).toThrow('€');
});

test('plates whose colour follows the sign above are drawn in each', () => {
  for (const name of Object.keys(hangingPlates)) {
    const [yellow, blue] = (['yellow', 'blue'] as const).map(
      (ground) => drawPlate(name, { ground })?.markup,
    );
    expect(yellow).toBeDefined();
    expect(blue).not.toBe(yellow);
  }
});
