import { arrow } from '../arrows';
import { board, prohibition } from '../frames';
import { text, words } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing } from '../shapes';
import type { SignColor } from '../sign-colors';
import { bicycle, busFront, trailer, truck } from '../symbols/vehicles';

/** A board that points to the right, with the point drawn within its end. */
const pointer = (
  content: string,
  km: string,
  ground: SignColor,
  ink: SignColor,
  edge = ink,
  width = 160,
): SignDrawing => {
  const [tip, shoulder] = [String(width - 4), String(width - 22)];
  return board(
    width,
    44,
    line(`M${shoulder} 2.5 ${tip} 22 ${shoulder} 41.5`, edge, 4.5) +
      words(content, (width - 52) / 2 + 4, 15, 14, ink) +
      words(km, width - 40, 15, 14, ink),
    { ground, edge, border: 2.5, radius: 4 },
  );
};

/** A road's number in its frame. */
const number = (content: string, ground: SignColor, width: number) =>
  board(width, 50, text(content, width / 2, 13, 24, 'white', { weight: 1.9 }), { ground });

/** A bicycle beside words on signs for those who cycle. */
const bike = (x: number, y: number, scale = 0.3) => place(draw(bicycle, 'white'), x, y, { scale });

/** A temporary board: black on orange. */
const temporary = (width: number, height: number, content: string) =>
  board(width, height, content, { ground: 'orange', edge: 'black', border: 3 });

const blackUp = (x: number, from = 92) =>
  arrow(`M${String(x)} ${String(from)}V36`, [[x, 37, 0]], 'black', 7, 13);

const up = (x: number) => arrow(`M${String(x)} 88V34`, [[x, 35, 0]], 'white', 8, 12);
const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (x: number) => x.toFixed(1);
  return `M${at(70 + 44 * Math.cos(angle))} ${at(45 + 34 * Math.sin(angle))}l1.2 3.5h3.6l-2.9 2.2 1.1 3.6-3-2.2-3 2.2 1.1-3.6-2.9-2.2h3.6z`;
});

const cyclePointer = pointer('Nora', '3', 'blue', 'white', 'white', 180);
const withBike = { ...cyclePointer, markup: cyclePointer.markup + bike(28, 22) };

/** A turn to the left that is forbidden. */
const noLeft = arrow('M60 78V58q0-9-9-9H42', [[43, 49, -90]], 'black', 9, 12);

/** The back of a lorry with a window. */
const rear =
  'M-34-38q0-7 7-7h54q7 0 7 7v44h-68zM-20-32h40v28h-40zM-30 10h10v8h40v-8h10v24h-10v-8h-40v8h-10z';

/** The signs that show the way, by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  'F1-1': board(
    140,
    120,
    arrow('M58 112V52', [[58, 53, 0]], 'white', 9, 13) +
      arrow('M58 86H84', [[83, 86, 90]], 'white', 6, 9) +
      words('Falun', 58, 14) +
      words('Mora', 114, 80, 13),
  ),
  F2: board(
    140,
    130,
    words('FALUN', 92, 10) +
      words('BODA', 32, 43, 13) +
      arrow('M98 122V38', [[98, 39, 0]], 'white', 7, 11) +
      arrow('M98 110Q128 96 128 74T98 50H68', [[69, 50, -90]], 'white', 6, 10) +
      place(prohibition(noLeft, { isCrossed: true }).markup, 87, 68, { scale: 0.22 }),
  ),
  F3: board(
    150,
    104,
    arrow('M20 34v-8', [[20, 27, 0]], 'white', 6, 9) +
      words('Falun', 78, 16) +
      arrow('M14 52h10', [[23, 52, 90]], 'white', 6, 9) +
      words('Mora', 76, 46) +
      words('400 m', 76, 76),
  ),
  F4: board(
    130,
    100,
    words('Arboga', 54, 14) +
      arrow('M92 60 112 36', [[111, 37, 40]], 'white', 8, 12) +
      words('1000 m', 54, 66),
  ),
  F5: pointer('Nora', '14', 'blue', 'white'),
  'F5/motorvag': pointer('Lund', '23', 'green', 'white'),
  'F5/enskild-vag': pointer('Nybo', '3', 'yellow', 'black', 'red'),
  'F5/lokalt-mal': pointer('Centrum', '1', 'white', 'black'),
  F6: board(
    160,
    70,
    arrow('M22 28v-4', [[22, 25, 0]], 'white', 6, 9) +
      words('Falun 45', 92, 13) +
      arrow('M14 49h10', [[23, 49, 90]], 'white', 6, 9) +
      words('Mora 88', 92, 43),
  ),
  F7: board(
    150,
    70,
    arrow('M112 54 128 34', [[127, 35, 38]], 'white', 8, 12) +
      words('Arboga', 56, 15) +
      words('Köping', 56, 41),
  ),
  F8: board(
    120,
    110,
    words('Örebro', 60, 14, 15) + arrow('M60 98V62', [[60, 63, 0]], 'white', 9, 14),
  ),
  F9: board(
    150,
    112,
    words('Pajala', 58, 14) +
      words('Övertorneå', 58, 38, 13) +
      line('M110 12q10 0 10 12t10 12q-10 0-10 12t-10 12', 'white', 4) +
      words('Kiruna', 75, 80),
  ),
  F10: board(140, 50, words('Mariestad', 70, 17, 15)),
  F11: board(150, 44, words('Ringvägen', 75, 15, 14, 'black'), { ground: 'white', edge: 'black' }),
  F12: board(
    150,
    58,
    words('Klarälven', 75, 12) + line('M30 46q8-7 16 0t16 0 16 0 16 0 16 0', 'white', 4),
  ),
  F13: board(
    150,
    80,
    words('Gävle', 46, 14) +
      words('12', 124, 14) +
      words('Sundsvall', 58, 46, 12) +
      words('210', 124, 46, 12),
  ),
  F14: number('55', 'blue', 70),
  'F14/europavag': number('E4', 'green', 70),
  F15: board(80, 50, text('55', 40, 13, 24, 'blue', { weight: 1.9 }), {
    ground: 'white',
    edge: 'blue',
    border: 4,
  }),
  F16: board(100, 110, up(40) + arrow('M48 92Q70 82 70 62V34', [[70, 35, 0]], 'white', 8, 12)),
  F17: board(100, 110, up(40) + line('M70 92V72Q70 62 60 58L46 52', 'white', 8)),
  F18: board(
    120,
    110,
    arrow('M25 24V78', [[25, 77, 180]], 'white', 8, 12) +
      up(60) +
      up(91) +
      line('M42.5 20V92', 'white', 3),
  ),
  F19: board(
    120,
    110,
    up(34) +
      up(66) +
      arrow('M104 92Q104 62 80 50L70 44', [], 'white', 8, 12) +
      line('M50 20V92', 'white', 3),
  ),
  F20: board(
    120,
    110,
    up(30) +
      up(60) +
      arrow('M104 92Q92 74 92 56V34', [[92, 35, 0]], 'white', 8, 12) +
      line('M76 20V60', 'white', 3),
  ),
  F21: board(
    140,
    110,
    arrow('M34 92V58Q34 46 26 42', [[28, 43, -62]], 'white', 8, 12) +
      arrow('M72 92V34', [[72, 35, 0]], 'white', 8, 12) +
      arrow('M106 92V58Q106 46 114 42', [[112, 43, 62]], 'white', 8, 12) +
      line('M52 96V78M52 66V48M90 96V78M90 66V48', 'white', 3),
  ),
  F22: board(
    140,
    100,
    path(stars.join(''), 'yellow') + text('SVERIGE', 70, 44, 12, 'white', { weight: 1.7, max: 68 }),
  ),
  F23: temporary(
    120,
    120,
    text('55', 60, 10, 16, 'black', { weight: 1.9 }) +
      line('M60 112V84M60 70V60M60 50V40', 'black', 7) +
      arrow('M60 94H94V50Q94 40 84 40H62', [[63, 40, -90]], 'black', 7, 12),
  ),
  F24: {
    width: 130,
    height: 52,
    markup:
      path('M6 2H96L128 26 96 50H6q-4 0-4-4V6q0-4 4-4z', 'black') +
      path('M7 5.5H95L122 26 95 46.5H7q-1.5 0-1.5-1.5V7q0-1.5 1.5-1.5z', 'orange'),
  },
  F25: temporary(
    100,
    110,
    path('M8 8H50L8 48z', 'black') +
      arrow('M30 98V82Q30 62 44 52', [[43, 53, 50]], 'black', 7, 13) +
      blackUp(74, 98) +
      line('M53 98V84M53 74V62', 'black', 3.5),
  ),
  F26: temporary(
    100,
    110,
    arrow('M28 14V82', [[28, 81, 180]], 'black', 7, 14) +
      path(box(54, 12, 34, 24), 'black') +
      arrow('M71 98V64', [[71, 65, 0]], 'black', 7, 14),
  ),
  F27: {
    width: 130,
    height: 52,
    markup:
      path(box(0, 0, 130, 52, 22), 'black') +
      path(box(3, 3, 124, 46, 19), 'yellow') +
      path('M25 12h5L28 41H13zM34 12h5l2 29H48q4-14 12-20l-5-5h13v13l-5-5q-6 6-8 17H36z', 'black') +
      text('75', 94, 14, 24, 'black', { weight: 2 }),
  },
  F28: board(
    100,
    100,
    text('P', 50, 36, 46, 'white', { weight: 2 }) + line('M16 34 50 14 84 34', 'white', 7),
  ),
  F29: board(
    140,
    100,
    text('P', 44, 22, 54, 'white', { weight: 2 }) +
      place(draw(busFront, 'white'), 98, 50, { scale: 0.56 }),
  ),
  F30: board(100, 66, line(disc(50, 33, 19), 'black', 9), {
    ground: 'white',
    edge: 'black',
    border: 3,
  }),
  F31: board(
    130,
    56,
    place(draw(truck, 'white'), 42, 31, { scale: 0.62, flip: -1 }) +
      arrow('M84 28H108', [[107, 28, 90]], 'white', 7, 11),
  ),
  F31a: board(
    150,
    62,
    place(draw(truck, 'white'), 34, 28, { scale: 0.46 }) +
      place(draw(trailer, 'white'), 76, 29, { scale: 0.46 }) +
      place(draw(trailer, 'white'), 114, 29, { scale: 0.46 }) +
      line('M14 50H136', 'white', 3),
  ),
  F32: board(84, 84, place(draw({ fill: rear }, 'black'), 42, 40, { scale: 0.8 }), {
    ground: 'orange',
    edge: 'black',
    border: 4,
  }),
  F34: withBike,
  F35: board(
    160,
    66,
    bike(22, 20) + words('Nora 3', 92, 12) + bike(22, 48) + words('Lillby 8', 92, 40),
  ),
  F36: board(130, 44, bike(22, 22) + words('Lillby', 82, 15)),
  F37: board(
    160,
    66,
    bike(22, 33) +
      words('Nora', 80, 12) +
      words('3', 140, 12) +
      words('Lillby', 80, 40) +
      words('8', 140, 40),
  ),
  F38: board(100, 100, bike(50, 40, 0.7) + words('Kustleden', 50, 74, 13), { ground: 'green' }),
};
