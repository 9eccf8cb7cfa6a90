import { pointOn } from '../../domain/scene/directions';
import type { Polygon } from '../../domain/scene/geometry';
import { isMotorway, isStraight, rampOffset, type ArmPlan } from '../../domain/scene/road-plan';
import type { Arm, Scene } from '../../domain/scene/scene';
import { laneMiddle } from '../../domain/scene/place-vehicle';

/** A rectangle on an arm, from one distance to another, between two places beside its middle. */
export function strip(
  { direction }: Pick<ArmPlan, 'direction'>,
  [from, to]: readonly [number, number],
  [right, left]: readonly [number, number],
): Polygon {
  return [
    pointOn(direction, from, right),
    pointOn(direction, to, right),
    pointOn(direction, to, left),
    pointOn(direction, from, left),
  ];
}

/** A line along an arm: solid, or strokes with gaps between them. */
function lengthwise(
  plan: ArmPlan,
  at: number,
  [from, to]: readonly [number, number],
  { width = 2.4, stroke = Infinity, gap = 0 }: { width?: number; stroke?: number; gap?: number },
): Polygon[] {
  const sides = [at - width / 2, at + width / 2] as const;
  const strokes: Polygon[] = [];
  // farther away no stroke is seen
  const end = gap === 0 ? to : Math.min(to, from + 260);
  for (let start = from; start < end; start += stroke + gap) {
    strokes.push(strip(plan, [start, Math.min(start + stroke, end)], sides));
  }
  return strokes;
}

// middle line 3 + 9 m and warning line 9 + 3 m, shortened as distances in a picture are
const dashed = { stroke: 13, gap: 19 };
const warning = { stroke: 25, gap: 9 };
const laneLine = { stroke: 11, gap: 17 };
const edge = { stroke: 7, gap: 12, width: 1.8 };

function middleLine(plan: ArmPlan, scene: Scene): Polygon[] {
  const isUnmarked = ['residential-street', 'narrow-road'].includes(scene.layout);
  const crosses = ['level-crossing', 'pedestrian-crossing', 'cycle-crossing'].includes(
    scene.layout,
  );
  const kind = plan.arm.centre ?? (isUnmarked ? 'none' : crosses ? 'warning' : 'dashed');
  if (kind === 'none' || isMotorway(scene.layout) || plan.lanesIn * plan.lanesOut === 0) return [];
  const from = isStraight(scene.layout) ? plan.line : plan.line + 2;
  const range = [from, plan.reach] as const;
  if (kind === 'solid') return lengthwise(plan, 0, range, {});
  return lengthwise(plan, 0, range, kind === 'warning' ? warning : dashed);
}

function laneLines(plan: ArmPlan, scene: Scene): Polygon[] {
  const { gap, laneWidth, lanesIn, lanesOut, line, mouth } = plan;
  const isJunction = !isStraight(scene.layout);
  return [lanesIn, lanesOut].flatMap((count, side) =>
    Array.from({ length: Math.max(count - 1, 0) }, (_, index) => {
      const at = (gap + (index + 1) * laneWidth) * (side === 0 ? 1 : -1);
      // no change of lane just before the junction
      const solid = isJunction && side === 0 ? line + 46 : side === 0 ? line : mouth;
      return [
        ...(solid > line && side === 0 ? lengthwise(plan, at, [line, solid], {}) : []),
        ...lengthwise(plan, at, [solid + 6, plan.reach], laneLine),
      ];
    }).flat(),
  );
}

function edgeLines(plan: ArmPlan, scene: Scene): Polygon[] {
  const isBig = isMotorway(scene.layout);
  const isCountry = scene.place === 'country' && scene.layout !== 'narrow-road';
  if (!isBig && !isCountry) return [];
  const inner = isBig ? [plan.gap - 3] : [];
  const hasRamp = scene.ramp === plan.direction;
  const opposite = scene.ramp !== undefined && !hasRamp;
  const right = hasRamp ? [] : [plan.right - 5];
  const left = opposite ? [] : [-plan.left + 5];
  const from = isStraight(scene.layout) ? plan.mouth : plan.mouth + 3;
  return [...right, ...left, ...inner, ...inner.map((at) => -at)].flatMap((at) =>
    lengthwise(plan, at, [from, plan.reach], isBig ? { width: 2.4 } : edge),
  );
}

function rampLines(plan: ArmPlan, scene: Scene): Polygon[] {
  if (scene.ramp !== plan.direction) return [];
  const sign = scene.layout === 'motorway-entry' ? 1 : -1;
  const base = plan.gap + plan.lanesIn * plan.laneWidth;
  const flip = (from: number, to: number): readonly [number, number] =>
    sign === 1 ? [from, to] : [-to, -from];
  const dashes = lengthwise(plan, base, flip(-120, 70), { width: 3.4, stroke: 9, gap: 9 });
  const ahead = lengthwise(plan, base + 3, flip(-plan.reach, -130), {});
  const beside: Polygon[] = [];
  const outer = plan.laneWidth - 1;
  for (let out = -70; out < 210; out += 14) {
    const aside = (at: number) => base + outer + rampOffset(at);
    beside.push([
      pointOn(plan.direction, sign * out, aside(out) - 1),
      pointOn(plan.direction, sign * (out + 14), aside(out + 14) - 1),
      pointOn(plan.direction, sign * (out + 14), aside(out + 14) + 1.2),
      pointOn(plan.direction, sign * out, aside(out) + 1.2),
    ]);
  }
  return [...dashes, ...ahead, ...beside];
}

function waitingLine(plan: ArmPlan): Polygon[] {
  const { arm, line, gap, lanesIn, laneWidth, direction } = plan;
  const [from, to] = [gap + 2, gap + lanesIn * laneWidth];
  if (arm.line === 'stop') return [strip(plan, [line - 4, line + 1], [from, to])];
  if (arm.line !== 'yield') return [];
  const count = Math.floor((to - from) / 10);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index): Polygon => {
    const start = from + index * step;
    return [
      pointOn(direction, line - 6, start + 1),
      pointOn(direction, line - 6, start + step - 1),
      pointOn(direction, line + 3, start + step / 2),
    ];
  });
}

function crossings(plan: ArmPlan): Polygon[] {
  const { zebra, cycle, right, left } = plan;
  const bars: Polygon[] = [];
  const bar = 5.5;
  if (zebra !== null) {
    for (let at = -left + 5; at + bar < right - 2; at += 2 * bar) {
      bars.push(strip(plan, [zebra.from, zebra.to], [at, at + bar]));
    }
  }
  if (cycle !== null) {
    const size = 5;
    for (let at = -left + 5; at + size < right - 2; at += 2 * size) {
      bars.push(strip(plan, [cycle.from, cycle.from + size], [at, at + size]));
      bars.push(strip(plan, [cycle.to - size, cycle.to], [at, at + size]));
    }
  }
  return bars;
}

type LaneArrow = NonNullable<Arm['arrows']>[number];

/** An arrow in a lane, its tail away from the junction. */
function laneArrow(plan: ArmPlan, lane: number, kind: LaneArrow): Polygon[] {
  const middle = laneMiddle(plan, lane);
  const start = plan.line + 52;
  const on = (forward: number, right: number) =>
    pointOn(plan.direction, start - forward, middle + right);
  const goesStraight = kind.includes('straight');
  const side = kind.includes('left') ? -1 : kind.includes('right') ? 1 : 0;
  const stem = goesStraight ? 26 : 13;
  const polygons: Polygon[] = [[on(0, -1.6), on(stem, -1.6), on(stem, 1.6), on(0, 1.6)]];
  if (goesStraight) polygons.push([on(24, -5.5), on(38, 0), on(24, 5.5)]);
  if (side !== 0) {
    polygons.push([on(9, 0), on(13, 0), on(20, side * 6), on(16, side * 6)]);
    polygons.push([on(22.5, side * 4.5), on(18, side * 13), on(12, side * 5)]);
  }
  return polygons;
}

/** Everything that is painted white on the roads, as polygons. */
export function markings(scene: Scene, plans: readonly ArmPlan[]): Polygon[] {
  return plans.flatMap((plan, index) => {
    if (plan.arm.surface === 'gravel') return waitingLine(plan);
    return [
      ...middleLine(plan, scene),
      ...laneLines(plan, scene),
      ...edgeLines(plan, scene),
      ...rampLines(plan, scene),
      ...waitingLine(plan),
      // a strip across a straight road belongs to both of its arms
      ...(isStraight(scene.layout) && index > 0 ? [] : crossings(plan)),
      ...(plan.arm.arrows ?? []).flatMap((kind, lane) => laneArrow(plan, lane + 1, kind)),
    ];
  });
}
