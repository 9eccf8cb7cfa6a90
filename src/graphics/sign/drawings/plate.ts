import type { PlateGround } from '../../../domain/sign/plate';
import { arrow } from '../arrows';
import { board, plate } from '../frames';
import { letteredPlate } from '../lettered-plate';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import { walker, wheelchair } from '../symbols/people';
import { charger } from '../symbols/places';
import {
  bicycle,
  bus,
  camper,
  car,
  cart,
  motorcycle,
  passengerFerry,
  tractor,
  trailer,
  truck,
} from '../symbols/vehicles';

const blue = (width: number, height: number, content: string) =>
  plate(width, height, content, 'blue');

/** A crossing of which the broad arms are the road with priority; the others end before it. */
const continuing = (broad: string, narrow: string) =>
  plate(100, 100, line(narrow, 'black', 6) + line(broad, 'black', 15));

/** A symbol by itself, as it stands on plates and other signs. */
const symbol = (drawn: SignSymbol, width = 110, scale = 0.74, height = 60) =>
  blue(width, height, place(draw(drawn, 'white'), width / 2, height / 2, { scale }));

/** Parking spaces side by side. */
const spaces = blue(
  110,
  52,
  path([14, 37, 60, 83].map((x) => box(x, 12, 13, 28)).join(''), 'white'),
);

/** What is on a parking disc: a sheet with an arrow, its window and the letter P. */
const parkingDisc =
  line(box(14, 9, 32, 46, 2), 'white', 2.4) +
  path('M30 13l4 9h-8z', 'white') +
  line('M18 25q12 8 24 0', 'white', 3.4) +
  path(box(22, 34, 16, 16, 2), 'white') +
  text('P', 30.5, 36, 12, 'blue', { weight: 2.2 });

/** The dial of a clock. */
const dial = (content: string) =>
  blue(
    90,
    90,
    line(disc(45, 45, 34), 'white', 3) +
      line(
        Array.from({ length: 12 }, (_, index) => {
          const angle = (index * Math.PI) / 6;
          const at = (radius: number) =>
            `${(45 + radius * Math.cos(angle)).toFixed(1)} ${(45 + radius * Math.sin(angle)).toFixed(1)}`;
          return `M${at(28)}L${at(34)}`;
        }).join(''),
        'white',
        2,
      ) +
      content,
  );

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
  T9: plate(130, 60, path([25, 45, 65, 85, 105].map((x) => disc(x, 30, 7.5)).join(''), 'black')),
  T10: plate(
    90,
    90,
    line(disc(45, 45, 25), 'black', 2) +
      path(`${disc(36, 40, 7.4)}${disc(54, 40, 7.4)}${disc(45, 56, 7.4)}`, 'black'),
  ),
  T13: letteredPlate('T13', 'yellow', ['Flervägs-', 'väjning']),
  T14: board(
    120,
    66,
    ['Flervägs-', 'stopp']
      .map((line, index) => text(line, 60, 14 + 24 * index, 16, 'white', { weight: 1.8 }))
      .join(''),
    { ground: 'red', edge: 'white', border: 3, radius: 4 },
  ),
  T15: continuing('M50 90V66Q50 50 34 50H10', 'M50 10V42M58 50H90'),
  'T15/hoger': continuing('M50 90V66Q50 50 66 50H90', 'M50 10V42M42 50H10'),
  T16: letteredPlate('T16', 'blue', ['Avgift']),
  T17: blue(124, 64, parkingDisc + text('2 tim', 84, 22, 20, 'white', { weight: 1.8 })),
  T18: letteredPlate('T18', 'blue', ['2 tim']),
  T19: letteredPlate('T19', 'blue', ['Boende']),
  T20: letteredPlate('T20', 'blue', ['P-biljett']),
  T21: spaces,
  T23: plate(80, 70, text('B', 40, 16, 38, 'black', { weight: 2 })),
  T24: blue(90, 90, place(draw(charger, 'white'), 43, 45, { scale: 0.8 })),
  T25: dial(
    text('24', 45, 28, 20, 'white', { weight: 2 }) +
      text('tim', 45, 53, 11, 'white', { weight: 1.9 }),
  ),
  S1: symbol(truck),
  S2: blue(
    140,
    60,
    place(draw(truck, 'white'), 44, 32, { scale: 0.62 }) +
      place(draw(trailer, 'white'), 103, 34, { scale: 0.62 }),
  ),
  S3: symbol(car),
  S4: blue(
    140,
    60,
    place(draw(car, 'white'), 46, 32, { scale: 0.66 }) +
      place(draw(cart, 'white'), 103, 33, { scale: 0.62 }),
  ),
  S5: symbol(bus),
  S6: symbol(tractor, 90, 0.7, 66),
  S7: symbol(motorcycle),
  S8: symbol(bicycle),
  S9: symbol(cart),
  S10: symbol(walker, 70, 0.62, 84),
  S11: symbol(wheelchair, 80, 0.64, 84),
  S12: symbol(camper),
  S13: symbol(passengerFerry, 110, 0.62, 72),
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
