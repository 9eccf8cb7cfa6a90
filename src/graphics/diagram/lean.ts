import type { LeanDiagram } from '../../domain/scene/diagram';
import { drawLabel } from '../scene/draw-label';
import { paint } from '../scene/palette';
import { block, circle, path, put, type Shape } from '../shape';
import { backdrop } from './paper';

const ground = 92;
const seat = -66;
const dark = '#2c3239';

/** A rider from behind, sitting on the origin. */
const rider: readonly Shape[] = [
  path('M-15 4Q-19-34-10-44H10Q19-34 15 4Z', { fill: '#4d5965' }),
  path('M-12-38Q-24-24-25-6M12-38Q24-24 25-6', {
    stroke: '#4d5965',
    strokeWidth: 8,
    strokeLinecap: 'round',
    fill: 'none',
  }),
  circle(0, -58, 13, { fill: paint.blue }),
  path('M-12-54H12', { stroke: '#fff', strokeWidth: 2.4, opacity: 0.8 }),
];

/** A motorcycle from behind, its tyre on the origin. */
const motorcycle: readonly Shape[] = [
  block(13, -48, 48, { fill: '#20262c', rx: 6 }),
  path('M-25-84H25', { stroke: dark, strokeWidth: 4, strokeLinecap: 'round' }),
  block(28, -76, 34, { fill: paint.blue, rx: 9 }),
  block(16, -62, 7, { fill: '#e0271f', rx: 3 }),
  block(16, -46, 10, { fill: '#f6f7f5', rx: 1.5 }),
];

/** Motorcycles from behind in a bend, each with the lines along which it and its rider lean. */
export function drawLean({ riders }: LeanDiagram): Shape[] {
  const apart = 400 / riders.length;
  const scale = riders.length > 2 ? 1.2 : 1.4;
  return [
    backdrop('#dfe9ef'),
    block(400, ground, 60, { fill: '#737d88' }),
    ...riders.flatMap(({ label, motorcycle: lean, rider: own }, index) => {
      // who leans stands aside, so that the middle of it all is in the middle
      const aside = Math.sin(((lean + own) * Math.PI) / 360) * 66 * scale;
      const x = (index - (riders.length - 1) / 2) * apart - aside;
      return [
        put(
          [x, ground],
          [path('M0 0V-150', { stroke: '#55616d', strokeWidth: 1.4, strokeDasharray: '5 5' })],
          {
            scale,
          },
        ),
        put(
          [x, ground],
          [
            ...motorcycle,
            put([0, seat], rider, { turn: own - lean }),
            path('M0 0V-66', { stroke: paint.red, strokeWidth: 2.6 }),
            put([0, seat], [path('M0 0V-92', { stroke: paint.red, strokeWidth: 2.6 })], {
              turn: own - lean,
            }),
          ],
          { turn: lean, scale },
        ),
        ...(label === undefined
          ? []
          : [put([x, ground + 30], [drawLabel([0, 0], label)], { scale: 1.35 })]),
      ];
    }),
  ];
}
