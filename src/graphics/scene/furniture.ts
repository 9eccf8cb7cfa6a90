import { pointOn } from '../../domain/scene/directions';
import { picture, type Point } from '../../domain/scene/geometry';
import { isStraight, type ArmPlan } from '../../domain/scene/road-plan';
import type { Arm, Scene } from '../../domain/scene/scene';
import type { SignCode } from '../../domain/scene/sign-looks';
import { drawSign, signHalf } from './draw-sign';
import { signal } from './palette';
import { block, circle, path, put, type Shape } from '../shape';

/** Something that stands upright beside the road: where its foot is, and how high it reaches in the picture. */
export interface Standing {
  foot: Point;
  height: number;
  content: Shape[];
}

const post = 9;

/** From the edge of the road to what stands beside it. */
const aside = 18;

/**
 * The foot of what stands to the right of an arm, so high in the picture that nothing of it reaches over the road. The
 * picture is upright, so on a road that leads to the right the foot lies lower than on one that leads up.
 */
function footAt(scene: Scene, plan: ArmPlan, out: number, height: number, half: number): Point {
  const { direction } = plan;
  const isRound = scene.layout === 'roundabout';
  // beyond the lane that leads onto a motorway or away from it
  const right = plan.right + (scene.ramp === direction ? plan.laneWidth : 0);
  if (direction === 'west') return pointOn(direction, out + half, right + height + 8);
  if (direction === 'east') return pointOn(direction, out + half, right + 14);
  const beside = right + aside + half - 8;
  // the arms of a junction on both sides must not hide it, nor it them
  if (!isRound) return pointOn(direction, direction === 'south' ? out + height : out, beside);
  const edge = picture.height / 2 - 5;
  return pointOn(direction, direction === 'south' ? edge : edge - height, beside + 34);
}

/** Signs on a post, the uppermost first, their foot at the origin. */
export function signPost(codes: readonly SignCode[]): Standing['content'] {
  const size = 2 * signHalf + 1;
  const height = post + codes.length * size;
  return [
    path(`M0 0V${String(-height + signHalf)}`, {
      stroke: '#8b949c',
      strokeWidth: 2.6,
      strokeLinecap: 'round',
    }),
    ...codes.map((code, index) => put([0, -height + signHalf + index * size], drawSign(code))),
  ];
}

const lampPlaces = { red: -7.5, amber: 0, green: 7.5 } as const;

/** A traffic light, its foot at the origin. */
export function trafficLight(state: NonNullable<Arm['light']>): Shape[] {
  const lit = state.split('-');
  const lamps = Object.entries(lampPlaces).flatMap(([name, y]) => {
    const isLit = lit.includes(name);
    const colour = name === 'red' ? signal.red : name === 'green' ? signal.green : signal.amber;
    return [
      ...(isLit ? [circle(0, y, 7, { fill: colour, opacity: 0.35 })] : []),
      circle(0, y, 3.3, { fill: isLit ? colour : '#59626b' }),
    ];
  });
  return [
    path('M0 0V-12', { stroke: '#8b949c', strokeWidth: 2.6 }),
    put(
      [0, -24],
      [
        block(12, -13.5, 27, { fill: signal.dark, rx: 4, stroke: '#fff', strokeWidth: 0.8 }),
        ...lamps,
      ],
    ),
  ];
}

/** The light of a level crossing, its foot at the origin: white when the way is free, red when a train comes. */
export function crossingLight(state: 'white' | 'red'): Shape[] {
  const isRed = state === 'red';
  return [
    path('M0 0V-14', { stroke: '#8b949c', strokeWidth: 2.6 }),
    put(
      [0, -22],
      [
        block(22, -9, 18, { fill: signal.dark, rx: 5, stroke: '#fff', strokeWidth: 0.8 }),
        circle(-5.2, -2, 3.4, { fill: isRed ? signal.red : '#59626b' }),
        circle(5.2, -2, 3.4, { fill: '#59626b' }),
        circle(0, 4.6, 2.8, { fill: isRed ? '#59626b' : '#fff' }),
      ],
    ),
  ];
}

/** What stands beside the roads of a scene for those who come in: signs and lights. */
export function standings(scene: Scene, plans: readonly ArmPlan[]): Standing[] {
  return plans.flatMap((plan) => {
    const { arm } = plan;
    const start = isStraight(scene.layout)
      ? plan.line + 12
      : Math.max(plan.mouth + 4, plan.line - 8);
    const things: { half: number; height: number; content: Shape[] }[] = [];
    if (arm.light !== undefined) {
      things.push({ half: 7, height: 38, content: trafficLight(arm.light) });
    }
    if (scene.railway?.signal !== undefined) {
      things.push({ half: 11, height: 32, content: crossingLight(scene.railway.signal) });
    }
    const codes = arm.signs ?? [];
    if (codes.length > 0) {
      const height = post + codes.length * (2 * signHalf + 1);
      const isWide = codes.some((code) => ['E5', 'E9', 'E16'].includes(code));
      things.push({ half: isWide ? 20 : signHalf, height, content: signPost(codes) });
    }
    let out = start;
    const isUpright = plan.direction === 'north' || plan.direction === 'south';
    return things.map(({ half, height, content }): Standing => {
      const foot = footAt(scene, plan, out, height, half);
      out += (isUpright ? height : 2 * half) + 5;
      return { foot, height, content };
    });
  });
}
