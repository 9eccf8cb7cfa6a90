import { pointOn, rotate } from '../../domain/scene/directions';
import { arc, type Polygon } from '../../domain/scene/geometry';
import { circle, isMotorway, pinch, type ArmPlan } from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';
import { markings, strip } from './markings';
import type { Palette } from './palette';
import { outline, path, type Shape } from '../shape';
import { roadSurface } from './surfaces';

/** What lies on the ground, from below: polygons of one colour. */
interface Layer {
  fill: string;
  polygons: Polygon[];
  /** Colour of the edge around them. */
  edge?: string;
}

const steel = '#56606a';

/** How far a railway goes to both sides: beyond the picture. */
const trackReach = 208;

/** The middles of a railway's tracks, beside the middle of the picture. */
function tracksOf(scene: Scene): number[] {
  return scene.railway?.tracks === 2 ? [-18, 18] : [0];
}

/** What runs across a straight road. */
function across({ direction }: ArmPlan): Pick<ArmPlan, 'direction'> {
  return { direction: rotate(direction, 1) };
}

/** The beds of a railway across a straight road; `grow` adds to both edges. */
export function railwayBeds(scene: Scene, plan: ArmPlan, grow = 0): Polygon[] {
  const half = 15 + grow;
  return tracksOf(scene).map((at) =>
    strip(across(plan), [-trackReach, trackReach], [at - half, at + half]),
  );
}

function railwayRails(scene: Scene, plan: ArmPlan): Polygon[] {
  return tracksOf(scene).flatMap((at) =>
    [at - 7, at + 7].map((rail) =>
      strip(across(plan), [-trackReach, trackReach], [rail - 1.2, rail + 1.2]),
    ),
  );
}

/** The sleepers of a railway, which the road hides. */
function sleepers(scene: Scene, plan: ArmPlan): Polygon[] {
  const count = (2 * trackReach) / 16;
  return tracksOf(scene).flatMap((at) =>
    Array.from({ length: count }, (_, index) => {
      const from = (index - count / 2) * 16;
      return strip(across(plan), [from, from + 5], [at - 12, at + 12]);
    }),
  );
}

function tramRails(plan: ArmPlan): Polygon[] {
  if (plan.arm.rails !== true) return [];
  const half = plan.laneWidth / 2;
  const lanes = [
    ...(plan.lanesIn > 0 ? [plan.gap + half] : []),
    ...(plan.lanesOut > 0 ? [-plan.gap - half] : []),
  ];
  return lanes.flatMap((middle) =>
    [-6, 6].map((rail) => strip(plan, [0, plan.reach], [middle + rail - 0.8, middle + rail + 0.8])),
  );
}

/** The grass between a motorway's directions, with its rail. */
function median(plan: ArmPlan, palette: Palette): Layer[] {
  const inner = plan.gap - 8;
  return [
    { fill: palette.ground, polygons: [strip(plan, [-1, plan.reach], [inner, -inner])] },
    { fill: '#8d979f', polygons: [strip(plan, [-1, plan.reach], [1.3, -1.3])] },
  ];
}

/** The ground of a scene: what is under all that stands and drives. */
export function groundLayers(scene: Scene, plans: readonly ArmPlan[], palette: Palette): Layer[] {
  const layers: Layer[] = [];
  const add = (fill: string, polygons: Polygon[]) => {
    if (polygons.length > 0) layers.push({ fill, polygons });
  };
  const [first] = plans;
  const track = scene.layout === 'level-crossing' ? first : undefined;
  if (track !== undefined) {
    add('#c3b9a8', railwayBeds(scene, track));
    add('#8c7d6b', sleepers(scene, track));
  }
  const isTown = scene.place !== 'country' && !isMotorway(scene.layout);
  const hasPavement =
    isTown && !['narrow-road', 'residential-street', 'level-crossing'].includes(scene.layout);
  if (hasPavement) add(palette.pavement, roadSurface(scene, plans, 13));
  const isGravel = plans.every(({ arm }) => arm.surface === 'gravel');
  layers.push({
    fill: isGravel || scene.layout === 'residential-street' ? palette.gravel : palette.asphalt,
    polygons: roadSurface(scene, plans, 0),
    edge: palette.kerb,
  });
  if (!isGravel) {
    const gravel = plans.filter(({ arm }) => arm.surface === 'gravel');
    add(
      palette.gravel,
      gravel.map((plan) => strip(plan, [plan.mouth - 4, plan.reach], [plan.right, -plan.left])),
    );
  }
  if (isMotorway(scene.layout)) plans.forEach((plan) => layers.push(...median(plan, palette)));
  if (scene.layout === 'roundabout') {
    add(palette.kerb, [arc([0, 0], circle.inner + 3, 0, 345, 23)]);
    add(palette.ground, [arc([0, 0], circle.inner, 0, 345, 23)]);
    add(
      palette.kerb,
      plans.map((plan) => {
        const [from, to] = [circle.outer + 10, circle.outer + 44];
        const on = (out: number, right: number) => pointOn(plan.direction, out, right);
        return [on(from, 5), on(to, 1.2), on(to, -1.2), on(from, -5)];
      }),
    );
  }
  if (scene.isPinched === true && first !== undefined) {
    const rail = pinch.width / 2 + 2;
    add(
      '#8d979f',
      [rail, -rail].map((at) =>
        strip(first, [-pinch.half + 10, pinch.half - 10], [at - 2, at + 2]),
      ),
    );
  }
  add(
    steel,
    plans.flatMap((plan) => tramRails(plan)),
  );
  add(palette.marking, markings(scene, plans));
  if (track !== undefined) add(steel, railwayRails(scene, track));
  return layers;
}

/**
 * The ground as it is drawn. `see` tells where in the picture a polygon is, null when it is not in it, and
 * `edgeWidth` how wide the roads' edges are.
 */
export function drawGround(
  layers: readonly Layer[],
  edgeWidth: number,
  see: (polygon: Polygon) => Polygon | null,
): Shape[] {
  return layers.flatMap(({ fill, polygons, edge }) => {
    const seen = polygons.flatMap((polygon) => {
      const there = see(polygon);
      return there === null ? [] : [there];
    });
    // painted before all of the fill: the edges within the road disappear
    const outer = edge && { stroke: edge, strokeWidth: edgeWidth, paintOrder: 'stroke' };
    return seen.length === 0 ? [] : [path(outline(seen), { fill, ...outer })];
  });
}
