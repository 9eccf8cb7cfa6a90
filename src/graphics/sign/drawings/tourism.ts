import { board } from '../frames';
import { words } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing } from '../shapes';

/** A brown board of what tourists look for, with a name beneath if it has one. */
const tourist = (content: string, title = '') =>
  board(
    100,
    title === '' ? 100 : 116,
    path(box(18, 14, 64, 64, 2), 'white') +
      content +
      (title === '' ? '' : words(title, 50, 88, 12)),
    { ground: 'brown' },
  );

/** A flower with eight petals. */
const flower =
  [0, 45, 90, 135]
    .map((turn) =>
      place(path('M0-28q9 12 0 28q-9-16 0-28zM0 28q9-12 0-28q-9 16 0 28z', 'white'), 50, 50, {
        turn,
        scale: 1.2,
      }),
    )
    .join('') +
  path(disc(50, 50, 7), 'brown') +
  path(disc(50, 50, 5), 'white');

/** Glass that is blown at the end of a pipe. */
const glass = 'M-28-30l4-4 26 26q12-4 20 4t4 20q-2 12-14 12T-4 18q-4-8 2-18z';

/** The signs of what tourists look for, by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  I1: board(100, 100, flower, { ground: 'brown' }),
  I2: tourist(place(draw({ fill: glass }, 'brown'), 50, 46, { scale: 0.9 }), 'Glasriket'),
  I3: tourist(path('M24 72h52v-8H66V44h-5V26l-6-9-6 9v18H40v20H24z', 'brown'), 'Borgen'),
  I4: board(
    100,
    100,
    line(disc(50, 50, 36), 'white', 5) +
      line('M50 24 74 48 50 72 26 48zM50 72V62l-14-14', 'white', 6),
    { ground: 'brown' },
  ),
};
