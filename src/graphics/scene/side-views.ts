import type { Vehicle } from '../../domain/scene/scene';
import { colourOf } from '../../domain/scene/scene-words';
import { vehicleSizes } from '../../domain/scene/vehicle-sizes';
import { amber, glass, paint } from './palette';
import { block, circle, ellipse, path, put, type Shape } from '../shape';

/** A vehicle from its side with its nose to the left, standing on the origin. */
type SideView = (colour: string, length: number, height: number) => Shape[];

const tyre = '#20262c';

function wheel(x: number, radius: number): Shape[] {
  return [
    circle(x, -radius, radius, { fill: tyre }),
    circle(x, -radius, radius * 0.45, { fill: '#aab3bb' }),
  ];
}

const car: SideView = (colour, length) => {
  const x = length / 2;
  return [
    path(
      `M${String(-x)}-3V-7Q${String(-x + 1)}-8.5 ${String(-x + 11)}-9.500L-6-14.5Q3-16 10-14.500L${String(x - 5)}-9.5 ${String(x)}-8.500V-3Z`,
      { fill: colour, stroke: colour, strokeLinejoin: 'round' },
    ),
    path('M-8.5-9.5-4.5-13.300H1V-9.500ZM2.5-9.500V-13.400Q7-13.8 10-12.800L14-9.500Z', {
      fill: glass,
    }),
    ...wheel(-x + 9, 3.8),
    ...wheel(x - 9, 3.8),
  ];
};

const van: SideView = (colour, length, height) => {
  const x = length / 2;
  return [
    path(
      `M${String(-x)}-3V-${String(height * 0.5)}L${String(-x + 9)}-${String(height)}H${String(x)}V-3Z`,
      { fill: colour, stroke: colour, strokeLinejoin: 'round' },
    ),
    path(
      `M${String(-x + 4)}-${String(height * 0.55)}L${String(-x + 10)}-${String(height - 2)}H${String(-x + 18)}V-${String(height * 0.55)}Z`,
      { fill: glass },
    ),
    ...wheel(-x + 11, 4),
    ...wheel(x - 11, 4),
  ];
};

const truck: SideView = (colour, length, height) => {
  const x = length / 2;
  return [
    block(length, -8, 4, { fill: '#3a434c' }),
    path(`M${String(-x + 21)}-7V-${String(height)}H${String(x)}V-7Z`, {
      fill: '#eef0ee',
      stroke: '#0004',
      strokeWidth: 0.8,
    }),
    path(
      `M${String(-x)}-4V-${String(height * 0.72)}Q${String(-x)}-${String(height * 0.86)} ${String(-x + 5)}-${String(height * 0.86)}H${String(-x + 18)}V-4Z`,
      { fill: colour },
    ),
    path(
      `M${String(-x + 1.5)}-${String(height * 0.5)}V-${String(height * 0.76)}H${String(-x + 11)}V-${String(height * 0.5)}Z`,
      { fill: glass },
    ),
    ...[-x + 9, x - 25, x - 13].flatMap((at) => wheel(at, 5)),
  ];
};

const truckTrailer: SideView = (colour, length, height) => {
  const x = length / 2;
  const front = 12;
  return [
    put([-36, 0], truck(colour, length - 72, height)),
    path(`M2-6H${String(front)}`, { stroke: '#3a434c', strokeWidth: 2 }),
    path(`M${String(front)}-7V-${String(height)}H${String(x)}V-7Z`, {
      fill: '#eef0ee',
      stroke: '#0004',
      strokeWidth: 0.8,
    }),
    ...[front + 9, x - 21, x - 9].flatMap((at) => wheel(at, 5)),
  ];
};

const bus: SideView = (colour, length, height) => {
  const x = length / 2;
  return [
    block(length, -height, height - 3, { fill: colour, rx: 3 }),
    block(length - 6, -height + 4, height * 0.36, { fill: glass, rx: 1.5 }),
    path(
      `M${String(-x + 18)}-${String(height - 4)}V-4M${String(-x + 28)}-${String(height - 4)}V-4M4-${String(height - 4)}V-${String(height * 0.5)}M22-${String(height - 4)}V-${String(height * 0.5)}`,
      { stroke: colour, strokeWidth: 1.6 },
    ),
    ...wheel(-x + 12, 4.6),
    ...wheel(x - 22, 4.6),
  ];
};

const railed: SideView = (colour, length, height) => [
  block(length, -height, height - 4, { fill: colour, rx: 5 }),
  block(length - 8, -height + 6, height * 0.28, { fill: glass, rx: 2 }),
  path(`M${String(-length / 6)}-${String(height)}V-4M${String(length / 6)}-${String(height)}V-4`, {
    stroke: '#20262c',
    strokeWidth: 2.4,
  }),
  path(`M${String(-length / 2)}-9H${String(length / 2)}`, {
    stroke: '#fff',
    strokeWidth: 1.4,
    opacity: 0.7,
  }),
  block(length - 12, -4, 3, { fill: tyre }),
];

const tractor: SideView = (colour, length, height) => [
  path('M-19-8V-16H-1V-8Z', { fill: colour }),
  path(`M-2-8V-${String(height)}H13V-8Z`, { fill: colour }),
  path(`M0-15V-${String(height - 2)}H11V-15Z`, { fill: glass }),
  ...wheel(length / 2 - 9, 9),
  ...wheel(-length / 2 + 6, 5),
];

const cycle: SideView = (colour, length, height) => {
  const x = length / 2 - 3;
  const ring = { fill: 'none', stroke: tyre, strokeWidth: 1.3 };
  return [
    circle(-x, -3.4, 3.4, ring),
    circle(x, -3.4, 3.4, ring),
    path(
      `M${String(-x)}-3.4 ${String(-x + 3)}-9.4H${String(x - 4)}L${String(x)}-3.4M${String(-x + 3)}-9.4 0-4`,
      { stroke: colour, strokeWidth: 1.5, fill: 'none' },
    ),
    path(`M1.5-9Q3-${String(height - 3)} -1-${String(height - 4)}L-4.5-10`, {
      stroke: '#39424c',
      strokeWidth: 2.6,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    circle(-1, -height + 1.5, 2.3, { fill: '#e9ecee' }),
  ];
};

const views: Record<Vehicle['kind'], SideView> = {
  car,
  van,
  truck,
  'truck-trailer': truckTrailer,
  bus,
  motorcycle: cycle,
  moped: cycle,
  bicycle: cycle,
  tractor,
  police: car,
  ambulance: van,
  tram: railed,
  train: railed,
};

/** A vehicle from its side with its nose to the left, standing on the origin; `near` is the side that is seen. */
export function drawSide(vehicle: Vehicle, near: 'left' | 'right'): Shape[] {
  const { kind, indicator, isUrgent } = vehicle;
  const { length, height } = vehicleSizes[kind];
  const x = length / 2 - 2;
  const isBlinking = indicator === near || indicator === 'both';
  const isEmergency = kind === 'police' || kind === 'ambulance';
  return [
    ellipse(length / 2, 1.6, { fill: '#0003' }),
    ...views[kind](paint[colourOf(vehicle)], length, height),
    ...(isEmergency
      ? [
          path(`M${String(-length / 2 + 8)}-6.500H${String(length / 2 - 4)}`, {
            stroke: kind === 'police' ? '#1c57b5' : '#17743c',
            strokeWidth: 2.6,
            strokeDasharray: '5 5',
          }),
          block(8, -height - 2, 2.2, { fill: isUrgent === true ? '#1f6fff' : '#2a4f9e', rx: 0.8 }),
        ]
      : []),
    ...(isEmergency && isUrgent === true
      ? [circle(0, -height - 1, 8, { fill: '#3f8cff', opacity: 0.4 })]
      : []),
    ...(isBlinking
      ? [-x, x].flatMap((at) => [
          circle(at, -7, 3.6, { fill: '#ffd34d', opacity: 0.5 }),
          circle(at, -7, 1.8, { fill: amber, stroke: '#7a4700', strokeWidth: 0.4 }),
        ])
      : []),
  ];
}
