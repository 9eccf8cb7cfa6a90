import type { Point, Polygon } from '../../domain/scene/geometry';
import type { Standing } from './furniture';

function around([x, y]: Point, half: number, up: number, down: number): Polygon {
  return [
    [x - half, y - up],
    [x + half, y - up],
    [x + half, y + down],
    [x - half, y + down],
  ];
}

/** The parts of the picture that trees and houses must leave free: signs, lights and people. */
export function takenBy(posts: readonly Standing[], people: readonly Point[]): Polygon[] {
  return [
    ...posts.map(({ foot, height }) => around(foot, 22, height + 3, 4)),
    ...people.map((at) => around(at, 12, 12, 12)),
  ];
}
