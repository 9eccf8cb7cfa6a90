import { signColors, type SignColor } from './sign-colors';

/** A drawing: its size in the units of its markup, and that markup, the inside of an svg element. */
export interface SignDrawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** A symbol of one colour: shapes that are filled, and lines of given widths. */
export interface SignSymbol {
  readonly fill?: string;
  readonly lines?: readonly (readonly [width: number, path: string])[];
}

const figure = (value: number) => String(Math.round(value * 100) / 100);

/** A filled path; holes are where it overlaps itself. */
export function path(d: string, color: SignColor): string {
  return `<path fill="${signColors[color]}" fill-rule="evenodd" d="${d}"/>`;
}

/** A line along a path, with round corners and, unless told, flat ends. */
export function line(d: string, color: SignColor, width: number, cap = 'butt'): string {
  return `<path fill="none" stroke="${signColors[color]}" stroke-width="${figure(width)}" stroke-linejoin="round"${cap === 'butt' ? '' : ` stroke-linecap="${cap}"`} d="${d}"/>`;
}

/** The path of a circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${figure(x - radius)} ${figure(y)}a${figure(radius)} ${figure(radius)} 0 1 0 ${figure(2 * radius)} 0a${figure(radius)} ${figure(radius)} 0 1 0 ${figure(-2 * radius)} 0z`;
}

/** The path of a rectangle, with round corners if told. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0)
    return `M${figure(x)} ${figure(y)}h${figure(width)}v${figure(height)}h${figure(-width)}z`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius].map(figure);
  const arc = (dx: string, dy: string) => `a${r ?? ''} ${r ?? ''} 0 0 1 ${dx} ${dy}`;
  const back = figure(-radius);
  return `M${figure(x + radius)} ${figure(y)}h${w ?? ''}${arc(r ?? '', r ?? '')}v${h ?? ''}${arc(back, r ?? '')}h-${w ?? ''}${arc(back, back)}v-${h ?? ''}${arc(r ?? '', back)}z`;
}

/** Moves, scales and, by a negative `flip`, mirrors markup; turns it by degrees first. */
export function place(
  markup: string,
  x: number,
  y: number,
  { scale = 1, flip = 1, turn = 0 } = {},
): string {
  const scaling =
    flip < 0
      ? ` scale(${figure(-scale)} ${figure(scale)})`
      : scale === 1
        ? ''
        : ` scale(${figure(scale)})`;
  const turning = turn === 0 ? '' : ` rotate(${figure(turn)})`;
  return `<g transform="translate(${figure(x)} ${figure(y)})${scaling}${turning}">${markup}</g>`;
}

/** A symbol in a colour. */
export function draw({ fill, lines = [] }: SignSymbol, color: SignColor): string {
  const stroked = lines.map(([width, d]) => line(d, color, width, 'round')).join('');
  return (fill === undefined ? '' : path(fill, color)) + stroked;
}
