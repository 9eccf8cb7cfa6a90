import type { PlateGround } from '../../../domain/sign/plate';
import { arrow } from '../arrows';
import { board, plate } from '../frames';
import { letteredPlate } from '../lettered-plate';
import { text } from '../lettering';
import { draw, line, path, place, type SignDrawing } from '../shapes';
import { walker, wheelchair } from '../symbols/people';
import { charger } from '../symbols/places';
import { truck } from '../symbols/vehicles';

const blue = (width: number, height: number, content: string) =>
  plate(width, height, content, 'blue');

/** A crossing of which the broad arms are the road with priority. */
const continuing = (broad: string, narrow: string) =>
  plate(100, 100, line(narrow, 'black', 6) + line(broad, 'black', 14));

/** The plates that hang under signs of more than one colour. */
function hanging(ground: PlateGround): Readonly<Record<string, SignDrawing>> {
  const ink = ground === 'yellow' ? 'black' : 'white';
  return {
    T1: letteredPlate('T1', ground, ['0–5 km']),
    T2: letteredPlate('T2', ground, ['300 m']),
    T4: letteredPlate('T4', ground, ['3,5 m']),
    T5: letteredPlate('T5', ground, ['3,5 t']),
    T6: letteredPlate('T6', ground, ['8–18', '(8–14)', '9–13'], 2),
    T8: plate(110, 56, place(draw(truck, ink), 55, 30, { scale: 0.74 }), ground),
    'T8/gaende': plate(70, 84, place(draw(walker, ink), 35, 42, { scale: 0.62 }), ground),
    T11: letteredPlate('T11', ground, []),
    T12: plate(100, 56, arrow('M24 28H66', [[65, 28, 90]], ink, 8, 13), ground),
    T22: letteredPlate('T22', ground, ['Gäller ej buss']),
  };
}

/** The supplementary plates by code, as they hang under yellow signs or, where blue, under blue ones. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  ...hanging('yellow'),
  T3: letteredPlate('T3', 'yellow', ['STOPP', '200 m']),
  T7: blue(90, 90, place(draw(wheelchair, 'white'), 42, 45, { scale: 0.74 })),
  T13: letteredPlate('T13', 'yellow', ['Flervägs-', 'väjning']),
  T14: board(
    120,
    66,
    ['Flervägs-', 'stopp']
      .map((line, index) => text(line, 60, 14 + 24 * index, 16, 'white', { weight: 1.8 }))
      .join(''),
    { ground: 'red', edge: 'white', border: 3, radius: 4 },
  ),
  T15: continuing('M50 90V58Q50 50 42 50H10', 'M50 50V10M50 50H90'),
  'T15/hoger': continuing('M50 90V58Q50 50 58 50H90', 'M50 50V10M50 50H10'),
  T16: letteredPlate('T16', 'blue', ['Avgift']),
  T17: blue(
    120,
    64,
    path('M26 12h68v40H26z', 'white') +
      line('M40 46a20 20 0 0 1 40 0', 'blue', 4.5) +
      line('M60 46 68 31M34 20h52', 'blue', 4),
  ),
  T18: letteredPlate('T18', 'blue', ['2 tim']),
  T19: letteredPlate('T19', 'blue', ['Boende']),
  T24: blue(90, 90, place(draw(charger, 'white'), 43, 45, { scale: 0.8 })),
};

/** What a plate is to be besides its code: its colour, and lines of its own. */
interface PlateWishes {
  ground: PlateGround;
  lines?: readonly { text: string; isRed: boolean }[];
}

/** A plate in the colour of the sign above and, if told, with its own lines; undefined for one that is always the same. */
export function drawPlate(name: string, { ground, lines }: PlateWishes): SignDrawing | undefined {
  if (lines === undefined) return hanging(ground)[name];
  return letteredPlate(
    name,
    ground,
    lines.map(({ text }) => text),
    lines.findIndex(({ isRed }) => isRed),
  );
}
