import type { Point } from '../../domain/scene/geometry';
import { colourOf } from '../../domain/scene/scene-words';
import type { Vehicle } from '../../domain/scene/scene';
import { paint } from './palette';
import { group, line, outline, path, type Shape } from '../shape';

/** The way a vehicle is going to take: a line in its colour with a head, on a pale edge. */
export function drawArrow(vehicle: Vehicle, points: readonly Point[]): Shape[] {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return [];
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [dx / length, dy / length];
  const on = (forward: number, right: number): Point => [
    end[0] + x * forward - y * right,
    end[1] + y * forward + x * right,
  ];
  const colour = colourOf(vehicle);
  const edge = colour === 'white' || colour === 'grey' || colour === 'yellow' ? '#2c3239' : '#fff';
  const head = outline([[on(0, -7), on(12, 0), on(0, 7)]]);
  const colours = { fill: paint[colour], stroke: paint[colour], strokeWidth: 3.6 };
  return [
    group({ strokeLinejoin: 'round', strokeLinecap: 'round', fill: 'none' }, [
      path(line(points) + head, { stroke: edge, strokeWidth: 7, opacity: 0.9 }),
      path(line(points), { stroke: paint[colour], strokeWidth: 3.6 }),
      path(head, colours),
    ]),
  ];
}
