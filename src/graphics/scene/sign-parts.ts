import { block, circle, path, put, text, type Shape } from '../shape';

export const red = '#c8161d';
export const yellow = '#ffd21f';
export const blue = '#0a5bb0';
export const green = '#11693b';
export const ink = '#16191d';

export const outlined = { stroke: ink, strokeWidth: 0.7 };

/** A warning triangle with a symbol around the middle of its yellow field. */
export function warning(symbol: Shape[]): Shape[] {
  return [
    path('M0-14.5 17 14.5H-17Z', {
      fill: yellow,
      stroke: red,
      strokeWidth: 4,
      strokeLinejoin: 'round',
    }),
    put([0, 5], symbol),
  ];
}

/** A round sign with a red border. */
export function ring(fill: string, symbol: Shape[]): Shape[] {
  return [circle(0, 0, 14, { fill, stroke: red, strokeWidth: 4 }), ...symbol];
}

export function square(fill: string, symbol: Shape[]): Shape[] {
  return [block(30, -15, 30, { fill, rx: 2.5, stroke: '#fff' }), ...symbol];
}

export const walker = path(
  'M1-8.6a1.9 1.9 0 1 1-.1 0M-1-4 2-4 3.5 0M-1-4-2 2-5 8M-1 2 2 4.5 3.5 8M-1-4-4-1',
  {
    fill: ink,
    fillOpacity: 0,
    stroke: ink,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
);
export const head = circle(0.8, -7, 2, { fill: ink });

export const bars = path('M-9 8.5H9', {
  stroke: ink,
  strokeWidth: 2.4,
  strokeDasharray: '2.5 1.7',
});

export function stroke(d: string, colour: string, strokeWidth: number): Shape {
  return path(d, {
    stroke: colour,
    strokeWidth,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });
}

/** A car from behind, its wheels at the bottom. */
export function carSymbol(x: number, colour: string): Shape {
  return put(
    [x, 0],
    [path('M-4 4V0l1.2-3.5h5.600L4 0v4zM-3.6 4v2h1.800V4zM1.8 4v2h1.800V4z', { fill: colour })],
  );
}

export const walkerOnBlue = [
  path('M0-11.5 12 10H-12Z', { fill: '#fff' }),
  put([0, 2], [put([0, 0], [head, walker], { scale: 0.72 })]),
];

export const circleArrows = [0, 120, 240].map((turn) =>
  put(
    [0, 0],
    [
      stroke('M-7.6-3.2A8.2 8.2 0 0 1 4.5-6.9', '#fff', 3),
      path('M3-11.5 10-5.5 2-2.5Z', { fill: '#fff' }),
    ],
    { turn },
  ),
);

export function speed(limit: number): Shape[] {
  const size = limit > 99 ? 12 : 15;
  return ring(yellow, [text(String(limit), { y: size * 0.36, fontSize: size, fill: ink })]);
}
