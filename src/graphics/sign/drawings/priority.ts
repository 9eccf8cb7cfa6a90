import { arrow } from '../arrows';
import { board, prohibition } from '../frames';
import { text } from '../lettering';
import { draw, line, path, place, type SignDrawing } from '../shapes';
import { walker } from '../symbols/people';
import { bicycle } from '../symbols/vehicles';

const yieldTriangle = 'M7 10H93L50 84.5z';
const octagon = 'M29.5 1h41L99 29.5v41L70.5 99h-41L1 70.5v-41z';
const octagonInner = 'M31.5 6h37L94 31.5v37L68.5 94h-37L6 68.5v-37z';
const square = 'M50 3 97 50 50 97 3 50z';
const squareInner = 'M50 15 85 50 50 85 15 50z';

const road =
  line(square, 'black', 6) +
  path(square, 'white') +
  line(square, 'white', 4) +
  path(squareInner, 'yellow') +
  line(squareInner, 'yellow', 3);

/** A crossing place: a blue board whose white triangle holds a symbol. */
const crossing = (symbol: string): SignDrawing =>
  board(100, 100, path('M50 9 94 86H6z', 'white') + symbol);

/** Two arrows that meet, on the left the one downwards. */
const meeting = (
  left: 'black' | 'red',
  right: 'red' | 'white',
  [leftWidth, rightWidth]: readonly [number, number],
) =>
  arrow('M36 22V62', [[36, 61, 180]], left, leftWidth) +
  arrow('M65 78V38', [[65, 39, 0]], right, rightWidth);

/** The priority signs by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  B1: {
    width: 100,
    height: 92,
    markup:
      line(yieldTriangle, 'yellow', 15) +
      path(yieldTriangle, 'red') +
      line(yieldTriangle, 'red', 12.5) +
      path('M18.5 16.5H81.5L50 71z', 'yellow') +
      line('M18.5 16.5H81.5L50 71z', 'yellow', 2),
  },
  B2: {
    width: 100,
    height: 100,
    markup:
      path(octagon, 'white') +
      line(octagon, 'white', 2) +
      path(octagonInner, 'red') +
      text('STOP', 50, 34, 32, 'white', { weight: 2, max: 80 }),
  },
  B3: crossing(
    place(draw(walker, 'black'), 50, 54, { scale: 0.5 }) +
      path(
        'M17 82l3.5-6h9l-2.5 6zM33 82l2.5-6h9l-1 6zM47.5 82v-6h9v6zM60 82l-1-6h9l2.5 6zM74 82l-2.5-6h9l3.5 6z',
        'black',
      ),
  ),
  B4: { width: 100, height: 100, markup: road },
  B5: { width: 100, height: 100, markup: road + line('M26.5 73.5 73.5 26.5', 'black', 8) },
  B6: prohibition(meeting('black', 'red', [9, 7])),
  B7: board(100, 100, meeting('red', 'white', [8, 11])),
  B8: crossing(place(draw(bicycle, 'black'), 50, 61, { scale: 0.54 })),
};
