import { headingFrom, pointOn, rotate, type Direction } from './directions';
import { boxAround, moveFrom, type Point, type Polygon, type Pose } from './geometry';
import { circleRadius, rampOffset, type ArmPlan } from './road-plan';
import type { Scene, Vehicle } from './scene';
import { vehicleSizes } from './vehicle-sizes';

/** From the waiting line to the vehicle that waits at it. */
const clearance = 6;

/** What rides at the edge of its lane. */
const narrow = new Set<Vehicle['kind']>(['bicycle', 'moped']);

/** The middle of a lane, to the right of the road's middle; lane 0 lies beside the others. */
export function laneMiddle(plan: ArmPlan, lane: number, isIn = true): number {
  const count = isIn ? plan.lanesIn : plan.lanesOut;
  const beside = plan.gap + (count - lane + 0.5) * plan.laneWidth;
  return isIn ? beside : -beside;
}

function onTrack(vehicle: Vehicle, scene: Scene): Pose {
  const { length } = vehicleSizes.train;
  const heading = headingFrom(vehicle.arm);
  // two tracks keep to the left, as trains in Sweden do
  const side = scene.railway?.tracks === 2 ? -18 : 0;
  const nose = pointOn(vehicle.arm, (vehicle.distance ?? 0) + length / 2, side);
  return { at: nose, heading };
}

function inCircle(vehicle: Vehicle): Pose {
  // the traffic goes round against the clock
  const angle = headingFrom(vehicle.arm) + 180 - (vehicle.distance ?? 0);
  return {
    at: moveFrom({ at: [0, 0], heading: angle }, circleRadius, 0),
    heading: (angle + 270) % 360,
  };
}

/** Where a vehicle is, by the arm it is on; null when the scene has no such arm. */
function placeVehicle(vehicle: Vehicle, scene: Scene, plans: readonly ArmPlan[]): Pose | null {
  if (vehicle.kind === 'train') return onTrack(vehicle, scene);
  const plan = plans.find(({ direction }) => direction === vehicle.arm);
  if (plan === undefined) return null;
  if (vehicle.place === 'circle') return inCircle(vehicle);
  const { length, width } = vehicleSizes[vehicle.kind];
  const lane = vehicle.lane ?? 1;
  const isIn = vehicle.place !== 'out';
  const distance = vehicle.distance ?? 0;
  const from = isIn ? plan.line + clearance : plan.mouth + 8;
  const out = from + distance + length / 2;
  const heading = (headingFrom(vehicle.arm) + (isIn ? 0 : 180)) % 360;
  const middle = laneMiddle(plan, lane, isIn);
  const edge = plan.laneWidth / 2 - width / 2 - 2;
  if (vehicle.place === 'parked') {
    return { at: pointOn(plan.direction, out, plan.right - width / 2 - 2), heading };
  }
  if (lane === 0 && isIn === (scene.layout === 'motorway-entry')) {
    const sign = isIn ? 1 : -1;
    const aside = rampOffset(out);
    const slope = (rampOffset(out + 1) - rampOffset(out - 1)) / 2;
    // an entry leads to the road, an exit away from it
    const turned = (Math.atan(slope) * 180) / Math.PI;
    return {
      at: pointOn(plan.direction, out, middle + sign * aside),
      heading: heading - sign * turned,
    };
  }
  const shift = narrow.has(vehicle.kind) ? (isIn ? edge : -edge) : 0;
  return { at: pointOn(plan.direction, out, middle + shift), heading };
}

/** The ground that a vehicle covers. */
function vehicleBox(vehicle: Vehicle, pose: Pose): Polygon {
  const { length, width } = vehicleSizes[vehicle.kind];
  return boxAround(pose, length, width);
}

/** A vehicle with where it stands and the ground that it covers. */
export interface PlacedVehicle {
  vehicle: Vehicle;
  pose: Pose;
  box: Polygon;
}

/** The vehicles of a scene where they are; those that have no place are left out. */
export function placeVehicles(scene: Scene, plans: readonly ArmPlan[]): PlacedVehicle[] {
  return scene.vehicles.flatMap((vehicle) => {
    const pose = placeVehicle(vehicle, scene, plans);
    return pose === null ? [] : [{ vehicle, pose, box: vehicleBox(vehicle, pose) }];
  });
}

/** Where a person stands, by the crossing of the arm or else its roadside; null when there is no such arm. */
export function placePerson(
  person: { kind: string; arm: Direction; across: number },
  plans: readonly ArmPlan[],
): Point | null {
  const plan = plans.find(({ direction }) => direction === person.arm);
  if (plan === undefined) return null;
  const { zebra, cycle, right, left } = plan;
  const band = person.kind === 'cyclist' ? (cycle ?? zebra) : (zebra ?? cycle);
  const out = band === null ? plan.mouth + 24 : (band.from + band.to) / 2;
  return pointOn(person.arm, out, right - person.across * (right + left));
}

/** Heading of a person who walks to a side of an arm. */
export function personHeading(arm: Direction, towards: 'left' | 'right' | undefined): number {
  return headingFrom(towards === 'right' ? rotate(arm, 1) : rotate(arm, -1));
}
