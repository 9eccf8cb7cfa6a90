import {
  areOverlapping,
  isInside,
  picture,
  type Point,
  type Polygon,
} from '../../domain/scene/geometry';
import { isMotorway, type ArmPlan } from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';
import { seededRandom, shuffle } from '../../domain/random';
import { railwayBeds } from './ground';
import type { Palette } from './palette';
import { path, rect, type Shape } from '../shape';
import { roadSurface } from './surfaces';

/** Places that something may stand at, spread over the picture; the sum of odd steps keeps them from lining up. */
const places: readonly Point[] = Array.from({ length: 40 }, (_, index): Point => {
  const [column, row] = [index % 8, Math.floor(index / 8)];
  return [
    -184 + column * 52 + ((row * 23 + column * 7) % 19),
    -136 + row * 66 + ((column * 29) % 21),
  ];
});

/** The places of a scene, moved about by the number of its surroundings and in an order of its own. */
function placesIn({ surroundings }: Scene): readonly Point[] {
  if (surroundings === undefined) return places;
  const random = seededRandom(surroundings);
  const move = () => Math.round(24 * random()) - 12;
  return shuffle(
    places.map(([x, y]): Point => [x + move(), y + move()]),
    random,
  );
}

function boxOf([x, y]: Point, half: number): Polygon {
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

/** A house from above: where its middle is, and its size. */
interface House {
  at: Point;
  width: number;
  height: number;
}

/** Both slopes of a roof, the one in the light and the one in the shade. */
const roofs = [
  ['#c8644b', '#b4553e'],
  ['#8a929a', '#79818a'],
] as const;

/** All houses, as one path for each of their parts. */
function drawHouses(houses: readonly House[]): Shape[] {
  const parts = (
    chosen: readonly House[],
    fill: string,
    part: (house: House) => [right: number, down: number, width: number, height: number],
  ) => {
    if (chosen.length === 0) return [];
    const d = chosen.map((house) => {
      const [right, down, width, height] = part(house).map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      const [x, y] = house.at;
      return `M${String(x + right)} ${String(y + down)}h${String(width)}v${String(height)}h${String(-width)}z`;
    });
    return [path(d.join(''), { fill })];
  };
  return [
    ...parts(houses, '#0002', ({ width, height }) => [
      3 - width / 2,
      3 - height / 2,
      width,
      height,
    ]),
    ...roofs.flatMap(([bright, dark], kind) => {
      const alike = houses.filter((_, index) => index % roofs.length === kind);
      return [
        ...parts(alike, bright, ({ width, height }) => [
          -width / 2,
          -height / 2,
          width,
          height / 2,
        ]),
        ...parts(alike, dark, ({ width, height }) => [-width / 2, 0, width, height / 2]),
      ];
    }),
    ...parts(houses, '#f4f2ec', ({ width, height }) => [width / 4, -height / 4 - 3, 6, 6]),
  ];
}

/** All trees of one size: three dots each, drawn as one path for each kind of dot. */
function grove(palette: Palette, radius: number, at: readonly Point[]): Shape[] {
  if (at.length === 0) return [];
  const dots = (dx: number, dy: number, size: number, stroke: string) =>
    path(
      at.map(([x, y]) => `M${String(Math.round(x + dx))} ${String(Math.round(y + dy))}h0`).join(''),
      {
        stroke,
        strokeWidth: 2 * size,
        strokeLinecap: 'round',
      },
    );
  return [
    dots(1.5, 2.5, radius, '#0002'),
    dots(0, 0, radius, palette.tree),
    dots(-radius * 0.25, -radius * 0.3, radius * 0.55, palette.treeLight),
  ];
}

/** Houses and trees where nothing of the road, nor anything that a question may be about, is in the way. */
export function surroundings(
  scene: Scene,
  plans: readonly ArmPlan[],
  palette: Palette,
  taken: readonly Polygon[],
): Shape[] {
  const surface = roadSurface(scene, plans, 16);
  const [first] = plans;
  if (scene.layout === 'level-crossing' && first !== undefined) {
    surface.push(...railwayBeds(scene, first, 8));
  }
  const isFree = (place: Point, half: number) => {
    const box = boxOf(place, half);
    const probes = [place, ...box, ...boxOf(place, half / 2)];
    return (
      !probes.some((probe) => surface.some((polygon) => isInside(probe, polygon))) &&
      !taken.some((polygon) => areOverlapping(box, polygon))
    );
  };
  const isTown = scene.place !== 'country' && !isMotorway(scene.layout);
  const spots = placesIn(scene);
  const built: Polygon[] = [];
  const standing: House[] = [];
  const houses = isTown ? spots.filter((_, index) => index % 3 !== 2) : [];
  const width = scene.layout === 'residential-street' ? 50 : 62;
  for (const place of houses) {
    const isClear =
      isFree(place, width / 2 + 2) &&
      !built.some((box) => areOverlapping(box, boxOf(place, width / 2 + 4)));
    if (!isClear || built.length >= 5) continue;
    built.push(boxOf(place, width / 2));
    standing.push({ at: place, width, height: 2 * Math.round(width / 3) });
  }
  const groves: [small: Point[], large: Point[]] = [[], []];
  const sizes = [9, 13] as const;
  // with steps that reach every place, so that they are spread over the whole picture
  spots.forEach((_, step) => {
    const index = (step * 17) % spots.length;
    const kind = index % 3 === 0 ? 1 : 0;
    const place = spots[index];
    const radius = sizes[kind];
    const count = groves[0].length + groves[1].length;
    if (place === undefined || count >= (isTown ? 7 : 14) || !isFree(place, radius)) return;
    if (!built.some((box) => areOverlapping(box, boxOf(place, radius)))) groves[kind].push(place);
  });
  return [
    ...drawHouses(standing),
    ...grove(palette, sizes[0], groves[0]),
    ...grove(palette, sizes[1], groves[1]),
  ];
}

/** Rain, snow or fog over the picture, and the dark. */
export function sky(scene: Scene): Shape[] {
  const [left, top] = [-picture.width / 2, -picture.height / 2];
  const cover = (fill: string, opacity: number) =>
    rect([left, top], picture.width, picture.height, { fill, opacity });
  const spread = Array.from({ length: 34 }, (_, index): Point => [
    left + ((index * 149) % picture.width),
    top + ((index * 83) % picture.height),
  ]);
  if (scene.weather === 'fog') return [cover('#eef2f3', 0.4)];
  if (scene.weather === 'rain') {
    const d = spread.map(([x, y]) => `M${String(x)} ${String(y)}l-4 13`).join('');
    return [path(d, { stroke: '#e8f2fa', strokeWidth: 1.3, opacity: 0.65 })];
  }
  if (scene.weather === 'snow') {
    const d = spread.map(([x, y]) => `M${String(x)} ${String(y)}h.1`).join('');
    return [path(d, { stroke: '#fff', strokeWidth: 4, strokeLinecap: 'round', opacity: 0.9 })];
  }
  return [];
}

/** How dark it is: what lies over the ground and the vehicles, under lamps and signs. */
export function darkness({ light = 'day' }: Scene): Shape[] {
  if (light === 'day') return [];
  const [fill, opacity] = light === 'dusk' ? ['#43306b', 0.3] : ['#0a1230', 0.6];
  return [
    rect([-picture.width / 2, -picture.height / 2], picture.width, picture.height, {
      fill,
      opacity,
    }),
  ];
}
