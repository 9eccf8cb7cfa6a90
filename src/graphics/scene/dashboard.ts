import type { Vehicle } from '../../domain/scene/scene';
import { drawEnd } from './end-views';
import { path, put, rect, type Shape } from '../shape';

const dark = '#1f262e';

/** What a driver sees of the own car: bonnet, dashboard, wheel and mirror, with who is behind. */
export function drawDashboard({ indicator }: Vehicle, behind: Vehicle | undefined): Shape[] {
  const arrow = (side: 'left' | 'right') => {
    const isLit = indicator === side || indicator === 'both';
    const sign = side === 'left' ? -1 : 1;
    return path(`M${String(sign * 30)} 132l${String(sign * -9)}-7v14z`, {
      fill: isLit ? '#37d67a' : '#46505a',
    });
  };
  return [
    path('M-200 128Q-60 104 60 108T200 130V150H-200Z', { fill: dark }),
    path('M-200 137Q-60 115 60 119T200 140V150H-200Z', { fill: '#2c353f' }),
    path('M-58 150Q-50 112 0 112T58 150', { stroke: '#11161b', strokeWidth: 9, fill: 'none' }),
    arrow('left'),
    arrow('right'),
    rect([48, -150], 96, 27, { fill: dark, rx: 6 }),
    rect([52, -148], 88, 21, { fill: '#b9cbd6', rx: 4 }),
    path('M52-133h88v2q0 4-4 4h-80q-4 0-4-4z', { fill: '#737d88' }),
    ...(behind === undefined
      ? []
      : [put([96, -128], drawEnd({ ...behind, label: undefined }, true), { scale: 0.8 })]),
  ];
}
