import { arrow } from '../arrows';
import { board, plate } from '../frames';
import { text } from '../lettering';
import { draw, line, path, place, type Drawing } from '../shapes';
import type { SignColor } from '../sign-colors';
import { walker, wheelchair } from '../symbols/people';
import { charger } from '../symbols/places';
import { car, truck } from '../symbols/vehicles';

const words = (content: string, x: number, y: number, height = 18, color: SignColor = 'black') =>
  text(content, x, y, height, color, { weight: 1.8 });
const plateOf = (content: string, width = 120) => plate(width, 44, words(content, width / 2, 13));
const blue = (width: number, height: number, content: string) =>
  board(width, height, content, { radius: 4 });
const blueOf = (content: string, width = 120) =>
  blue(width, 44, words(content, width / 2, 13, 18, 'white'));

/** A crossing of which the broad arms are the road with priority. */
const continuing = (broad: string, narrow: string) =>
  plate(100, 100, line(narrow, 'black', 6) + line(broad, 'black', 14));

const tips = (x: number, y: number, side: 1 | -1) => {
  const back = String(12 * side);
  return path(`M${String(x)} ${String(y - 8)}l${back} 8l${String(-12 * side)} 8z`, 'black');
};

/** The supplementary plates by code, as they hang under yellow signs or, where blue, under blue ones. */
export const drawings: Readonly<Record<string, Drawing>> = {
  T1: plateOf('0-5 km'),
  T2: plateOf('300 m'),
  T3: plate(120, 66, words('STOPP', 60, 12) + words('200 m', 60, 38, 16)),
  T4: plate(130, 44, words('3,5 m', 65, 13) + tips(14, 22, 1) + tips(116, 22, -1)),
  T5: plateOf('3,5 t', 100),
  T6: plate(
    120,
    92,
    words('8-18', 60, 12) +
      words('(8-14)', 60, 39) +
      text('9-13', 60, 66, 18, 'red', { weight: 1.8 }),
  ),
  T7: blue(90, 90, place(draw(wheelchair, 'white'), 42, 45, { scale: 0.74 })),
  T8: plate(110, 56, place(draw(truck, 'black'), 55, 30, { scale: 0.74 })),
  T11: plate(
    120,
    44,
    arrow(
      'M30 22H90',
      [
        [32, 22, -90],
        [88, 22, 90],
      ],
      'black',
      6,
      10,
    ),
  ),
  T12: plate(100, 56, arrow('M24 28H66', [[65, 28, 90]], 'black', 8, 13)),
  T13: plate(120, 66, words('Flervägs-', 60, 14, 16) + words('väjning', 60, 38, 16)),
  T14: board(
    120,
    66,
    words('Flervägs-', 60, 14, 16, 'white') + words('stopp', 60, 38, 16, 'white'),
    { ground: 'red', edge: 'white', border: 3, radius: 4 },
  ),
  T15: continuing('M50 90V58Q50 50 42 50H10', 'M50 50V10M50 50H90'),
  'T15/hoger': continuing('M50 90V58Q50 50 58 50H90', 'M50 50V10M50 50H10'),
  T16: blueOf('Avgift'),
  T17: blue(
    120,
    64,
    path('M26 12h68v40H26z', 'white') +
      line('M40 46a20 20 0 0 1 40 0', 'blue', 4.5) +
      line('M60 46 68 31M34 20h52', 'blue', 4),
  ),
  T18: blueOf('2 tim', 110),
  T19: blueOf('Boende', 130),
  T21: blue(
    120,
    66,
    line('M20 50H100', 'white', 5) + place(draw(car, 'white'), 60, 30, { scale: 0.5 }),
  ),
  T22: plateOf('Gäller ej buss', 190),
  T24: blue(90, 90, place(draw(charger, 'white'), 43, 45, { scale: 0.8 })),
  'T8/gaende': plate(70, 84, place(draw(walker, 'black'), 35, 42, { scale: 0.62 })),
};
