import { block, circle, put, text, type Shape } from '../shape';
import type { Point } from '../../domain/scene/geometry';

const ink = '#16202c';

/** What a vehicle is called, upright: 'DU' for the learner's own, or its letter. */
export function drawLabel(at: Point, label: string): Shape {
  if (label.length === 1) {
    return put(at, [
      circle(0, 0, 7.5, { fill: '#fff', stroke: ink }),
      text(label, { y: 3.8, fontSize: 10.5, fill: ink }),
    ]);
  }
  return put(at, [
    block(21, -7, 14, { rx: 7, fill: '#fff', stroke: ink }),
    text(label, { y: 3.6, fontSize: 10, fill: ink }),
  ]);
}
