import type { PlateGround } from '../../domain/sign/plate';
import { arrow } from './arrows';
import { plate } from './frames';
import { text, widthOf } from './lettering';
import { box, path, type SignDrawing } from './shapes';
import type { SignColor } from './sign-colors';

/** How tall letters are, and how far it is from a line to the next. */
const letter = 18;
const step = 27;
/** Least and greatest width of a plate; lines that need more are narrowed. */
const narrowest = 120;
const widest = 170;
/** Room around the lines. */
const margin = 13;

/** Tips from both sides towards a measure between them. */
function tips(width: number, y: number, ink: SignColor): string {
  const tip = (x: number, back: number) =>
    `M${String(x)} ${String(y - 8)}l${String(back)} 8l${String(-back)} 8z`;
  return path(tip(14, 12) + tip(width - 14, -12), ink);
}

/** An arrow to both sides. */
function bothWays(width: number, ink: SignColor): string {
  const [left, right] = [width / 2 - 28, width / 2 + 28];
  return arrow(
    `M${String(left - 2)} 22H${String(right + 2)}`,
    [
      [left, 22, -90],
      [right, 22, 90],
    ],
    ink,
    6,
    10,
  );
}

/**
 * A plate with lines of text in the middle, in the ink that its ground asks for.
 * @param name the plate's code: some have arrows beside their lines.
 * @param redLine which line is red, counted from 0; on another ground than yellow it stands on white.
 */
export function letteredPlate(
  name: string,
  ground: PlateGround,
  lines: readonly string[],
  redLine = -1,
): SignDrawing {
  const ink = ground === 'yellow' ? 'black' : 'white';
  const hasTips = name === 'T4';
  const hasArrow = name === 'T11';
  const room = 2 * (hasTips ? 2 * margin + 5 : margin);
  const longest = Math.max(0, ...lines.map((line) => (widthOf(line) * letter) / 10));
  const width = Math.min(widest, Math.max(narrowest, Math.ceil(longest + room)));
  const start = hasArrow ? 38 : margin;
  const height = start + step * lines.length + (hasArrow ? 6 : margin + letter - step);
  const written = lines.map((line, index) => {
    const y = start + step * index;
    const isRed = index === redLine;
    const strip = isRed && ground !== 'yellow' ? path(box(6, y - 5, width - 12, 28), 'white') : '';
    const options = { weight: 1.8, max: width - room };
    return strip + text(line, width / 2, y, letter, isRed ? 'red' : ink, options);
  });
  const beside =
    (hasTips ? tips(width, height / 2, ink) : '') + (hasArrow ? bothWays(width, ink) : '');
  return plate(width, height, written.join('') + beside, ground);
}
