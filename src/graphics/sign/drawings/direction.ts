import { arrow } from '../arrows';
import { board } from '../frames';
import { text } from '../lettering';
import { draw, line, path, place, type SignDrawing } from '../shapes';
import type { SignColor } from '../sign-colors';
import { busFront } from '../symbols/vehicles';

const words = (content: string, x: number, y: number, height = 14, color: SignColor = 'white') =>
  text(content, x, y, height, color, { weight: 1.7 });

/** A board that points to the right. */
const pointer = (
  content: string,
  km: string,
  ground: SignColor,
  ink: SignColor,
  edge = ink,
): SignDrawing => {
  const outline = 'M5 3H128L157 22 128 41H5q-3 0-3-3V6q0-3 3-3z';
  return {
    width: 160,
    height: 44,
    markup:
      path(outline, ground) +
      line(outline, edge, 3) +
      words(content, 62, 15, 14, ink) +
      words(km, 128, 15, 14, ink),
  };
};

/** A road's number in its frame. */
const number = (content: string, ground: SignColor, width: number) =>
  board(width, 50, text(content, width / 2, 13, 24, 'white', { weight: 1.9 }), { ground });

const up = (x: number) => arrow(`M${String(x)} 88V34`, [[x, 35, 0]], 'white', 8, 12);
const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (x: number) => x.toFixed(1);
  return `M${at(70 + 44 * Math.cos(angle))} ${at(45 + 34 * Math.sin(angle))}l1.2 3.5h3.6l-2.9 2.2 1.1 3.6-3-2.2-3 2.2 1.1-3.6-2.9-2.2h3.6z`;
});

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
  F10: board(140, 50, words('Mariestad', 70, 17, 15)),
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
};
