import type { Vehicle } from '../../domain/scene/scene';
import { colourOf } from '../../domain/scene/scene-words';
import { vehicleSizes } from '../../domain/scene/vehicle-sizes';
import { amber, glass, paint } from './palette';
import { block, circle, ellipse, path, rect, type Shape } from '../shape';

/** A vehicle from its end, standing on the origin: `isFront` when it comes towards one. */
type EndView = (colour: string, width: number, height: number, isFront: boolean) => Shape[];

const tyre = '#20262c';

function wheels(width: number, size: number): Shape {
  const [outer, inner] = [width / 2 - 0.5, width / 2 - 4.5];
  return path(
    `M${String(-outer)}-${String(size)}H${String(-inner)}V0H${String(-outer)}ZM${String(outer)}-${String(size)}H${String(inner)}V0H${String(outer)}Z`,
    { fill: tyre },
  );
}

function lights(width: number, y: number, isFront: boolean): Shape {
  const x = width / 2 - 3.4;
  return path(`M${String(-x)} ${String(y)}h.1M${String(x)} ${String(y)}h.1`, {
    stroke: isFront ? '#fff6cf' : '#c3211b',
    strokeWidth: 3.2,
    strokeLinecap: 'round',
  });
}

const plate = (y: number): Shape => block(5.6, y, 1.9, { fill: '#fff' });

const car: EndView = (colour, width, height, isFront) => {
  const belt = -height * 0.58;
  return [
    wheels(width, 5),
    path(`M-7 ${String(-height)}H7L9 ${String(belt + 1)}H-9Z`, {
      fill: colour,
      stroke: colour,
      strokeLinejoin: 'round',
    }),
    path(`M-6 ${String(-height + 1.3)}H6L7.8 ${String(belt)}H-7.8Z`, { fill: glass }),
    block(width, belt, -belt - 2, { fill: colour, rx: 2.4 }),
    lights(width, belt + 3, isFront),
    ...(isFront ? [block(9, belt + 3.6, 2, { fill: '#0006', rx: 0.8 })] : []),
    plate(-4.8),
  ];
};

const boxy: EndView = (colour, width, height, isFront) => [
  wheels(width, 6),
  block(width, -height, height - 3, { fill: colour, rx: 2.4 }),
  block(width - 4, -height + (isFront ? 4 : 3), isFront ? height * 0.4 : height * 0.3, {
    fill: glass,
    rx: 1.4,
  }),
  ...(isFront ? [] : [path(`M0-${String(height - 2)}V-4`, { stroke: '#0003', strokeWidth: 0.7 })]),
  lights(width, -6.5, isFront),
  plate(-5),
];

const truck: EndView = (colour, width, height, isFront) => {
  if (isFront) return boxy(colour, width, height, true);
  return [
    wheels(width, 7),
    block(width, -height, height - 7, {
      fill: '#eef0ee',
      stroke: '#0004',
      strokeWidth: 0.8,
      rx: 1,
    }),
    path(`M0-${String(height - 1)}V-8`, { stroke: '#0004', strokeWidth: 0.8 }),
    block(width, -7.5, 3.6, { fill: '#3a434c' }),
    lights(width, -5.7, false),
    plate(-6.6),
  ];
};

const tractor: EndView = (colour, width, height) => [
  rect([-width / 2, -16], 6, 16, { fill: tyre, rx: 2 }),
  rect([width / 2 - 6, -16], 6, 16, { fill: tyre, rx: 2 }),
  block(width - 11, -height, height - 12, { fill: colour, rx: 1.6 }),
  block(width - 13.5, -height + 2, height * 0.36, { fill: glass, rx: 1 }),
  block(10, -14, 8, { fill: colour, rx: 1.4 }),
];

function rider(shirt: string, helmet: string, y: number): Shape[] {
  return [
    path(`M-3.6 ${String(y)}Q0 ${String(y - 9.5)} 3.6 ${String(y)}Z`, {
      fill: shirt,
      stroke: shirt,
      strokeWidth: 1.6,
      strokeLinejoin: 'round',
    }),
    circle(0, y - 7.6, 2.4, { fill: helmet }),
  ];
}

const cycle: EndView = (colour, width, height, isFront) => [
  block(2.4, -7, 7, { fill: tyre, rx: 1.2 }),
  path(`M${String(-width / 2)}-9.6H${String(width / 2)}`, {
    stroke: tyre,
    strokeWidth: 1,
    strokeLinecap: 'round',
  }),
  ...rider('#39424c', colour === paint.black ? '#e9ecee' : colour, -height + 8),
  circle(0, -8.4, 1.3, { fill: isFront ? '#fff6cf' : '#e0271f' }),
];

const views: Record<Vehicle['kind'], EndView> = {
  car,
  van: boxy,
  truck,
  'truck-trailer': truck,
  bus: boxy,
  motorcycle: cycle,
  moped: cycle,
  bicycle: cycle,
  tractor,
  police: car,
  ambulance: boxy,
  tram: boxy,
  train: boxy,
};

/** A vehicle from behind or, when it comes towards one, from the front, standing on the origin. */
export function drawEnd(vehicle: Vehicle, isFront: boolean): Shape[] {
  const { kind, indicator, isBraking, isUrgent } = vehicle;
  const { width, height } = vehicleSizes[kind];
  const y = width < 12 ? -8 : -6.5;
  const sides =
    indicator === undefined ? [] : indicator === 'both' ? [-1, 1] : [indicator === 'left' ? -1 : 1];
  // what is left for its driver is to the right for one who meets it
  const blinking = sides.map((side) => (isFront ? -side : side) * (width / 2 - 1.2));
  const isEmergency = kind === 'police' || kind === 'ambulance';
  return [
    ellipse(width / 2 + 1.5, 1.6, { fill: '#0004' }),
    ...views[kind](paint[colourOf(vehicle)], width, height, isFront),
    ...(kind === 'police' ? [block(width, -6.4, 2.2, { fill: '#1c57b5' })] : []),
    ...(isEmergency
      ? [block(9, -height - 2, 2, { fill: isUrgent === true ? '#1f6fff' : '#2a4f9e', rx: 0.8 })]
      : []),
    ...(isEmergency && isUrgent === true
      ? [circle(0, -height - 1, 8, { fill: '#3f8cff', opacity: 0.4 })]
      : []),
    ...(isBraking === true && !isFront
      ? [
          path(`M${String(3.4 - width / 2)}-7.500h.1M${String(width / 2 - 3.4)}-7.500h.1`, {
            stroke: '#ff3021',
            strokeWidth: 5,
            strokeLinecap: 'round',
          }),
        ]
      : []),
    ...blinking.flatMap((x) => [
      circle(x, y, 3.6, { fill: '#ffd34d', opacity: 0.5 }),
      circle(x, y, 1.8, { fill: amber, stroke: '#7a4700', strokeWidth: 0.4 }),
    ]),
  ];
}
