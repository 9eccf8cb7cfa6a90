import type { TaximeterDiagram } from '../../domain/scene/diagram';
import { block, circle, path, type Shape } from '../shape';
import { backdrop, endingAt, startingAt } from './paper';

const glow = '#ffc35a';
const dim = '#c9b48d';

/** A taximeter with its display: state and tariff, the amount, and what is added to it. */
export function drawTaximeter({ status, tariff, amount, extras }: TaximeterDiagram): Shape[] {
  const [left, right] = [-146, 146];
  // without anything below it the amount stands lower
  const lower = extras === undefined ? 18 : 0;
  return [
    backdrop(),
    block(368, -118, 238, { fill: '#0002', rx: 20 }),
    block(364, -121, 236, { fill: '#3a434c', rx: 18 }),
    block(328, -104, 172, { fill: '#141b22', rx: 8 }),
    startingAt(left, -74, status.toUpperCase(), { fontSize: 21, fill: glow }),
    ...(tariff === undefined ? [] : [endingAt(right, -74, tariff, { fontSize: 21, fill: glow })]),
    path(`M${String(left)} -58H${String(right)}`, { stroke: '#3a434c', strokeWidth: 1.4 }),
    startingAt(left, -33 + lower, 'Belopp', { fontSize: 17, fontWeight: 400, fill: dim }),
    endingAt(right, 14 + lower, `${amount} kr`, { fontSize: 44, fill: glow }),
    ...(extras === undefined
      ? []
      : [
          startingAt(left, 50, 'Tillägg', { fontSize: 17, fontWeight: 400, fill: dim }),
          endingAt(right, 50, `${extras} kr`, { fontSize: 24, fill: glow }),
        ]),
    ...[-90, -30, 30, 90].map((x) => circle(x, 92, 9, { fill: '#5b6570', stroke: '#20262c' })),
  ];
}
