import { describe, expect, test } from 'vitest';

import { seededRandom, type Random } from '../../domain/random';
import { checkScene } from '../../domain/scene/check-scene';
import { directions, rotate, turns, type Direction } from '../../domain/scene/directions';
import type { ShapeDrawing } from '../drawing';
import { drawScene } from './draw-scene';
import { standings } from './furniture';
import type { Shape } from '../shape';
import { examples } from '../../domain/scene/examples/examples';
import { areOverlapping, isInside, type Point, type Polygon } from '../../domain/scene/geometry';
import { placeVehicles } from '../../domain/scene/place-vehicle';
import { isStraight, planRoad } from '../../domain/scene/road-plan';
import {
  colours,
  layouts,
  lightConditions,
  sceneSchema,
  vehicleKinds,
  vehicleSides,
  weathers,
  type Arm,
  type Scene,
  type Vehicle,
} from '../../domain/scene/scene';
import { signCodes } from '../../domain/scene/sign-looks';
import { varyScene } from '../../domain/scene/vary-scene';

/** The SVG of a drawing as the page gets it. */
function toSvg({ viewBox, label, shapes }: ShapeDrawing): string {
  const write = ({ tag, attributes, content }: Shape): string => {
    const written = Object.entries(attributes).map(
      ([name, value]) =>
        ` ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${String(value)}"`,
    );
    const inside = typeof content === 'string' ? content : (content ?? []).map(write).join('');
    return `<${tag}${written.join('')}>${inside}</${tag}>`;
  };
  return `<svg viewBox="${viewBox}" aria-label="${label}">${shapes.map(write).join('')}</svg>`;
}

function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('nothing to pick from');
  return choice;
}

function maybe<T extends object>(random: Random, chance: number, make: () => T): T | object {
  return random() < chance ? make() : {};
}

function randomArm(random: Random, layout: Scene['layout']): Arm {
  const isJunction = layout === 'crossroads' || layout === 't-junction';
  return {
    ...maybe(random, 0.3, () => ({ line: pick(random, ['yield', 'stop'] as const) })),
    ...maybe(random, 0.4, () => ({ signs: [pick(random, signCodes)] })),
    ...maybe(random, 0.2, () => ({ centre: pick(random, ['solid', 'warning'] as const) })),
    ...(isJunction && {
      ...maybe(random, 0.3, () => ({
        crossing: pick(random, ['zebra', 'cycle', 'both'] as const),
      })),
      ...maybe(random, 0.2, () => ({ in: pick(random, [0, 2]) })),
      ...maybe(random, 0.2, () => ({ rails: true })),
      ...maybe(random, 0.1, () => ({ surface: 'gravel' as const })),
    }),
  };
}

function randomVehicle(random: Random, arms: readonly Direction[]): Vehicle {
  return {
    kind: pick(random, vehicleKinds),
    colour: pick(random, colours),
    arm: pick(random, random() < 0.1 ? directions : arms),
    distance: Math.round(random() * 200) - 80,
    ...maybe(random, 0.3, () => ({ place: pick(random, ['out', 'circle', 'parked'] as const) })),
    ...maybe(random, 0.2, () => ({ lane: pick(random, [0, 2]) })),
    ...maybe(random, 0.2, () => ({ areas: { [pick(random, vehicleSides)]: { label: 'A' } } })),
    ...maybe(random, 0.5, () => ({ turn: pick(random, turns) })),
    ...maybe(random, 0.4, () => ({ indicator: pick(random, ['left', 'right', 'both'] as const) })),
  };
}

/** Quarter turns clockwise from an arm to another: one means that it lies to the left. */
function quartersBetween(from: Direction, to: Direction): number {
  return (directions.indexOf(to) - directions.indexOf(from) + 4) % 4;
}

/** A scene that nothing is wrong with: parts are added by chance as long as it stays so. */
function randomScene(seed: number): Scene {
  const random = seededRandom(seed);
  const layout = pick(random, layouts);
  const first = pick(random, directions);
  const count = layout === 'crossroads' ? 4 : layout === 't-junction' ? 3 : pick(random, [3, 4]);
  const arms = isStraight(layout)
    ? [first, rotate(first, 2)]
    : Array.from({ length: count }, (_, quarters) => rotate(first, quarters));
  const empty: Scene = {
    layout,
    light: pick(random, lightConditions),
    weather: pick(random, weathers),
    place: pick(random, ['town', 'country'] as const),
    arms: Object.fromEntries(arms.map((arm) => [arm, {}])),
    ...(layout.startsWith('motorway-') && { ramp: first }),
    ...(layout === 'level-crossing' && {
      railway: {
        tracks: pick(random, [1, 2] as const),
        barriers: pick(random, ['open', 'closed']),
      },
    }),
    ...(layout === 'narrow-road' && { isPinched: random() < 0.5 }),
    vehicles: [],
    people: [
      { kind: pick(random, ['adult', 'child', 'blind', 'cyclist']), arm: first, across: random() },
    ],
  };
  const withParts = arms.reduce<Scene>((scene, arm) => {
    const next = { ...scene, arms: { ...scene.arms, [arm]: randomArm(random, layout) } };
    return checkScene(next).length === 0 ? next : scene;
  }, empty);
  const filled = Array.from({ length: 12 }).reduce<Scene>((scene) => {
    const next = { ...scene, vehicles: [...scene.vehicles, randomVehicle(random, arms)] };
    return next.vehicles.length <= 10 && checkScene(next).length === 0 ? next : scene;
  }, withParts);
  const own: Scene = {
    ...filled,
    view: 'driver',
    vehicles: filled.vehicles.map((vehicle, index) => ({ ...vehicle, isYou: index === 0 })),
  };
  return checkScene(own).length === 0 && random() < 0.7 ? own : filled;
}

const scenes = Array.from({ length: 500 }, (_, seed) => randomScene(seed));

/** Points spread over a four-sided polygon, a little inside its edges. */
function pointsOn([a, b, c, d]: Polygon): Point[] {
  if (!a || !b || !c || !d) return [];
  const parts = [0.03, 0.2, 0.4, 0.6, 0.8, 0.97];
  const between = (one: Point, other: Point, part: number): Point => [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
  ];
  return parts.flatMap((part) =>
    parts.map((across) => between(between(a, d, part), between(b, c, part), across)),
  );
}

describe('500 scenes by chance', () => {
  test('are of every layout and view, and most have several vehicles', () => {
    expect(new Set(scenes.map(({ layout }) => layout))).toEqual(new Set(layouts));
    expect(scenes.filter(({ view }) => view === 'driver').length).toBeGreaterThan(40);
    expect(scenes.filter(({ vehicles }) => vehicles.length > 2).length).toBeGreaterThan(300);
  });

  test('are drawn, with a text, and come back from their JSON as they were', () => {
    for (const scene of scenes) {
      const svg = toSvg(drawScene(scene));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(sceneSchema.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
    }
  });

  test('have no vehicle where another is', () => {
    for (const scene of scenes) {
      const boxes = placeVehicles(scene, planRoad(scene)).map(({ box }) => box);
      const shared = boxes.flatMap((box, index) =>
        boxes
          .filter((_, other) => other !== index)
          .flatMap((other) => pointsOn(box).filter((point) => isInside(point, other))),
      );
      expect(shared, JSON.stringify(scene)).toEqual([]);
    }
  });

  test('have no sign or light over a vehicle', () => {
    for (const scene of scenes) {
      const plans = planRoad(scene);
      const boxes = placeVehicles(scene, plans)
        .filter(({ vehicle }) => vehicle.kind !== 'train')
        .map(({ box }) => box);
      for (const {
        foot: [x, y],
        height,
      } of standings(scene, plans)) {
        const face: Polygon = [
          [x - 12, y - height],
          [x + 12, y - height],
          [x + 12, y],
          [x - 12, y],
        ];
        expect(
          boxes.filter((box) => areOverlapping(box, face)),
          JSON.stringify(scene),
        ).toEqual([]);
      }
    }
  });

  test('have other trees and houses by the number of their surroundings, and are told alike', () => {
    const numbers = [undefined, 1, 2, 3];
    const changed = scenes.filter((scene) => {
      const drawings = numbers.map((surroundings) => drawScene({ ...scene, surroundings }));
      expect(new Set(drawings.map(({ label }) => label)).size).toBe(1);
      return new Set(drawings.map(toSvg)).size === numbers.length;
    });
    expect(changed.length / scenes.length).toBeGreaterThan(0.9);
  });

  test('have a variation that is possible, with everybody on the same side of each other', () => {
    scenes.forEach((scene, seed) => {
      const varied = varyScene(scene, seed);
      expect(checkScene(varied)).toEqual([]);
      const sides = ({ vehicles }: Scene) =>
        vehicles.map(({ arm }) => vehicles.map((other) => quartersBetween(arm, other.arm)));
      expect(sides(varied)).toEqual(sides(scene));
    });
  });
});

describe('the examples', () => {
  test.each(examples)('$name is possible', ({ scene }) => {
    expect(sceneSchema.parse(scene)).toEqual(scene);
    expect(checkScene(scene)).toEqual([]);
  });

  test('are of every layout and named apart', () => {
    expect(new Set(examples.map(({ scene }) => scene.layout))).toEqual(new Set(layouts));
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  test('take at most 6 kB of SVG in the middle', () => {
    const sizes = examples.map(({ scene }) => toSvg(drawScene(scene)).length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(6000);
  });

  test('are described without what applies', () => {
    for (const { scene } of examples) {
      expect(drawScene(scene).label).not.toMatch(
        /väjning|stopplikt|huvudled|företräde|högerregel|förbud|skyldig|\bmåste\b|\bfår\b/i,
      );
    }
  });

  test('vary in direction and colour, the same for the same seed', () => {
    const scene = examples.find(({ name }) => name === 'Väjningsplikt mot huvudled')?.scene;
    if (scene === undefined) throw new Error('no example');
    const varied = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(varyScene(scene, seed)));
    expect(new Set(varied).size).toBeGreaterThan(3);
    expect(JSON.stringify(varyScene(scene, 1))).toBe(varied[0]);
  });
});

test('a scene is described from where its driver sits, or as it lies', () => {
  const scene: Scene = {
    layout: 'crossroads',
    arms: { north: {}, east: {}, south: { signs: ['B1'], line: 'yield' }, west: { signs: ['B4'] } },
    vehicles: [
      { kind: 'car', arm: 'south', isYou: true, distance: 70, turn: 'left', indicator: 'left' },
      { kind: 'truck', arm: 'west', turn: 'straight' },
    ],
    people: [{ kind: 'child', arm: 'south', across: -0.1, towards: 'left' }],
  };
  expect(drawScene(scene).label).toBe(
    'Trafiksituation sedd uppifrån: en fyrvägskorsning. Vägen nedifrån: en rad vita trianglar tvärs över körfältet; ' +
      'märke: gul triangel med röd ram och spetsen nedåt. Vägen från vänster: märke: gul kvadrat på sin spets med ' +
      'bred vit kant. Du, i en blå bil, kommer nedifrån, blinkar åt vänster och ska svänga åt vänster. En orange lastbil kommer ' +
      'från vänster och ska köra rakt fram. Ett barn är vid kanten av vägen nedifrån och är på väg över.',
  );
  expect(drawScene({ ...scene, view: 'driver' }).label).toBe(
    'Trafiksituation sedd från förarplatsen: en fyrvägskorsning. Vägen där du kör: en rad vita trianglar tvärs över ' +
      'körfältet; märke: gul triangel med röd ram och spetsen nedåt. Du kör en blå bil, blinkar åt vänster och ska ' +
      'svänga åt vänster. En orange lastbil kommer från vänster och ska köra rakt fram. Ett barn är vid kanten av vägen ' +
      'där du kör och är på väg över.',
  );
});

test('who drives beside is said to, and the lanes have their arrows and the line between them', () => {
  const lanes = { in: 2, arrows: ['straight-right', 'left'] } satisfies Arm;
  const own: Vehicle = { kind: 'car', arm: 'south', isYou: true, distance: 20 };
  const describeWith = (distance: number) => {
    const van: Vehicle = { kind: 'van', arm: 'south', lane: 2, distance };
    const arms = { north: {}, east: {}, south: lanes, west: {} };
    return drawScene({ layout: 'crossroads', arms, vehicles: [own, van] }).label;
  };
  expect(describeWith(25)).toContain('En vit skåpbil kör bredvid dig, i ett körfält till vänster.');
  // a van is 52 long, a car 43
  expect(describeWith(64)).toContain('kör snett bakom dig, i ett körfält till vänster');
  expect(describeWith(-33)).toContain('kör snett framför dig, i ett körfält till vänster');
  expect(describeWith(25)).toContain(
    'Vägen nedifrån: 2 körfält in; pilar i körfälten från höger: rakt fram och höger, vänster; ' +
      'heldragen linje mellan körfälten närmast korsningen.',
  );
});

test('what is marked beside a vehicle is told from the front round it, and not what it means', () => {
  const areas = { left: { label: 'B' }, front: { label: 'A' }, rear: {} } as const;
  const lorry: Vehicle = { kind: 'truck-trailer', arm: 'west', distance: -80, areas };
  const scene: Scene = { layout: 'road', arms: { west: {}, east: {} }, vehicles: [lorry] };
  const { label, shapes } = drawScene(scene);
  expect(label).toBe(
    'Trafiksituation sedd uppifrån: en väg. En orange lastbil med släp kommer från vänster. Markerat intill fordonet: ' +
      'A framför, bakom och B längs vänstra sidan.',
  );
  const svg = toSvg({ viewBox: '', label, shapes });
  expect(svg.match(/fill-opacity="0.6"/g)).toHaveLength(3);
  expect([...svg.matchAll(/<text[^>]*>([A-E])</g)].map(([, letter]) => letter)).toEqual(['A', 'B']);
});
