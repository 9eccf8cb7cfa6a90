import type { Person } from '../../domain/scene/scene';
import { drawVehicle } from './draw-vehicle';
import { circle, ellipse, path, put, type Shape } from '../shape';

const clothes = {
  adult: '#7a4fa3',
  child: '#e2582f',
  blind: '#3f5a86',
  cyclist: '#1d8a8a',
} as const;

/** An arrow for where somebody on foot is going, its tail at the origin, upwards. */
const stepArrow = path('M0-11V-22M-4.5-18.5 0-24 4.5-18.5', {
  stroke: '#27313c',
  strokeWidth: 2.6,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A person from above who looks up in the picture. */
export function drawPerson({ kind, towards }: Person): Shape[] {
  const arrow = towards === undefined ? [] : [stepArrow];
  if (kind === 'cyclist') {
    return [
      ...drawVehicle({ kind: 'bicycle', arm: 'south' }),
      ...(towards === undefined ? [] : [put([0, -3], [stepArrow])]),
    ];
  }
  const cloth = clothes[kind];
  const body = [
    ellipse(2.2, 3.6, { cx: -3.4, cy: towards === undefined ? -1 : -4, fill: '#2c3239' }),
    ellipse(2.2, 3.6, { cx: 3.4, cy: towards === undefined ? -1 : 4, fill: '#2c3239' }),
    ellipse(9, 5, { fill: cloth, stroke: '#fff' }),
    circle(0, -0.5, 4.2, {
      fill: kind === 'child' ? '#e9c26a' : '#5b4030',
      stroke: '#fff',
      strokeWidth: 0.8,
    }),
  ];
  const stick = path('M7-2 3-17', { stroke: '#fff', strokeWidth: 2.2, strokeLinecap: 'round' });
  const scaled = [put([0, 0], body, { scale: kind === 'child' ? 0.95 : 1.2 })];
  return [...scaled, ...(kind === 'blind' ? [stick] : []), ...arrow];
}
