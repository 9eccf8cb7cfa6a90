import { checkScene } from '../../domain/scene/check-scene';
import { directions, type Direction } from '../../domain/scene/directions';
import type { Point } from '../../domain/scene/geometry';
import { placeVehicles } from '../../domain/scene/place-vehicle';
import { isMotorway, isStraight, planRoad } from '../../domain/scene/road-plan';
import { armsOf, type Arm, type Layout, type Scene, type Vehicle } from '../../domain/scene/scene';
import { nameVehicle } from '../../domain/scene/scene-words';
import { nearestSpot, vehicleSpots } from './spots';

const threeArms = directions.map((left) => directions.filter((each) => each !== left));

/** The arms that a kind of road can have. */
function armSets(layout: Layout): Direction[][] {
  if (isStraight(layout)) {
    return [
      ['north', 'south'],
      ['east', 'west'],
    ];
  }
  if (layout === 't-junction') return threeArms;
  return layout === 'crossroads' ? [[...directions]] : [[...directions], ...threeArms];
}

/** The arms that keep most of what is in the scene, and then most of its own arms. */
function bestArms({ arms, vehicles, people = [] }: Scene, layout: Layout): Direction[] {
  const cost = (set: readonly Direction[]) => {
    const lost = [...vehicles, ...people].filter(({ arm }) => !set.includes(arm)).length;
    const others = directions.filter((each) => set.includes(each) !== each in arms).length;
    return 10 * lost + others;
  };
  const [best = []] = armSets(layout).toSorted((one, other) => cost(one) - cost(other));
  return best;
}

/** An arm with less and less of what it has: all of it, its signs and surface, nothing. */
const simpler: readonly ((arm: Arm) => Arm)[] = [
  (arm) => arm,
  ({ signs, surface }) => ({ ...(signs && { signs }), ...(surface && { surface }) }),
  () => ({}),
];

/** The road without anybody on it, with as much of its arms as the kind of road can have; undefined for none. */
function buildRoad(scene: Scene, layout: Layout): Scene | undefined {
  const { ramp, railway, isPinched, view: _view, people: _people, ...rest } = scene;
  const set = bestArms(scene, layout);
  const ramps = layout === 'motorway-entry' || layout === 'motorway-exit' ? [ramp, ...set] : [];
  // what is painted across a road and lit beside it is not for a motorway
  const ways = isMotorway(layout) ? simpler.slice(1) : simpler;
  const roads = ways.flatMap((simplify) => {
    const arms = Object.fromEntries(set.map((each) => [each, simplify(scene.arms[each] ?? {})]));
    const road: Scene = {
      ...rest,
      layout,
      arms,
      vehicles: [],
      ...(layout === 'level-crossing' && { railway: railway ?? {} }),
      ...(layout === 'narrow-road' && isPinched !== undefined && { isPinched }),
    };
    if (ramps.length === 0) return [road];
    return ramps.flatMap((each) => (each === undefined ? [] : [{ ...road, ramp: each }]));
  });
  return roads.find((road) => checkScene(road).length === 0);
}

/** The scene with one more vehicle: as it was, going nowhere, or where there is room nearest to a point; null for none. */
function place(scene: Scene, vehicle: Vehicle, from: Point | undefined): Scene | null {
  const withVehicle = (each: Vehicle) => ({ ...scene, vehicles: [...scene.vehicles, each] });
  const { turn: _turn, indicator: _indicator, ...still } = vehicle;
  const fitting = [vehicle, still].map(withVehicle).find((each) => checkScene(each).length === 0);
  if (fitting !== undefined) return fitting;
  return (
    nearestSpot(vehicleSpots(withVehicle(still), scene.vehicles.length), from ?? [0, 0])?.scene ??
    null
  );
}

/** A scene on another kind of road, and the names of the vehicles for which that has no room. */
interface Rebuilt {
  scene: Scene;
  gone: string[];
}

/** The scene on another kind of road, with what it had as near to where it was as there is room; null where it has none. */
export function changeLayout(scene: Scene, layout: Layout): Rebuilt | null {
  const road = buildRoad(scene, layout);
  if (road === undefined) return null;
  const [first] = armsOf(road);
  const people = (scene.people ?? []).map((person) =>
    person.arm in road.arms || first === undefined ? person : { ...person, arm: first[0] },
  );
  let built: Scene = people.length > 0 ? { ...road, people } : road;
  const gone: string[] = [];
  const were = placeVehicles(scene, planRoad(scene));
  for (const vehicle of scene.vehicles) {
    const from = were.find((each) => each.vehicle === vehicle)?.pose.at;
    const placed = place(built, vehicle, from);
    if (placed === null) gone.push(nameVehicle(vehicle));
    else built = placed;
  }
  const seen = { ...built, ...(scene.view !== undefined && { view: scene.view }) };
  return { scene: checkScene(seen).length === 0 ? seen : built, gone };
}

/** The scene with other things said of an arm. */
export function withArm(scene: Scene, direction: Direction, arm: Arm): Scene {
  return { ...scene, arms: { ...scene.arms, [direction]: arm } };
}

/** The scene with so many lanes that lead in on an arm, and only what is for those who come in by them. */
export function withLanesIn(scene: Scene, direction: Direction, lanes: number): Scene {
  const { arrows, line, light, signs, ...arm } = scene.arms[direction] ?? {};
  const kept = arrows?.slice(0, lanes) ?? [];
  return withArm(scene, direction, {
    ...arm,
    in: lanes,
    ...(kept.length > 0 && { arrows: kept }),
    ...(lanes > 0 && { ...(line && { line }), ...(light && { light }), ...(signs && { signs }) }),
  });
}

/** Returns true iff the scene has traffic lights. */
export function hasLights(scene: Scene): boolean {
  return armsOf(scene).some(([, { light }]) => light !== undefined);
}

/** The scene with a traffic light on every arm that leads in, green along one road; or without any. */
export function withLights(scene: Scene, isLit: boolean): Scene {
  const [first] = armsOf(scene);
  const isAlong = (direction: Direction) =>
    first !== undefined && (directions.indexOf(direction) - directions.indexOf(first[0])) % 2 === 0;
  const arms = armsOf(scene).map(([direction, { light: _light, ...arm }]): [Direction, Arm] => [
    direction,
    isLit && arm.in !== 0 ? { ...arm, light: isAlong(direction) ? 'green' : 'red' } : arm,
  ]);
  return { ...scene, arms: Object.fromEntries(arms) };
}
