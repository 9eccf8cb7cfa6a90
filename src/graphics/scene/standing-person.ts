import type { Person } from '../../domain/scene/scene';
import { drawSide } from './side-views';
import { circle, ellipse, path, put, type Shape } from '../shape';

const clothes = { adult: '#7a4fa3', child: '#e2582f', blind: '#3f5a86' } as const;

/** A person upright, standing on the origin, on their way to a side of the picture. */
export function drawStandingPerson({ kind }: Person, side: 'left' | 'right' | undefined): Shape[] {
  if (kind === 'cyclist') {
    const rider = drawSide({ kind: 'bicycle', arm: 'south' }, 'left');
    return side === 'right'
      ? [{ ...put([0, 0], rider), attributes: { transform: 'scale(-1 1)' } }]
      : rider;
  }
  const cloth = clothes[kind];
  const stride = side === undefined ? 1.2 : 3;
  const limb = { strokeWidth: 2, strokeLinecap: 'round', fill: 'none' };
  const body = [
    ellipse(4, 1, { fill: '#0003' }),
    path(`M-.5-8 ${String(-stride)}-.8M.5-8 ${String(stride)}-.8`, { ...limb, stroke: '#2c3239' }),
    path('M-2.2-8-2-13.5Q0-15 2-13.5L2.2-8Z', {
      fill: cloth,
      stroke: cloth,
      strokeLinejoin: 'round',
    }),
    path(`M-1.8-13-${String(2.2 + stride / 3)}-8.6M1.8-13 ${String(2.2 + stride / 3)}-8.6`, {
      ...limb,
      stroke: cloth,
      strokeWidth: 1.5,
    }),
    circle(0, -16, 1.9, { fill: '#e0b594' }),
    path('M-1.9-16.3A1.9 1.9 0 0 1 1.9-16.3Z', { fill: kind === 'child' ? '#8a5a2b' : '#3a2a20' }),
  ];
  const sign = side === 'left' ? -1 : 1;
  const stick = path(`M${String(sign * 3.4)}-9 ${String(sign * 7)}-.5`, {
    stroke: '#fff',
    strokeWidth: 0.9,
  });
  const all = kind === 'blind' ? [...body, stick] : body;
  return kind === 'child' ? [put([0, 0], all, { scale: 0.72 })] : all;
}
