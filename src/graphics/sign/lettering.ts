import { line } from './shapes';
import type { SignColor } from './sign-colors';

/**
 * Letters and figures as lines: ten units tall, each with its width and a path that starts with absolute `M` and goes
 * on relatively. Drawn, so that they look the same on every machine and need no font.
 */
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '0': [6.2, 'M.8 3.2v3.6a2.3 2.4 0 0 0 4.6 0v-3.6a2.3 2.4 0 0 0-4.6 0z'],
  '1': [4, 'M.5 3l2.5-2.1v9.1'],
  '2': [6.2, 'M.9 3.3a2.25 2.4 0 0 1 4.5.1c0 2.2-3.6 3.7-4.6 5.8h4.9'],
  '3': [6.2, 'M.8 2.7a2.2 2 0 1 1 2.2 2.2h-.5M3 4.9a2.3 2.15 0 1 1-2.4 2.5'],
  '4': [6.4, 'M4.6 10v-9.1l-4 6h5.7'],
  '5': [6.2, 'M5.3 .8h-3.7l-.4 3.9c.5-.5 1.1-.7 1.8-.7a2.4 2.6 0 0 1 0 5.2a2.3 2.2 0 0 1-2.3-1.7'],
  '6': [6.2, 'M5.2 2.6a2.2 2.2 0 0 0-4.4.6v3.6M.8 6.8a2.3 2.4 0 1 0 4.6 0a2.3 2.4 0 1 0-4.6 0'],
  '7': [5.8, 'M.3 .8h4.7l-3.2 9.2'],
  '8': [6.2, 'M3.1 4.8a2 2 0 1 1 .02 0a2.3 2.2 0 1 1-.02 0z'],
  '9': [6.2, 'M1 7.4a2.2 2.2 0 0 0 4.4-.6v-3.6M5.4 3.2a2.3 2.4 0 1 0-4.6 0a2.3 2.4 0 1 0 4.6 0'],
  A: [7.2, 'M.4 10l3.2-9.2l3.2 9.2M1.5 7h4.2'],
  B: [6.2, 'M.8 .8h2.5a2 2 0 0 1 0 4.1h-2.5zM.8 4.9h2.7a2.15 2.15 0 0 1 0 4.3h-2.7z'],
  C: [6.6, 'M5.8 2.8a2.5 2.5 0 0 0-5 .8v2.8a2.5 2.8 0 0 0 5 .8'],
  D: [6.4, 'M.8 .8h2.2a2.6 2.8 0 0 1 2.6 2.8v2.8a2.6 2.8 0 0 1-2.6 2.8h-2.2z'],
  E: [5.6, 'M5.3 .8h-4.5v8.4h4.5M.8 4.9h3.9'],
  F: [5.4, 'M5.2 .8h-4.4v9.2M.8 5h3.7'],
  G: [6.6, 'M5.7 2.8a2.45 2.5 0 0 0-4.9.8v2.8a2.5 2.8 0 0 0 5 0v-1.1h-2.4'],
  H: [6.6, 'M.8 0v10M5.8 0v10M.8 4.9h5'],
  I: [1.6, 'M.8 0v10'],
  J: [5, 'M4.2 0v6.9a1.8 2.2 0 0 1-3.6 0'],
  K: [6.4, 'M.8 0v10M5.8 0l-4.6 5.4l4.9 4.6'],
  L: [5.2, 'M.8 0v9.2h4.3'],
  M: [8, 'M.8 10v-9.4l3.2 5.6l3.2-5.6v9.4'],
  N: [6.8, 'M.8 10v-9.2l5.2 8.4v-9.2'],
  O: [6.8, 'M.8 3.6v2.8a2.6 2.8 0 0 0 5.2 0v-2.8a2.6 2.8 0 0 0-5.2 0z'],
  P: [6.2, 'M.8 10v-9.2h2.5a2.3 2.45 0 0 1 0 4.9h-2.5'],
  R: [6.4, 'M.8 10v-9.2h2.6a2.2 2.25 0 0 1 0 4.5h-2.6M3.2 5.3l2.6 4.7'],
  S: [6.2, 'M5.3 2.5a2.2 1.9 0 0 0-4.3.3c0 2.9 4.4 1.3 4.4 4.2a2.3 2.2 0 0 1-4.7.2'],
  T: [6, 'M0 .8h6M3 .8v9.2'],
  U: [6.6, 'M.8 0v6.6a2.5 2.6 0 0 0 5 0v-6.6'],
  V: [6.8, 'M.4 0l3 9.3l3-9.3'],
  X: [6.6, 'M.4 0l5.8 10M6.2 0l-5.8 10'],
  Y: [6.4, 'M.4 0l2.8 5.2l2.8-5.2M3.2 5.2v4.8'],
  Ä: [7.2, 'M.4 10l3.2-9.2l3.2 9.2M1.5 7h4.2M1.1 -.9h1.6M4.5 -.9h1.6'],
  Ö: [6.8, 'M.8 3.6v2.8a2.6 2.8 0 0 0 5.2 0v-2.8a2.6 2.8 0 0 0-5.2 0zM1 -.9h1.6M4.2 -.9h1.6'],
  Å: [7.2, 'M.4 10l3.2-9.2l3.2 9.2M1.5 7h4.2M2.7 -1.5a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z'],
  a: [5.4, 'M4.6 3v7M4.6 6.5a1.9 2.7 0 1 0-3.8 0a1.9 2.7 0 1 0 3.8 0z'],
  b: [5.4, 'M.8 0v10M.8 6.5a1.9 2.7 0 1 0 3.8 0a1.9 2.7 0 1 0-3.8 0z'],
  c: [5, 'M4.4 5.3a1.85 1.7 0 0 0-3.6.4v1.6a1.85 1.9 0 0 0 3.6.4'],
  d: [5.4, 'M4.6 0v10M4.6 6.5a1.9 2.7 0 1 0-3.8 0a1.9 2.7 0 1 0 3.8 0z'],
  e: [5.4, 'M.8 6.6h3.9a1.95 2.7 0 1 0-3.9.1c0 3.1 3 3.3 3.8 1.2'],
  f: [3.8, 'M3.7 .8h-.6a1.4 1.5 0 0 0-1.4 1.5v7.7M.2 3.7h3.2'],
  g: [5.4, 'M4.6 3v7.4a1.9 1.7 0 0 1-3.6.5M4.6 6.5a1.9 2.7 0 1 0-3.8 0a1.9 2.7 0 1 0 3.8 0z'],
  h: [5.2, 'M.8 0v10M.8 5.6a1.8 1.8 0 0 1 3.6 0v4.4'],
  i: [1.6, 'M.8 3v7M.8 0v1.7'],
  j: [2.4, 'M1.6 3v7.6a1.2 1.4 0 0 1-1.6 1.4M1.6 0v1.7'],
  k: [5.2, 'M.8 0v10M4.6 3l-3.4 3.7l3.7 3.3'],
  l: [1.6, 'M.8 0v10'],
  m: [8.4, 'M.8 3v7M.8 5.4a1.7 1.7 0 0 1 3.4 0v4.6M4.2 5.4a1.7 1.7 0 0 1 3.4 0v4.6'],
  n: [5.2, 'M.8 3v7M.8 5.6a1.8 1.8 0 0 1 3.6 0v4.4'],
  o: [5.4, 'M.8 6.5a1.9 2.7 0 1 0 3.8 0a1.9 2.7 0 1 0-3.8 0z'],
  p: [5.4, 'M.8 3v9.6M.8 6.5a1.9 2.7 0 1 0 3.8 0a1.9 2.7 0 1 0-3.8 0z'],
  r: [3.6, 'M.8 3v7M.8 5.9a2 2.1 0 0 1 2.6-2.1'],
  s: [4.8, 'M4.1 5a1.6 1.4 0 0 0-3.2.2c0 2 3.3 1 3.3 2.8a1.7 1.45 0 0 1-3.5.2'],
  t: [3.6, 'M1.5 1v6.9a1.4 1.3 0 0 0 1.9 1.2M.1 3.7h3.2'],
  u: [5.2, 'M.8 3v4.6a1.8 1.6 0 0 0 3.6 0M4.4 3v7'],
  v: [5.2, 'M.4 3l2.2 6.3l2.2-6.3'],
  x: [5.2, 'M.4 3l4.4 7M4.8 3l-4.4 7'],
  y: [5.2, 'M.4 3l2.2 6.1M4.8 3l-3.4 9.4'],
  z: [4.6, 'M.4 3.8h3.7l-3.5 5.4h3.8'],
  ä: [5.4, 'M4.6 3v7M4.6 6.5a1.9 2.7 0 1 0-3.8 0a1.9 2.7 0 1 0 3.8 0zM.7 1.2h1.6M3.3 1.2h1.6'],
  ö: [5.4, 'M.8 6.5a1.9 2.7 0 1 0 3.8 0a1.9 2.7 0 1 0-3.8 0zM.6 1.2h1.6M3.2 1.2h1.6'],
  å: [
    5.4,
    'M4.6 3v7M4.6 6.5a1.9 2.7 0 1 0-3.8 0a1.9 2.7 0 1 0 3.8 0zM1.8 .7a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z',
  ],
  ',': [1.9, 'M1.2 8.5l-.7 3'],
  '.': [1.7, 'M.85 8.3v1.7'],
  '-': [3.4, 'M.2 6.2h3'],
  '–': [4.6, 'M.2 6.2h4.2'],
  '+': [5.6, 'M.4 5.6h4.8M2.8 3.2v4.8'],
  '/': [4.2, 'M.4 10.6l3.4-11.2'],
  '(': [2.6, 'M2.4 -.6a9 9 0 0 0 0 11.6'],
  ')': [2.6, 'M.2 -.6a9 9 0 0 1 0 11.6'],
  '%': [
    9.4,
    'M.8 2.9a1.5 2.1 0 1 0 3 0a1.5 2.1 0 1 0-3 0zM5.6 7.1a1.5 2.1 0 1 0 3 0a1.5 2.1 0 1 0-3 0zM7 .2l-4.6 9.6',
  ],
  ' ': [3, ''],
};

const gap = 1.3;

/** Returns the width of the text in tenths of its height. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + glyphOf(letter)[0] + gap, -gap);
}

function glyphOf(letter: string): readonly [number, string] {
  const glyph = glyphs[letter];
  if (glyph === undefined) throw new Error(`no sign is lettered with ${letter}`);
  return glyph;
}

const round = (value: number) => String(Math.round(value * 100) / 100);

/** A line of text around x, capital letters from y and `height` tall; narrowed where it would be wider than `max`. */
export function text(
  content: string,
  x: number,
  y: number,
  height: number,
  color: SignColor,
  { weight = 1.6, max = Infinity } = {},
): string {
  let at = 0;
  const d = Array.from(content).map((letter) => {
    const [width, glyph] = glyphOf(letter);
    const start = at;
    at += width + gap;
    return glyph.replace(/M([-\d.]+)/g, (_, value: string) => `M${round(Number(value) + start)}`);
  });
  const scale = height / 10;
  const natural = widthOf(content) * scale;
  const squeeze = Math.min(1, max / natural);
  const left = x - (natural * squeeze) / 2;
  const scaling = squeeze === 1 ? round(scale) : `${round(scale * squeeze)} ${round(scale)}`;
  return `<g transform="translate(${round(left)} ${round(y)}) scale(${scaling})">${line(d.join(''), color, weight)}</g>`;
}

/** Words on a sign that shows the way: a line of `text` in the boards' weight, white where nothing else is said. */
export const words = (
  content: string,
  x: number,
  y: number,
  height = 14,
  color: SignColor = 'white',
): string => text(content, x, y, height, color, { weight: 1.7 });
