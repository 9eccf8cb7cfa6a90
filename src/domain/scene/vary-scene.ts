import { seededRandom, shuffle } from '../random';
import { checkScene } from './check-scene';
import { directions, rotate, type Direction } from './directions';
import { colours, type Colour, type Scene, type Vehicle } from './scene';
import { colourOf } from './scene-words';

/** What has its colour from what it is. */
const uniformed = new Set<Vehicle['kind']>(['police', 'ambulance', 'bicycle', 'train', 'tram']);

/** Colours that are easily taken for each other in a small picture. */
const alike: readonly (readonly Colour[])[] = [
  ['white', 'grey'],
  ['red', 'orange'],
  ['orange', 'yellow'],
];

/** The scene turned clockwise by quarters. Who comes from whose right stays as it is, so the same rules apply. */
function turnScene(scene: Scene, quarters: number): Scene {
  const turned = (direction: Direction) => rotate(direction, quarters);
  const arms = directions.flatMap((direction) => {
    const arm = scene.arms[direction];
    return arm === undefined ? [] : [[turned(direction), arm] as const];
  });
  return {
    ...scene,
    arms: Object.fromEntries(arms),
    ...(scene.ramp !== undefined && { ramp: turned(scene.ramp) }),
    vehicles: scene.vehicles.map((vehicle) => ({ ...vehicle, arm: turned(vehicle.arm) })),
    ...(scene.people !== undefined && {
      people: scene.people.map((person) => ({ ...person, arm: turned(person.arm) })),
    }),
  };
}

/** What is said of a scene, and must be true of its variation too. */
export interface Said {
  /** Colours that are said of vehicles, in words that follow what the variation paints. */
  named: readonly Colour[];
  /** Colours that must stay: nothing that has one gets another, and nothing else gets it. */
  kept: readonly Colour[];
  isTurned: boolean;
}

/** A scene to which the same rules apply as to another, and what was done to that. */
export interface Variation {
  scene: Scene;
  /** By what it is turned clockwise. */
  quarters: number;
  /** The colours that are others now, by what they were. */
  repainted: ReadonlyMap<Colour, Colour>;
}

/**
 * Other colours for those that the vehicles have and that are said of them; two that differed still do. The learner's own
 * vehicle keeps its colour.
 */
function repaint({ vehicles }: Scene, { named, kept }: Said, order: readonly Colour[]) {
  const isKept = (vehicle: Vehicle) => vehicle.isYou === true || uniformed.has(vehicle.kind);
  const staying = new Set([...kept, ...vehicles.filter(isKept).map(colourOf)]);
  const repainted = new Map<Colour, Colour>();
  for (const colour of [...vehicles.map(colourOf), ...named]) {
    if (staying.has(colour) || repainted.has(colour)) continue;
    const taken = [...staying, ...repainted.values()];
    const free = order.filter((each) => each !== colour && !taken.includes(each));
    const isPlain = (each: Colour) =>
      !alike.some((pair) => pair.includes(each) && pair.some((other) => taken.includes(other)));
    repainted.set(colour, free.find(isPlain) ?? free[0] ?? colour);
  }
  return repainted;
}

/**
 * Another scene to which the same rules apply, repeatable by its seed: turned, and in other colours. It is never
 * mirrored: every scene has a road, and with it the side that one drives on would change, and who comes from the right.
 */
export function findVariation(scene: Scene, seed: number, said: Said): Variation {
  const random = seededRandom(seed);
  const repainted = repaint(scene, said, shuffle(colours, random));
  const coloured = {
    ...scene,
    vehicles: scene.vehicles.map((vehicle) => {
      const colour = repainted.get(colourOf(vehicle));
      return colour === undefined ? vehicle : { ...vehicle, colour };
    }),
  };
  // the picture is wider than high: what fits lying may not fit standing
  const quarters = said.isTurned
    ? shuffle([1, 2, 3], random).find((count) => checkScene(turnScene(scene, count)).length === 0)
    : undefined;
  return { scene: turnScene(coloured, quarters ?? 0), quarters: quarters ?? 0, repainted };
}

/** A variation of a scene that nothing is said of. */
export function varyScene(scene: Scene, seed: number): Scene {
  return findVariation(scene, seed, { named: [], kept: [], isTurned: true }).scene;
}
