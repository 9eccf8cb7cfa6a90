import { arrow } from '../arrows';
import { board } from '../frames';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing } from '../shapes';
import type { SignColor } from '../sign-colors';
import { stander } from '../symbols/people';
import { cup } from '../symbols/places';

type Lamp = 'litRed' | 'litYellow' | 'litGreen' | 'unlit';

const lamp = (x: number, y: number, radius: number, color: Lamp) => path(disc(x, y, radius), color);

const housing = (width: number, height: number, content: string): SignDrawing => ({
  width,
  height,
  markup:
    path(box(0, 0, width, height, 12), 'white') +
    path(box(2.5, 2.5, width - 5, height - 5, 10), 'black') +
    content,
});

/** A signal of three lights, of which those named are lit. */
const light = (...lit: Lamp[]) =>
  housing(
    60,
    150,
    (['litRed', 'litYellow', 'litGreen'] as const)
      .map((color, index) => lamp(30, 29 + index * 46, 19, lit.includes(color) ? color : 'unlit'))
      .join(''),
  );

/** Rays around a lamp that flashes. */
const rays = (x: number, y: number, from: number, to: number, color: SignColor) =>
  line(
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4 + Math.PI / 8;
      const at = (radius: number) =>
        `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
      return `M${at(from)}L${at(to)}`;
    }).join(''),
    color,
    2.5,
  );

/** A single lamp, which flashes or not. */
const single = (color: Lamp, isFlashing = true) =>
  housing(80, 80, lamp(40, 40, 20, color) + (isFlashing ? rays(40, 40, 25, 33, color) : ''));

/** A signal for buses and trams: a white mark on a dark ground. */
const transit = (content: string) => housing(80, 80, content);
/** A signal above a lane. */
const lane = (content: string) => housing(90, 90, content);

const chevrons = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = String(12 + index * 44);
    return `M${x} 8h18l22 27-22 27H${x}l22-27z`;
  }).join('');

/** A marker board striped downwards to one side. */
const marker = (stripes: string): SignDrawing => ({
  width: 44,
  height: 130,
  markup: path(box(0, 0, 44, 130, 3), 'blue') + path(stripes, 'yellow'),
});

/** A chevron that points up, across a screen. */
const upwards = (y: number) =>
  `M0 ${String(y + 40)}L40 ${String(y)}l40 40v20L40 ${String(y + 20)} 0 ${String(y + 60)}z`;

/** Light signals, also those at level crossings, and other devices, by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  SIG1: light('litRed'),
  SIG2: light('litRed', 'litYellow'),
  SIG3: light('litGreen'),
  SIG4: light('litYellow'),
  SIG5: housing(
    76,
    150,
    lamp(38, 27, 17, 'unlit') +
      lamp(38, 75, 17, 'litYellow') +
      rays(38, 75, 20.5, 27, 'litYellow') +
      lamp(38, 123, 17, 'unlit'),
  ),
  'SIG1/gaende': housing(
    60,
    104,
    place(draw(stander, 'litRed'), 30, 28, { scale: 0.38 }) + lamp(30, 75, 19, 'unlit'),
  ),
  SIG8: transit(text('S', 40, 18, 44, 'white', { weight: 1.8 })),
  SIG9: transit(text('S', 40, 9, 34, 'white', { weight: 1.8 }) + path(box(18, 58, 44, 8), 'white')),
  SIG10: transit(path(box(36, 14, 8, 52), 'white')),
  SIG11: transit(path(box(14, 36, 52, 8), 'white')),
  SIG12: lane(line('M22 22 68 68M68 22 22 68', 'litRed', 10)),
  SIG13: lane(arrow('M24 24 52 52', [[51, 51, 135]], 'litYellow', 10, 16)),
  SIG14: lane(arrow('M45 18V54', [[45, 53, 180]], 'litGreen', 11, 18)),
  SIG16: single('litRed'),
  SIG17: single('litRed', false),
  SIG18: single('litYellow'),
  Y1: {
    width: 120,
    height: 112,
    markup:
      line('M24 26H96L60 88z', 'white', 47) +
      line('M24 26H96L60 88z', 'black', 43) +
      path('M24 26H96L60 88z', 'black') +
      lamp(33, 34, 15, 'litRed') +
      rays(33, 34, 18.5, 24, 'litRed') +
      lamp(87, 34, 15, 'unlit') +
      lamp(60, 84, 12, 'unlit'),
  },
  Y3: {
    width: 160,
    height: 70,
    markup:
      path(box(8, 10, 18, 56, 3), 'grey') +
      path(box(0, 26, 160, 16, 2), 'yellow') +
      path([36, 76, 116].map((x) => box(x, 26, 22, 16)).join(''), 'red') +
      path(disc(17, 34, 5), 'black'),
  },
  X1: {
    width: 146,
    height: 70,
    markup: path(box(0, 0, 146, 70, 4), 'blue') + path(chevrons(3), 'yellow'),
  },
  X2: {
    width: 160,
    height: 34,
    markup:
      path(box(0, 0, 160, 34, 2), 'blue') +
      path([0, 36, 71, 107, 142].map((x) => box(x, 0, 18, 34)).join(''), 'yellow'),
  },
  X3: marker('M3 12 41 34v18L3 30zM3 48 41 70v18L3 66zM3 84 41 106v18L3 102z'),
  'X3/vanster': marker('M41 12 3 34v18l38-22zM41 48 3 70v18l38-22zM41 84 3 106v18l38-22z'),
  X4: {
    width: 80,
    height: 124,
    markup: path(box(0, 0, 80, 124, 3), 'blue') + path(`${upwards(2)}${upwards(64)}`, 'white'),
  },
  X5: {
    width: 110,
    height: 110,
    markup:
      path(box(0, 0, 110, 110, 6), 'black') +
      path(
        [
          [26, 26],
          [38, 38],
          [50, 50],
          [62, 62],
          [74, 74],
          [84, 84],
          [84, 68],
          [84, 52],
          [68, 84],
          [52, 84],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 6))
          .join(''),
        'yellow',
      ),
  },
  X6: {
    width: 124,
    height: 108,
    markup:
      path('M62 2 122 106H2z', 'red') +
      path('M62 24 103 95H21z', 'orange') +
      path('M62 42 88 87H36z', 'white') +
      path('M38 62h48l11 19H27z', 'black') +
      text('Olycka', 62, 65, 12, 'white', { weight: 1.8 }),
  },
  X7: {
    width: 160,
    height: 76,
    markup:
      path(box(144, 14, 5, 62), 'grey') +
      path(box(0, 8, 158, 14, 2), 'yellow') +
      path([14, 46, 78, 110].map((x) => box(x, 8, 16, 14)).join(''), 'red'),
  },
  X8: board(
    100,
    100,
    path(box(13, 13, 74, 74, 2), 'white') +
      place(draw(cup, 'black'), 50, 50, { scale: 0.72 }) +
      line('M5 5 95 95M95 5 5 95', 'red', 6),
  ),
  X9: board(
    160,
    44,
    [14, 62, 110]
      .map((x) => arrow(`M${String(x)} 22h22`, [[x + 21, 22, 90]], 'white', 7, 12))
      .join(''),
  ),
  X10: {
    width: 24,
    height: 140,
    markup:
      path(box(0, 0, 24, 140, 2), 'white') +
      path([0, 28, 56, 84, 112].map((y) => box(0, y, 24, 14)).join(''), 'blue'),
  },
  Y4: board(
    44,
    150,
    line(
      [3, 39, 75, 111].map((y) => `M4 ${String(y)}l36 36M40 ${String(y)}l-36 36`).join(''),
      'white',
      7,
    ),
  ),
};
