import type { Point } from './geometry';

/** The sides of the picture that a road can come from, clockwise. */
export const directions = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof directions)[number];

/** Ways through a junction, as the one who drives has them. */
export const turns = ['left', 'straight', 'right'] as const;
export type Turn = (typeof turns)[number];

/** The direction so many quarter turns clockwise from another. */
export function rotate(direction: Direction, quarters: number): Direction {
  const index = (directions.indexOf(direction) + quarters + 8) % 4;
  return directions[index] ?? direction;
}

/** Quarter turns clockwise from the arm that one comes from to the arm that a turn leads to. */
const quartersOf: Record<Turn, number> = { left: 1, straight: 2, right: 3 };

/** The arm that a turn leads to, coming from an arm. */
export function targetOf(from: Direction, turn: Turn): Direction {
  return rotate(from, quartersOf[turn]);
}

/** Heading of the traffic that comes in on an arm, in degrees. */
export function headingFrom(direction: Direction): number {
  return ((directions.indexOf(direction) + 2) % 4) * 90;
}

const outward: Record<Direction, Point> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/**
 * The point on an arm so far from the middle of the picture, and so far to the right of the middle of the road as
 * those who come in have it.
 */
export function pointOn(direction: Direction, out: number, right: number): Point {
  const [x, y] = outward[direction];
  // adding 0 turns -0 into 0
  return [x * out + y * right + 0, y * out - x * right + 0];
}
