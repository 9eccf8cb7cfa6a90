import { headingFrom, pointOn, targetOf, type Turn } from './directions';
import { arc, curve, moveFrom, type Point, type Pose } from './geometry';
import { laneMiddle } from './place-vehicle';
import { circle, circleRadius, isStraight, type ArmPlan } from './road-plan';
import type { Scene, Vehicle } from './scene';
import { vehicleSizes } from './vehicle-sizes';

/** Tenths of a metre between a vehicle's nose and its arrow. */
const nose = 5;

/** Degrees of a roundabout that its arms take up on each side. */
const entryAngle = 40;

/** Quarter turns around a roundabout that a turn takes. */
const quarters: Record<Turn, number> = { right: 1, straight: 2, left: 3 };

function changeLane(start: Point, pose: Pose, turn: Turn, width: number): Point[] {
  if (turn === 'straight') return [start, moveFrom(pose, 90, 0)];
  const side = turn === 'left' ? -width : width;
  const reach = 34;
  const from = { at: start, heading: pose.heading };
  const [middle, end] = [moveFrom(from, reach, side / 2), moveFrom(from, 2 * reach, side)];
  return [
    ...curve(start, moveFrom(from, reach * 0.6, 0), middle, 4),
    ...curve(middle, moveFrom(from, reach * 1.4, side), end, 4).slice(1),
  ];
}

/** Where two straight lines meet, each through a point with a heading. */
function meet(one: Point, heading: number, other: Point, otherHeading: number): Point {
  const [end, otherEnd] = [
    moveFrom({ at: one, heading }, 1, 0),
    moveFrom({ at: other, heading: otherHeading }, 1, 0),
  ];
  const [dx, dy] = [end[0] - one[0], end[1] - one[1]];
  const [ex, ey] = [otherEnd[0] - other[0], otherEnd[1] - other[1]];
  const part = ((other[0] - one[0]) * ey - (other[1] - one[1]) * ex) / (dx * ey - dy * ex);
  return [one[0] + dx * part, one[1] + dy * part];
}

function leave(plan: ArmPlan, turn: Turn): [Point, Point] {
  const lane = turn === 'left' ? plan.lanesOut : 1;
  const middle = laneMiddle(plan, lane, false);
  const out = plan.line - 2;
  return [pointOn(plan.direction, plan.mouth, middle), pointOn(plan.direction, out + 16, middle)];
}

/**
 * The way that a vehicle is going to take, from its nose, as points; null when it shows none or there is no such way.
 */
export function trajectoryOf(
  vehicle: Vehicle,
  pose: Pose,
  scene: Scene,
  plans: readonly ArmPlan[],
): Point[] | null {
  const { turn, arm } = vehicle;
  const from = plans.find(({ direction }) => direction === arm);
  if (turn === undefined || from === undefined) return null;
  const start = moveFrom(pose, vehicleSizes[vehicle.kind].length / 2 + nose, 0);
  if (isStraight(scene.layout) || vehicle.place === 'out' || vehicle.place === 'parked') {
    const side = vehicle.place === 'parked' ? vehicleSizes[vehicle.kind].width : from.laneWidth;
    return changeLane(start, pose, turn, side);
  }
  const to = plans.find(({ direction }) => direction === targetOf(arm, turn));
  if (to === undefined) return null;
  const [edge, end] = leave(to, turn);
  if (scene.layout === 'roundabout') {
    const base = headingFrom(arm) + 180;
    const isInside = vehicle.place === 'circle';
    const first = base - (isInside ? (vehicle.distance ?? 0) + 26 : entryAngle);
    const last = Math.min(base - 90 * quarters[turn] + entryAngle, first);
    const around = arc([0, 0], circleRadius, first, last, 8);
    const [onto = start, off = edge] = [around[0], around.at(-1)];
    const entry = pointOn(arm, circle.outer + 6, laneMiddle(from, 1));
    return [
      start,
      ...(isInside ? [] : curve(entry, meet(entry, headingFrom(arm), onto, first - 90), onto, 5)),
      ...around,
      ...curve(off, meet(edge, headingFrom(to.direction), off, last - 90), edge, 5),
      end,
    ];
  }
  if (turn === 'straight') return [start, end];
  // along its own lane as far as the lane it turns into
  const heading = headingFrom(arm);
  const isUpright = heading % 180 === 0;
  const corner: Point = isUpright ? [start[0], edge[1]] : [edge[0], start[1]];
  const entry = pointOn(arm, from.mouth, 0);
  const begin: Point = isUpright ? [start[0], entry[1]] : [entry[0], start[1]];
  return [start, ...curve(begin, corner, edge), end];
}
