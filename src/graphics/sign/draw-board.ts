import type { Drawing } from '../drawing';
import type { Board, PostSign } from './board';
import { loadSign } from './load-sign';
import { place, type SignDrawing } from './shapes';

/** The measures that boards are drawn in, and room between and around what hangs on them. */
const size = { width: 320, height: 240 };
const gap = 4;
const margin = 12;
/** How wide signs are, by how many posts there are; and how high, where they are narrow. */
const widths = [128, 116, 96];
const highest = 150;

async function drawSign({ name, ground, ...own }: PostSign): Promise<SignDrawing> {
  if (ground === undefined) return loadSign(name);
  const { drawPlate } = await import('./drawings/plate');
  return drawPlate(name, { ground, ...own }) ?? loadSign(name);
}

/** What hangs on a post, from the top around x = 0, and how high it is in all. */
function hang(drawings: readonly SignDrawing[], width: number) {
  let y = 0;
  const parts = drawings.map(({ width: own, height: ownHeight, markup }) => {
    const scale = Math.min(width / own, highest / ownHeight);
    const part = place(markup, (-own * scale) / 2, y, { scale });
    y += ownHeight * scale + gap;
    return part;
  });
  return { markup: parts.join(''), height: y - gap };
}

/** The signs of each post beneath each other, in a picture whose sides are as those of a scene, 4 to 3. */
export async function drawBoard({ label, posts }: Board): Promise<Drawing> {
  const width = widths[posts.length - 1] ?? 0;
  const drawn = await Promise.all(posts.map((post) => Promise.all(post.map(drawSign))));
  const hung = drawn.map((drawings) => hang(drawings, width));
  const tallest = Math.max(...hung.map(({ height }) => height));
  const scale = Math.min(1, (size.height - 2 * margin) / tallest);
  const hasPlates = posts.some((post) => post.length > 1);
  const placed = hung.map(({ markup, height }, index) => {
    const x = size.width / 2 + (index - (posts.length - 1) / 2) * (width + 8);
    // signs with plates beneath hang from one height, others have their middles there
    const y = (size.height - (hasPlates ? tallest : height) * scale) / 2;
    return place(markup, x, y, { scale });
  });
  const viewBox = `0 0 ${String(size.width)} ${String(size.height)}`;
  return { viewBox, label, markup: placed.join('') };
}
