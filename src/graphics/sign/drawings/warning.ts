import { arrow } from '../arrows';
import { board, warning } from '../frames';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import { cart, cow, deer, elk, horse, reindeer, rider } from '../symbols/animals';
import { child, digger, runner, skier, walker } from '../symbols/people';
import {
  aeroplane,
  car,
  carFront,
  cyclist,
  snowmobile,
  steamEngine,
  tractor,
  tram,
} from '../symbols/vehicles';

const fill = (d: string) => path(d, 'black');
const stroke = (d: string, width: number) => line(d, 'black', width);
const curve = arrow('M44 76V62q0-8 6-13l2-2', [[51.5, 47.5, 45]], 'black', 8, 10);
const bends = arrow('M41 77V69q0-6 5-9l7-4q5-3 5-9v-2', [[58, 46, 0]], 'black', 7, 9);

/** A hill that rises or falls to the right, with its gradient. */
const hill = (d: string, x: number) => fill(d) + text('10%', x, 48, 11, 'black', { weight: 1.9 });

/** A stretch whose sides come closer. */
const narrowing = (left: string, right: string) => stroke(`${left}${right}`, 6.5);

const draughtHorse = (x: number, y: number, scale: number) =>
  place(draw(horse, 'black') + draw(cart, 'black'), x, y, { scale });

const animal = (symbol: SignSymbol, scale = 0.4, x = 53) =>
  place(draw(symbol, 'black'), x, 60, { scale });
const lights = (['red', 'yellow', 'green'] as const).map((color, index) =>
  path(disc(50, 45 + index * 12, 4.6), color),
);

/** The road that others give way to, from the driver onwards. */
const main = fill('M44.5 77V43l5.5-7.5 5.5 7.5v34z');

/** The distance boards before a level crossing, by their number of strokes. */
const countdown = (strokes: number): SignDrawing =>
  board(
    40,
    120,
    Array.from({ length: strokes }, (_, index) => {
      const y = 108 - index * 36;
      return path(`M3 ${String(y - 12)} 37 ${String(y - 32)}v16L3 ${String(y + 4)}z`, 'red');
    }).join(''),
    { ground: 'yellow', edge: 'red', border: 3, radius: 3 },
  );

/** The arms of the level crossing sign, from corner to corner. */
const arm = (d: string) => line(d, 'red', 17) + line(d, 'yellow', 10.5);

/** The warning signs by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  A1: warning(curve),
  'A1/vanster': warning(place(curve, 100, 0, { flip: -1 })),
  A2: warning(bends),
  'A2/vanster': warning(place(bends, 100, 0, { flip: -1 })),
  A3: warning(hill('M23 50v25h57z', 59)),
  A4: warning(hill('M77 50v25H20z', 42)),
  A5: warning(narrowing('M37 77V66q0-5 4-9t4-9V39', 'M63 77V66q0-5-4-9t-4-9V39')),
  'A5/hoger': warning(narrowing('M39 77V39', 'M61 77V66q0-5-5-9t-5-9V39')),
  'A5/vanster': warning(narrowing('M61 77V39', 'M39 77V66q0-5 5-9t5-9V39')),
  A6: warning(
    stroke('M34 71 43 46M66 71 57 46', 6.5) +
      fill('M22 66h17v11H22zM61 66h17v11H61z') +
      stroke('M40 76q2.5-3 5 0t5 0 5 0 5 0', 2.5),
  ),
  A7: warning(
    fill('M22 62h22v15H20zM46 76q4-4 8 0t8 0 8 0 8 0v3H46z') +
      place(draw(car, 'black'), 57, 53, { scale: 0.36, flip: -1, turn: -28 }),
  ),
  A8: warning(fill('M22 76v-9h8q4-11 11-11t9 11q2-11 9-11t11 11h8v9z')),
  A9: warning(fill('M22 76v-7h11q8-17 17-17t17 17h11v7z')),
  A10: warning(
    place(draw(carFront, 'black'), 52, 49, { scale: 0.36, turn: 8 }) +
      stroke('M41 63q-6 3-1 7t-3 8M56 65q-6 3-1 7t-3 6', 3.6),
  ),
  A11: warning(
    place(draw(car, 'black'), 43, 64, { scale: 0.42 }) +
      fill(
        [
          [66, 72, 1.8],
          [69, 66, 2.2],
          [72, 72, 2.4],
          [66, 60, 1.6],
          [74, 66, 1.8],
          [70, 60.5, 2],
          [67, 54, 1.7],
        ]
          .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
          .join(''),
      ),
  ),
  A12: warning(
    fill(
      'M79 77H57l2-9 4-4 1-9 5-6 3 8 2 7zM53 43l5-2 3 4-4 4-4-2zM44 52l6-2 3 5-4 5-6-3zM34 62l7-2 4 6-5 5-7-3zM24 77l3-5 6-1 4 6zM44 77l2-4 5 0 2 4z',
    ),
  ),
  A13: warning(
    place(draw(walker, 'black'), 50, 52, { scale: 0.4 }) +
      fill(
        'M24 77l5-4h5l-3 4zM36 77l3-4h5l-1.5 4zM48 77v-4h5v4zM57 77l-1-4h5l3 4zM69 77l-3-4h5l5 4z',
      ),
  ),
  A14: warning(
    place(draw(walker, 'black'), 44, 55, { scale: 0.45 }) +
      place(draw(child, 'black'), 63, 63, { scale: 0.46 }),
  ),
  A15: warning(
    place(draw(runner, 'black'), 38, 62, { scale: 0.33 }) +
      place(draw(runner, 'black'), 59, 58, { scale: 0.42 }),
  ),
  A16: warning(place(draw(cyclist, 'black'), 50, 65, { scale: 0.44 })),
  A17: warning(place(draw(skier, 'black'), 50, 55, { scale: 0.45 })),
  A18: warning(animal(rider)),
  A19: warning(animal(elk)),
  'A19/radjur': warning(place(draw(deer, 'black'), 52, 60, { scale: 0.38, turn: -4 })),
  'A19/ren': warning(animal(reindeer, 0.4, 54)),
  'A19/hast': warning(animal(horse)),
  'A19/ko': warning(animal(cow)),
  A20: warning(place(draw(digger, 'black'), 51, 56, { scale: 0.44 })),
  A21: board(
    120,
    80,
    place(draw(digger, 'black'), 60, 42, { scale: 0.74 }) + fill('M0 0h11L120 72v8h-11L0 8z'),
    { ground: 'yellow', edge: 'black', border: 1.2, radius: 3 },
  ),
  A22: warning(fill(box(42, 37, 16, 40, 4)) + lights.join('')),
  A23: warning(place(draw(aeroplane, 'black'), 50, 56, { scale: 0.42 })),
  A24: warning(
    stroke('M35 39V77', 4) +
      fill('M37 40l10 2v13l-10 3zM50 42.7l8 1.7v8.6l-8 1.5zM61 45l8 1.5v5l-8 1z'),
  ),
  A25: warning(
    arrow('M42 40V64', [[42, 63, 180]], 'black', 7, 9) +
      arrow('M58 77V53', [[58, 54, 0]], 'black', 7, 9),
  ),
  A26: warning(fill('M24 77v-9q0-26 26-26t26 26v9h-10v-9q0-16-16-16t-16 16v9z')),
  A27: warning(
    place(draw(carFront, 'black'), 54, 52, { scale: 0.36, turn: 14 }) +
      fill('M20 67h32l6 10H19z') +
      stroke('M62 76l18 1', 2),
  ),
  A28: warning(stroke('M36.5 44.5 63.5 71.5M63.5 44.5 36.5 71.5', 11)),
  A29: warning(main + stroke('M31 58H69', 5)),
  'A29/hoger': warning(place(main, -4, 0) + stroke('M46 58H66', 5)),
  A30: warning(
    [0, 120, 240]
      .map((turn) =>
        place(arrow('M-13.5-3A14 14 0 0 1 2-13.8', [[1, -13.8, 90]], 'black', 5, 6.8), 50, 59, {
          turn: turn - 20,
        }),
      )
      .map((markup) => place(markup, 100, 0, { flip: -1 }))
      .join(''),
  ),
  A31: warning(place(draw(tractor, 'black'), 50, 57, { scale: 0.44 })),
  A32: warning(draughtHorse(39, 63, 0.29)),
  A33: warning(place(draw(snowmobile, 'black'), 50, 60, { scale: 0.46 })),
  A34: warning(
    place(draw(carFront, 'black'), 50, 42, { scale: 0.17 }) +
      place(draw(carFront, 'black'), 50, 53, { scale: 0.22 }) +
      place(draw(carFront, 'black'), 50, 68, { scale: 0.3 }),
  ),
  A35: warning(
    stroke('M30 50V77M40 50V77M50 50V77M60 50V77M70 50V77', 4.5) +
      stroke('M27 58H73M27 69H73', 4.5),
  ),
  A36: warning(place(draw(steamEngine, 'black'), 50, 61, { scale: 0.44 })),
  A37: warning(place(draw(tram, 'black'), 50, 57, { scale: 0.42 })),
  A38: countdown(3),
  'A38/2': countdown(2),
  'A38/1': countdown(1),
  A39: { width: 120, height: 90, markup: arm('M12 12 108 78') + arm('M12 78 108 12') },
  A40: warning(line('M50 42V72', 'black', 9.5, 'round')),
  A41: warning(place(draw(car, 'black'), 50.5, 58.5, { scale: 0.42, turn: 72 })),
};
