import { seededRandom, shuffle } from '../random';
import { checkScene } from './check-scene';
import { directions, rotate, type Direction } from './directions';
import { colours, type Colour, type Scene, type Vehicle } from './scene';
import { colourOf } from './scene-words';

/** What has its colour from what it is. */
const uniformed = new Set<Vehicle['kind']>(['police', 'ambulance', 'bicycle', 'train', 'tram']);

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

/** The scene in other colours; two vehicles that differed still do, and the learner's own keeps its colour. */
function recolour(scene: Scene, order: readonly Colour[]): Scene {
  const own = scene.vehicles.find(({ isYou }) => isYou === true);
  const kept = own === undefined ? undefined : colourOf(own);
  const palette = order.filter((colour) => colour !== kept);
  const used = [
    ...new Set(
      scene.vehicles
        .filter((vehicle) => vehicle !== own && !uniformed.has(vehicle.kind))
        .map(colourOf),
    ),
  ];
  return {
    ...scene,
    vehicles: scene.vehicles.map((vehicle) => {
      const colour = palette[used.indexOf(colourOf(vehicle))];
      const isKept = vehicle === own || uniformed.has(vehicle.kind) || colour === undefined;
      return isKept ? vehicle : { ...vehicle, colour };
    }),
  };
}

/**
 * Another scene to which the same rules apply: turned and in other colours, repeatable by its seed. It is never
 * mirrored, because the right-hand rule and the side that one drives on would change with it.
 */
export function varyScene(scene: Scene, seed: number): Scene {
  const random = seededRandom(seed);
  const coloured = recolour(scene, shuffle(colours, random));
  const quarters = shuffle([0, 1, 2, 3], random);
  // the picture is wider than high: what fits lying may not fit standing
  const fitting = quarters
    .map((count) => turnScene(coloured, count))
    .find((turned) => checkScene(turned).length === 0);
  return fitting ?? coloured;
}
