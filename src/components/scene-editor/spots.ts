import { checkScene } from '../../domain/scene/check-scene';
import { directions, type Direction } from '../../domain/scene/directions';
import type { Point } from '../../domain/scene/geometry';
import { placePerson, placeVehicles } from '../../domain/scene/place-vehicle';
import { planRoad } from '../../domain/scene/road-plan';
import { armsOf, type Person, type Scene, type Vehicle } from '../../domain/scene/scene';
import { standings } from '../../graphics/scene/furniture';

/** The ids of what can be moved in a scene, among all that is in it. */
export const vehicleId = (index: number) => `vehicle ${String(index)}`;
export const personId = (index: number) => `person ${String(index)}`;
export const signsId = (arm: Direction) => `signs ${arm}`;

/** A place by the terms of the road: the scene with a thing there, its id then, and where that is in the picture. */
export interface Spot {
  id: string;
  at: Point;
  scene: Scene;
}

/** Numbers from one to another, so far apart. */
function steps(from: number, to: number, by: number): number[] {
  const count = Math.round((to - from) / by) + 1;
  return Array.from({ length: count }, (_, step) => Math.round((from + step * by) * 10) / 10);
}

/** Where a vehicle of a kind may be by the terms of the road, whether or not there is room for it. */
function vehiclePlaces({ kind }: Vehicle, scene: Scene): Partial<Vehicle>[] {
  const first = scene.ramp === undefined ? 1 : 0;
  // tenths of a metre, or degrees of a roundabout
  const distances = steps(-150, 180, 10);
  if (kind === 'train') {
    const arms = directions.filter((arm) => !(arm in scene.arms));
    return arms.flatMap((arm) => distances.map((distance) => ({ arm, distance })));
  }
  return planRoad(scene).flatMap(({ direction: arm, lanesIn, lanesOut }) =>
    distances.flatMap((distance): Partial<Vehicle>[] => [
      ...steps(first, lanesIn, 1).map((lane) => ({ arm, distance, lane })),
      ...steps(first, lanesOut, 1).map((lane) => ({ arm, distance, lane, place: 'out' as const })),
      { arm, distance, place: 'parked' },
      ...(scene.layout === 'roundabout' ? [{ arm, distance, place: 'circle' as const }] : []),
    ]),
  );
}

/** A vehicle at a place; what goes without saying is not said. */
function moved(vehicle: Vehicle, { arm, distance, lane, place }: Partial<Vehicle>): Vehicle {
  const { place: _place, lane: _lane, distance: _distance, ...rest } = vehicle;
  return {
    ...rest,
    ...(arm !== undefined && { arm }),
    ...(place !== undefined && { place }),
    ...(lane !== undefined && lane !== 1 && { lane }),
    ...(distance !== undefined && distance !== 0 && { distance }),
  };
}

/** Where the vehicle at an index of a scene may be. */
export function vehicleSpots(scene: Scene, index: number): Spot[] {
  const vehicle = scene.vehicles[index];
  if (vehicle === undefined) return [];
  const plans = planRoad(scene);
  return vehiclePlaces(vehicle, scene).flatMap((place): Spot[] => {
    const there = moved(vehicle, place);
    const [placed] = placeVehicles({ ...scene, vehicles: [there] }, plans);
    if (placed === undefined) return [];
    const vehicles = scene.vehicles.with(index, there);
    return [{ id: vehicleId(index), at: placed.pose.at, scene: { ...scene, vehicles } }];
  });
}

/** Where the person at an index of a scene may be. */
export function personSpots(scene: Scene, index: number): Spot[] {
  const { people = [] } = scene;
  const person = people[index];
  if (person === undefined) return [];
  const plans = planRoad(scene);
  return armsOf(scene).flatMap(([arm]) =>
    steps(-0.6, 1.6, 0.1).flatMap((across): Spot[] => {
      const there: Person = { ...person, arm, across };
      const at = placePerson(there, plans);
      return at === null
        ? []
        : [{ id: personId(index), at, scene: { ...scene, people: people.with(index, there) } }];
    }),
  );
}

/** The middle of the signs of an arm in the picture; null where it has none. */
export function signsAt(scene: Scene, arm: Direction): Point | null {
  if ((scene.arms[arm]?.signs ?? []).length === 0) return null;
  const plans = planRoad(scene).filter(({ direction }) => direction === arm);
  // the signs are the last of what stands beside a road
  const post = standings(scene, plans).at(-1);
  return post === undefined ? null : [post.foot[0], post.foot[1] - post.height / 2];
}

/** The scene with these signs on an arm instead of what it has. */
export function withSigns(
  scene: Scene,
  arm: Direction,
  signs: NonNullable<Scene['arms'][Direction]>['signs'] = [],
): Scene {
  const { signs: _signs, ...rest } = scene.arms[arm] ?? {};
  return {
    ...scene,
    arms: { ...scene.arms, [arm]: { ...rest, ...(signs.length > 0 && { signs }) } },
  };
}

/** Where the signs of an arm may be: on each arm that has none. */
export function signSpots(scene: Scene, arm: Direction): Spot[] {
  const signs = scene.arms[arm]?.signs;
  return armsOf(scene).flatMap(([other, { signs: taken = [] }]): Spot[] => {
    if (other !== arm && taken.length > 0) return [];
    const changed = withSigns(withSigns(scene, arm), other, signs);
    const at = signsAt(changed, other);
    return at === null || checkScene(changed).length > 0
      ? []
      : [{ id: signsId(other), at, scene: changed }];
  });
}

const drawable = new WeakMap<Scene, boolean>();

/** Returns true iff a scene can be drawn; a scene is checked once, since that takes a while. */
function isDrawable(scene: Scene): boolean {
  const known = drawable.get(scene) ?? checkScene(scene).length === 0;
  drawable.set(scene, known);
  return known;
}

/** The spot of least cost that can be drawn; undefined where there is none. */
function cheapest(priced: readonly { spot: Spot; cost: number }[]): Spot | undefined {
  return priced
    .toSorted((one, other) => one.cost - other.cost)
    .find(({ spot }) => isDrawable(spot.scene))?.spot;
}

/** The spot nearest to a point where there is room; undefined where there is none. */
export function nearestSpot(spots: readonly Spot[], [x, y]: Point): Spot | undefined {
  return cheapest(
    spots.map((spot) => ({ spot, cost: Math.hypot(spot.at[0] - x, spot.at[1] - y) })),
  );
}

const ways = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
} as const;
export type ArrowKey = keyof typeof ways;

/** Returns true iff a key is an arrow. */
export function isArrowKey(key: string): key is ArrowKey {
  return key in ways;
}

/** The next spot with room from a point the way that an arrow points; undefined where there is none. */
export function nextSpot(spots: readonly Spot[], from: Point, key: ArrowKey): Spot | undefined {
  const [x, y] = ways[key];
  const ahead = spots.flatMap((spot) => {
    const [dx, dy] = [spot.at[0] - from[0], spot.at[1] - from[1]];
    const forwards = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    // what lies more to the side than ahead is the other arrows'
    return forwards > 0.5 && aside <= forwards ? [{ spot, cost: forwards + 2 * aside }] : [];
  });
  return cheapest(ahead);
}
