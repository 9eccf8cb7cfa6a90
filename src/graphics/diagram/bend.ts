import { moveFrom, type Point, type Pose } from '../../domain/scene/geometry';
import type { BendDiagram } from '../../domain/scene/diagram';
import { drawLabel } from '../scene/draw-label';
import { paint, paletteOf } from '../scene/palette';
import { bodies } from '../scene/vehicle-bodies';
import { circle, line, outline, path, put, type Shape } from '../shape';
import { backdrop } from './paper';

const laneWidth = 52;
/** From the middle line to its own centre, and how far the straights before and after are drawn. */
const radius = 112;
const straight = { before: 122, after: 150 } as const;
const steps = 48;

/** The middle of the road, so far along it as a part of the whole: from below, around the bend and out at a side. */
function middleAt(part: number, toRight: boolean): Pose {
  const side = toRight ? 1 : -1;
  const bend = (radius * Math.PI) / 2;
  const along = part * (straight.before + bend + straight.after);
  const start: Point = [-52 * side, 150];
  const entry = moveFrom({ at: start, heading: 0 }, straight.before, 0);
  if (along <= straight.before)
    return { at: moveFrom({ at: start, heading: 0 }, along, 0), heading: 0 };
  const centre: Point = [entry[0] + side * radius, entry[1]];
  const turned = Math.min((along - straight.before) / bend, 1) * 90 * side;
  const at = moveFrom({ at: centre, heading: turned - 90 * side }, radius, 0);
  const rest = Math.max(along - straight.before - bend, 0);
  return { at: moveFrom({ at, heading: turned }, rest, 0), heading: turned };
}

type Across = BendDiagram['lines'][number]['across'];

/** From one value to the next without a corner, by where a part lies between the first and the last. */
function ease({ before, within, after }: Across, part: number): number {
  const [from, to, where] = part < 0.5 ? [before, within, part * 2] : [within, after, part * 2 - 1];
  return from + ((to - from) * (1 - Math.cos(Math.PI * where))) / 2;
}

/** Where the road's middle, an edge or a way lies all along, so far to the right of the middle. */
function along(toRight: boolean, right: (part: number) => number, from = 0, to = 1): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = from + ((to - from) * step) / steps;
    return moveFrom(middleAt(part, toRight), 0, right(part));
  });
}

const wayColours = [paint.red, paint.blue, paint.black] as const;

function drawWay(points: readonly Point[], colour: string): Shape[] {
  const [end = [0, 0], earlier = [0, 0]] = [points.at(-1), points.at(-3)];
  const turn = (Math.atan2(end[0] - earlier[0], earlier[1] - end[1]) * 180) / Math.PI;
  return [
    path(line(points), { stroke: '#fff', strokeWidth: 7, fill: 'none', opacity: 0.9 }),
    path(line(points), { stroke: colour, strokeWidth: 3.8, fill: 'none' }),
    put(end, [path('M-8 2 0-12 8 2Z', { fill: colour, stroke: '#fff', strokeWidth: 1.6 })], {
      turn,
    }),
  ];
}

/** A bend from above, with the ways through it; a motorcycle stands where there is only one. */
export function drawBend({ turn, lines }: BendDiagram): Shape[] {
  const palette = paletteOf({});
  const [only] = lines;
  const toRight = turn === 'right';
  const edge = laneWidth + 5;
  // a wheel's width from the edge of the lane to the other
  const aside = (across: number) => 7 + (1 - across) * (laneWidth - 14);
  // a single way begins at its motorcycle
  const start = lines.length > 1 ? 0.05 : 0.14;
  const ways = lines.map(({ across }) =>
    along(toRight, (part) => aside(ease(across, (part - 0.16) / 0.7)), start, 0.86),
  );
  const side = toRight ? 1 : -1;
  const inside: Point[] = [
    [58 * side, 92],
    [104 * side, 62],
    [96 * side, 118],
    [150 * side, 96],
    [182 * side, 52],
    [-168 * side, -112],
    [-172 * side, 40],
    [-150 * side, 112],
  ];
  return [
    backdrop(palette.ground),
    path(outline([[...along(toRight, () => edge), ...along(toRight, () => -edge).reverse()]]), {
      fill: palette.asphalt,
    }),
    ...[-laneWidth, laneWidth].map((right) =>
      path(line(along(toRight, () => right)), {
        stroke: '#fff',
        strokeWidth: 2,
        strokeDasharray: '8 8',
        fill: 'none',
      }),
    ),
    path(line(along(toRight, () => 0)), {
      stroke: '#fff',
      strokeWidth: 2.2,
      strokeDasharray: '24 8',
      fill: 'none',
    }),
    ...inside.flatMap(([x, y], index) => [
      circle(x + 2, y + 3, 17 - (index % 3) * 3, { fill: '#0002' }),
      circle(x, y, 17 - (index % 3) * 3, { fill: palette.tree }),
      circle(x - 3, y - 3, 9 - (index % 3) * 2, { fill: palette.treeLight }),
    ]),
    ...ways.flatMap((points, index) => drawWay(points, wayColours[index] ?? paint.black)),
    ...ways.flatMap((points, index) => {
      const label = lines[index]?.label;
      // level, so that none is farther into the bend, and small enough to stand beside each other
      const at = points[1] ?? [0, 0];
      return label === undefined ? [] : [drawLabel(at, label)];
    }),
    ...(lines.length === 1 && only !== undefined
      ? [
          put(
            moveFrom(middleAt(0.07, toRight), 0, aside(only.across.before)),
            bodies.motorcycle(paint.blue, 23, 9),
            { scale: 1.6 },
          ),
        ]
      : []),
  ];
}
