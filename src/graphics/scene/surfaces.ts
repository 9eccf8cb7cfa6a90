import { pointOn, rotate } from '../../domain/scene/directions';
import { arc, curve, type Point, type Polygon } from '../../domain/scene/geometry';
import {
  circle,
  cornerRadius,
  isStraight,
  pinch,
  rampOffset,
  type ArmPlan,
} from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';

/** Both edges of an arm, from its start outwards: pairs of a distance and half the width to the right and left. */
function armOutline(plan: ArmPlan, scene: Scene, grow: number): Polygon {
  const { reach } = plan;
  const on = (out: number, right: number) => pointOn(plan.direction, out, right);
  const [right, left] = [plan.right + grow, plan.left + grow];
  if (scene.isPinched === true) {
    const half = pinch.width / 2 + grow;
    const [inner, outer] = [pinch.half - 12, pinch.half + 12];
    return [
      on(-1, -half),
      on(inner, -half),
      on(outer, -left),
      on(reach, -left),
      on(reach, right),
      on(outer, right),
      on(inner, half),
      on(-1, half),
    ];
  }
  return [on(-1, -left), on(reach, -left), on(reach, right), on(-1, right)];
}

/** What rounds the corner between an arm and the one to the right of it. */
function corner(plan: ArmPlan, beside: ArmPlan, grow: number): Polygon {
  const out = beside.left + grow;
  const right = plan.right + grow;
  const radius = Math.max(cornerRadius - grow, 3);
  const on = (further: number, aside: number) =>
    pointOn(plan.direction, out + further, right + aside);
  // a little over the edges, so that no seam shows
  return [on(-2, -2), ...curve(on(radius, 0), on(0, 0), on(0, radius), 4)];
}

/** What widens an arm where it meets a roundabout. */
function flares(plan: ArmPlan, grow: number): Polygon[] {
  const radius = circle.outer + grow;
  return [plan.right + grow, -plan.left - grow].map((aside) => {
    const meeting = Math.sqrt(radius ** 2 - aside ** 2);
    const angle = Math.asin(aside / radius) + Math.sign(aside) * 0.42;
    const on = (out: number, right: number) => pointOn(plan.direction, out, right);
    const rim = on(radius * Math.cos(angle), radius * Math.sin(angle));
    return [
      on(meeting - 4, aside * 0.9),
      ...curve(on(radius + 26, aside), on(meeting, aside), rim, 5),
    ];
  });
}

/** The lane beside a motorway that leads onto it or away from it. */
function rampOutline(plan: ArmPlan, scene: Scene, grow: number): Polygon {
  const sign = scene.layout === 'motorway-entry' ? 1 : -1;
  const base = plan.gap + plan.lanesIn * plan.laneWidth;
  const steps = [60, 90, 120, 150, 180, Math.max(220, Math.min(plan.reach, 256))];
  const on = (out: number, right: number) => pointOn(plan.direction, sign * out, right);
  const outer = steps.map((out) => on(out, base + plan.laneWidth + 5 + grow + rampOffset(out)));
  const inner = steps.map((out) => on(out, base - grow + rampOffset(out)));
  const parallel = base + plan.laneWidth + 5 + grow;
  return [
    on(-130, base),
    on(-70, parallel),
    ...outer,
    ...inner.reverse(),
    on(30, base - 6),
    on(-130, base - 6),
  ];
}

/**
 * The ground that the roads of a scene cover, as polygons that may overlap; `grow` adds to their edges, for what lies
 * beside them.
 */
export function roadSurface(scene: Scene, plans: readonly ArmPlan[], grow: number): Polygon[] {
  const arms = plans.map((plan) => armOutline(plan, scene, grow));
  const ramp = plans.find(({ direction }) => direction === scene.ramp);
  if (ramp !== undefined) return [...arms, rampOutline(ramp, scene, grow)].map(wind);
  if (isStraight(scene.layout)) return arms.map(wind);
  if (scene.layout === 'roundabout') {
    const disc = arc([0, 0], circle.outer + grow, 0, 350, 35);
    return [disc, ...arms, ...plans.flatMap((plan) => flares(plan, grow))].map(wind);
  }
  const corners = plans.flatMap((plan) => {
    const beside = plans.find(({ direction }) => direction === rotate(plan.direction, -1));
    return beside === undefined ? [] : [corner(plan, beside, grow)];
  });
  return [...arms, ...corners].map(wind);
}

/** The polygon wound clockwise. */
function wind(polygon: Polygon): Polygon {
  const area = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY]: Point = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? [...polygon].reverse() : polygon;
}
