import type { Vehicle } from '../../domain/scene/scene';
import { glass, paint } from './palette';
import { block, circle, ellipse, path, put, type Shape } from '../shape';

/** Something drawn from above with its nose up, around its middle. */
type Body = (colour: string, length: number, width: number) => Shape[];

const tyre = '#20262c';
const lamp = '#fff3c4';

function hull(colour: string, length: number, width: number, radius: number): Shape[] {
  return [
    block(width, -length / 2 + 1.5, length, { fill: '#0003', rx: radius }),
    block(width, -length / 2, length, { fill: colour, rx: radius }),
  ];
}

function lamps(length: number, width: number): Shape {
  const [x, y] = [width / 2 - 4, -length / 2 + 1.6];
  return path(`M${String(-x)} ${String(y)}h.1M${String(x)} ${String(y)}h.1`, {
    stroke: lamp,
    strokeWidth: 3.4,
    strokeLinecap: 'round',
  });
}

const car: Body = (colour, length, width) => [
  ...hull(colour, length, width, 6),
  path(
    'M-7.8-8Q0-11.5 7.8-8L6.6-2.5H-6.6ZM-6.4 11H6.4L7.4 15Q0 17-7.4 15ZM-8.8-5V10l1.2-1v-8zM8.8-5V10l-1.2-1v-8z',
    {
      fill: glass,
    },
  ),
  lamps(length, width),
];

const van: Body = (colour, length, width) => [
  ...hull(colour, length, width, 4),
  path(
    `M-9-${String(length / 2 - 9)}Q0-${String(length / 2 - 5)} 9-${String(length / 2 - 9)}L8-${String(length / 2 - 15)}H-8Z`,
    { fill: glass },
  ),
  block(width - 6, -length / 2 + 19, length - 24, { fill: '#0000', stroke: '#0002', rx: 2 }),
  lamps(length, width),
];

const truck: Body = (colour, length, width) => [
  block(width, -length / 2 + 20, length - 20, { fill: '#eef0ee', stroke: '#0004', rx: 1.5 }),
  path(
    `M${String(-width / 2 + 4)} ${String(-length / 2 + 38)}h${String(width - 8)}m0 16h${String(8 - width)}`,
    { stroke: '#0002', fill: 'none' },
  ),
  block(width - 1, -length / 2, 19, { fill: colour, rx: 4 }),
  path(
    `M-9.5 ${String(-length / 2 + 3)}Q0 ${String(-length / 2)} 9.5 ${String(-length / 2 + 3)}L9 ${String(-length / 2 + 7.5)}H-9Z`,
    { fill: glass },
  ),
];

/** How much of a lorry with a trailer is the lorry. */
const lorryLength = 78;

const truckTrailer: Body = (colour, length, width) => {
  const trailerLength = length - lorryLength - 9;
  return [
    path(`M-5-2 0 ${String(length / 2 - trailerLength)} 5-2`, {
      stroke: tyre,
      strokeWidth: 1.8,
      fill: 'none',
    }),
    put([0, (lorryLength - length) / 2], truck(colour, lorryLength, width)),
    block(width, length / 2 - trailerLength, trailerLength, {
      fill: '#eef0ee',
      stroke: '#0004',
      rx: 1.5,
    }),
    path(
      `M${String(-width / 2 + 4)} ${String(length / 2 - trailerLength + 20)}h${String(width - 8)}m0 20h${String(8 - width)}`,
      {
        stroke: '#0002',
        fill: 'none',
      },
    ),
  ];
};

const bus: Body = (colour, length, width) => [
  ...hull(colour, length, width, 4),
  path(`M-10-${String(length / 2 - 2.5)}H10L9.5-${String(length / 2 - 8)}H-9.5Z`, { fill: glass }),
  path(`M-7-22h14v9h-14zM-7 18h14v9h-14z`, { fill: '#fff', opacity: 0.35 }),
  lamps(length, width),
];

const tram: Body = (colour, length, width) => [
  ...hull(colour, length, width, 8),
  path(
    `M-8-${String(length / 2 - 4)}H8L9-${String(length / 2 - 10)}H-9ZM-8 ${String(length / 2 - 4)}H8L9 ${String(length / 2 - 10)}H-9Z`,
    { fill: glass },
  ),
  path(`M${String(-width / 2)} -19h${String(width)}M${String(-width / 2)} 19h${String(width)}`, {
    stroke: tyre,
    strokeWidth: 3,
  }),
  path('M0-40V40M-5-6 0 0 5-6', { stroke: '#fff', strokeWidth: 1.4, opacity: 0.6, fill: 'none' }),
];

const train: Body = (colour, length, width) => [
  ...hull(colour, length, width, 7),
  path(`M-11-${String(length / 2 - 4)}H11L12-${String(length / 2 - 13)}H-12Z`, { fill: glass }),
  block(width, -30, 3, { fill: tyre, opacity: 0.6 }),
  block(10, -length / 2 + 22, length - 30, { fill: '#0002', rx: 2 }),
  lamps(length, width),
];

const tractor: Body = (colour, length, width) => [
  path(`M-11 1h6v18h-6zM5 1h6v18h-6zM-9-19h4v11h-4zM5-19h4v11h-4z`, { fill: tyre }),
  block(11, -length / 2, length - 6, { fill: colour, rx: 2.5, stroke: '#0003' }),
  block(width - 7, 0, 15, { fill: colour, rx: 2.5, stroke: '#0004' }),
  block(width - 12, 3, 9, { fill: glass, rx: 1.5 }),
];

function rider(y: number, shirt: string, helmet: string): Shape[] {
  return [
    path(`M-5.5 ${String(y + 2)}L-4 ${String(y - 6)}M5.5 ${String(y + 2)}L4 ${String(y - 6)}`, {
      stroke: shirt,
      strokeWidth: 2.4,
      strokeLinecap: 'round',
    }),
    ellipseAt(y + 2, 6.4, 3.8, shirt),
    circle(0, y, 3.5, { fill: helmet, stroke: '#0004', strokeWidth: 0.8 }),
  ];
}

function ellipseAt(cy: number, rx: number, ry: number, fill: string): Shape {
  return ellipse(rx, ry, { cy, fill });
}

const motorcycle: Body = (colour, length) => [
  block(3.4, -length / 2 - 2, length + 3, { fill: tyre, rx: 1.7 }),
  block(6.5, -7, 13, { fill: colour, rx: 3 }),
  path('M-6.5-7H6.5', { stroke: tyre, strokeWidth: 1.8, strokeLinecap: 'round' }),
  ...rider(1, '#39424c', colour === paint.black ? '#e9ecee' : colour),
];

const bicycle: Body = (_, length) => [
  block(2, -length / 2 - 2, length + 3, { fill: tyre, rx: 1 }),
  path('M-6-6H6', { stroke: tyre, strokeWidth: 1.6, strokeLinecap: 'round' }),
  ...rider(1, '#1d8a8a', '#f4f1e4'),
];

/** Patches of a colour along both sides. */
function sides(colour: string, length: number, width: number): Shape {
  const [x, y] = [width / 2 - 1.4, length / 2 - 8];
  return path(`M${String(-x)} ${String(-y)}V${String(y)}M${String(x)} ${String(-y)}V${String(y)}`, {
    stroke: colour,
    strokeWidth: 2.8,
    strokeDasharray: '7 7',
  });
}

/** Each kind of vehicle from above, its nose up. */
export const bodies: Record<Vehicle['kind'], Body> = {
  car,
  van,
  truck,
  'truck-trailer': truckTrailer,
  bus,
  motorcycle,
  moped: motorcycle,
  bicycle,
  tractor,
  police: (colour, length, width) => [
    ...car(colour, length, width),
    sides('#1c57b5', length, width),
  ],
  ambulance: (colour, length, width) => [
    ...van(colour, length, width),
    sides('#17743c', length, width),
  ],
  tram,
  train,
};
