import { line, path } from './shapes';
import type { SignColor } from './sign-colors';

const figure = (value: number) => String(Math.round(value * 10) / 10);

/** Where an arrow ends, and its heading in degrees clockwise from straight up. */
type End = readonly [x: number, y: number, heading: number];

/** The path of an arrow's head whose base is at the end of its shaft. */
function head([x, y, heading]: End, size: number): string {
  const turn = (heading * Math.PI) / 180;
  const corner = (ahead: number, aside: number) =>
    `${figure(x + ahead * Math.sin(turn) + aside * Math.cos(turn))} ${figure(y - ahead * Math.cos(turn) + aside * Math.sin(turn))}`;
  return `M${corner(-0.5, -size)}L${corner(size * 1.3, 0)}L${corner(-0.5, size)}z`;
}

/** An arrow: a shaft along the path, and heads where it ends. */
export function arrow(
  shaft: string,
  ends: readonly End[],
  color: SignColor,
  width: number,
  size = width * 1.35,
): string {
  return line(shaft, color, width) + path(ends.map((end) => head(end, size)).join(''), color);
}
