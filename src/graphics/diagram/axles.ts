import { writeNumber } from '../../domain/scene/describe-diagram';
import type { AxlesDiagram } from '../../domain/scene/diagram';
import { glass, paint } from '../scene/palette';
import { circle, path, rect, text, type Shape } from '../shape';
import { backdrop, ink, pale } from './paper';

/** Metres before the first axle and behind the last one. */
const [nose, tail] = [1.4, 1.5];
const tyre = '#20262c';

function wheel(x: number, y: number, radius: number): Shape[] {
  return [
    circle(x, y, radius, { fill: tyre }),
    circle(x, y, radius * 0.5, { fill: '#aab3bb' }),
    circle(x, y, radius * 0.14, { fill: tyre }),
  ];
}

/** A lorry from its side with its nose to the left, its cargo, the load on each axle and the distances between. */
export function drawAxles({ axles, cargo, isMeasured }: AxlesDiagram): Shape[] {
  const last = axles.at(-1)?.at ?? 0;
  const ground = isMeasured === true ? 30 : 58;
  const length = nose + last + tail;
  const metre = Math.min(372 / length, 46);
  const xOf = (at: number) => (at + nose - length / 2) * metre;
  const heightOf = (high: number) => ground - high * metre;
  const bed = heightOf(1.1);
  const points = [...axles.map(({ at }) => at), ...(cargo === undefined ? [] : [cargo.at])].sort(
    (one, other) => one - other,
  );
  const size = cargo === undefined ? 0 : Math.min(2.2, 2 * (last + tail - cargo.at)) * metre;
  const measures = isMeasured === true ? points.slice(1) : [];
  const scale = ground + 84;
  return [
    backdrop(),
    rect([-200, ground], 400, 150 - ground, { fill: '#d3d9d6' }),
    path(`M-200 ${String(ground)}H200`, { stroke: '#737d88', strokeWidth: 3 }),
    rect([xOf(-0.9), heightOf(0.95)], (last + tail + 0.9) * metre, 0.28 * metre, {
      fill: '#3a434c',
    }),
    ...(cargo === undefined
      ? [
          rect([xOf(0.95), heightOf(3.5)], (last + tail - 0.95) * metre, 2.55 * metre, {
            fill: '#fbfcfa',
            stroke: '#9aa4a9',
            rx: 3,
          }),
        ]
      : [
          rect([xOf(0.95), heightOf(1.9)], 0.14 * metre, 0.95 * metre, { fill: '#5b6570' }),
          rect([xOf(0.95), bed], (last + tail - 0.95) * metre, 0.2 * metre, { fill: '#5b6570' }),
          rect([xOf(cargo.at) - size / 2, bed - 1.6 * metre], size, 1.6 * metre, {
            fill: '#cdb58b',
            stroke: '#8a7350',
            rx: 2,
          }),
          text(`${writeNumber(cargo.mass)} ton`, {
            x: xOf(cargo.at),
            y: bed - 1.6 * metre - 8,
            fontSize: 16,
            fill: ink,
          }),
        ]),
    rect([xOf(-nose), heightOf(3.1)], (nose + 0.75) * metre, 2.6 * metre, {
      fill: paint.blue,
      rx: 7,
    }),
    rect([xOf(-nose + 0.12), heightOf(2.8)], 1.1 * metre, 0.95 * metre, { fill: glass, rx: 4 }),
    ...axles.flatMap(({ at, isLifted }) =>
      wheel(xOf(at), heightOf(isLifted === true ? 0.8 : 0.52), 0.52 * metre),
    ),
    ...axles.flatMap(({ at, load }): Shape[] =>
      load === undefined
        ? []
        : [
            path(`M${String(Math.round(xOf(at)))} ${String(ground + 6)}l-6 9h12z`, { fill: ink }),
            text(writeNumber(load), { x: xOf(at), y: ground + 35, fontSize: 19, fill: ink }),
            text('ton', { x: xOf(at), y: ground + 51, fontSize: 14, fontWeight: 400, fill: pale }),
          ],
    ),
    ...(cargo !== undefined && isMeasured === true
      ? [
          path(`M${String(Math.round(xOf(cargo.at)))} ${String(bed)}V${String(scale)}`, {
            stroke: ink,
            strokeDasharray: '4 4',
          }),
        ]
      : []),
    ...measures.flatMap((at, index) => {
      const from = points[index] ?? 0;
      const [left, right] = [Math.round(xOf(from)), Math.round(xOf(at))];
      return [
        path(`M${String(left)} ${String(scale - 6)}v12m0-6H${String(right)}m0-6v12`, {
          stroke: ink,
          strokeWidth: 1.4,
          fill: 'none',
        }),
        text(`${writeNumber(Math.round((at - from) * 100) / 100)} m`, {
          x: (left + right) / 2,
          y: scale + 22,
          fontSize: 15,
          fill: ink,
        }),
      ];
    }),
  ];
}
