import type { SignCode } from '../../domain/scene/sign-looks';
import { block, circle, path, put, text, type Shape } from '../shape';
import {
  bars,
  blue,
  carSymbol,
  circleArrows,
  green,
  head,
  ink,
  outlined,
  red,
  ring,
  speed,
  square,
  stroke,
  walker,
  walkerOnBlue,
  warning,
  yellow,
} from './sign-parts';

const signs: Record<SignCode, () => Shape[]> = {
  A13: () => warning([put([0, -1.5], [head, walker, bars], { scale: 0.82 })]),
  A15: () =>
    warning([
      put([-3.4, 0], [head, walker], { scale: 0.72 }),
      put([4.4, 1.5], [head, walker], { scale: 0.6 }),
    ]),
  A20: () =>
    warning([
      put([-2, 0], [head, walker], { scale: 0.75 }),
      path('M2 6.5 8 6.5 5 2Z', { fill: ink }),
    ]),
  A28: () => warning([stroke('M-4.5-4 4.5 6M4.5-4-4.5 6', ink, 3)]),
  A29: () => warning([stroke('M0-8V7', ink, 4.2), stroke('M-6.5 1H6.5', ink, 2)]),
  A30: () =>
    warning([
      put(
        [0, 0.5],
        [0, 120, 240].map((turn) =>
          put(
            [0, 0],
            [
              stroke('M-5-2.2A5.5 5.5 0 0 1 3-4.6', ink, 2),
              path('M2-7.6 6.7-3.6 1.4-1.600Z', { fill: ink }),
            ],
            { turn },
          ),
        ),
      ),
    ]),
  A35: () => warning([stroke('M-7 0H7M-7 4H7M-5-3V7M0-3V7M5-3V7', ink, 1.8)]),
  A36: () =>
    warning([
      path('M-7 4V-3h3v-3h3v3h4l3 3v4zM-6 4a2 2 0 1 0 .1 0M0 4a2 2 0 1 0 .1 0M5 4a2 2 0 1 0 .1 0', {
        fill: ink,
      }),
    ]),
  A39: () => [
    stroke('M-14-9 14 9M14-9-14 9', red, 8),
    stroke('M-14-9 14 9M14-9-14 9', yellow, 3.6),
  ],
  A40: () => warning([stroke('M0-7V2', ink, 3.6), circle(0, 7, 2, { fill: ink })]),
  B1: () => [
    path('M0 14.5 17-14.5H-17Z', {
      fill: yellow,
      stroke: red,
      strokeWidth: 4.6,
      strokeLinejoin: 'round',
    }),
  ],
  B2: () => [
    path('M-6.6-16H6.600L16-6.600V6.600L6.6 16H-6.600L-16 6.600V-6.600Z', {
      fill: red,
      stroke: '#fff',
      strokeWidth: 1.2,
    }),
    text('STOP', { y: 4, fontSize: 10.5, fill: '#fff' }),
  ],
  B3: () => square(blue, walkerOnBlue),
  B4: () => [
    path('M0-17 17 0 0 17-17 0Z', { fill: '#fff', ...outlined, strokeLinejoin: 'round' }),
    path('M0-12.5 12.5 0 0 12.5-12.5 0Z', { fill: yellow, ...outlined }),
  ],
  B5: () => [
    path('M0-17 17 0 0 17-17 0Z', { fill: '#fff', ...outlined, strokeLinejoin: 'round' }),
    path('M0-12.5 12.5 0 0 12.5-12.5 0Z', { fill: yellow, ...outlined }),
    stroke('M8.5-8.5-8.5 8.5', ink, 3.4),
  ],
  B6: () =>
    ring(yellow, [
      stroke('M-4.5-8V6M-7.5 3-4.5 7-1.5 3', ink, 2.6),
      stroke('M4.5 8V-6M1.5-3 4.5-7 7.5-3', red, 2.6),
    ]),
  B7: () =>
    square(blue, [
      stroke('M5.5 10V-7M1.5-4 5.5-9.5 9.5-4', '#fff', 3.4),
      stroke('M-6-10V7M-9 4-6 8.5-3 4', red, 2.4),
    ]),
  B8: () =>
    square(blue, [
      path('M0-11.5 12 10H-12Z', { fill: '#fff' }),
      put(
        [0, 4],
        [
          stroke(
            'M-3.6 0a2.8 2.8 0 1 0 .1 0M3.7 0a2.8 2.8 0 1 0 .1 0M-3.6 2.8-1-2.5 3.7 2.800M-1-2.5H2.5',
            ink,
            1.2,
          ),
        ],
        { scale: 0.9 },
      ),
    ]),
  C1: () => [circle(0, 0, 16, { fill: red, stroke: '#fff' }), block(21, -3, 6, { fill: yellow })],
  C2: () => ring(yellow, []),
  C27: () => ring(yellow, [carSymbol(-5, red), carSymbol(5, ink)]),
  'C31-3': () => speed(30),
  'C31-4': () => speed(40),
  'C31-5': () => speed(50),
  'C31-6': () => speed(60),
  'C31-7': () => speed(70),
  'C31-8': () => speed(80),
  'C31-9': () => speed(90),
  'C31-10': () => speed(100),
  'C31-11': () => speed(110),
  'C31-12': () => speed(120),
  C35: () => ring(blue, [stroke('M-9-9 9 9', red, 3.4)]),
  C39: () => ring(blue, [stroke('M-9-9 9 9M9-9-9 9', red, 3.4)]),
  D3: () => [circle(0, 0, 16, { fill: blue, stroke: '#fff' }), ...circleArrows],
  E1: () =>
    square(green, [
      stroke('M-7 10-3-10M7 10 3-10', '#fff', 2.6),
      stroke('M-11-2H11', '#fff', 2.6),
      stroke('M0 10V5M0 1V-3M0-6V-9', '#fff', 1.2),
    ]),
  E5: () => [
    block(38, -13, 26, { fill: '#fff', rx: 2.5, ...outlined }),
    path('M-14 8V-1l4-4 4 4V8zM-5 8V-8l5-3 5 3V8zM6 8V0l4-4 4 4V8z', { fill: ink }),
  ],
  E9: () => [
    block(38, -14, 28, { fill: blue, rx: 2.5, stroke: '#fff' }),
    path('M4 2V-5l6-5 6 5V2zM4 10V7l1.5-2.5h7L14 7v3z', { fill: '#fff' }),
    circle(-9, -8, 2.2, { fill: '#fff' }),
    stroke('M-9-5V2M-9 2-11.5 9M-9 2-6.5 9M-12.5-1-9-4-5.5-1', '#fff', 1.9),
    circle(-1.5, 7.5, 1.6, { fill: '#fff' }),
  ],
  E15: () =>
    square(blue, [
      stroke('M-4 11V-8M-7.5-5-4-10-.5-5', '#fff', 3),
      stroke('M7 11V5Q7 0-2-2', '#fff', 2.6),
    ]),
  E16: () => [
    block(40, -8, 16, { fill: blue, rx: 2.5, stroke: '#fff' }),
    stroke('M-12 0H10', '#fff', 3.2),
    path('M8-6 16 0 8 6Z', { fill: '#fff' }),
  ],
  E17: () =>
    square(blue, [
      stroke('M0 10V-2', '#fff', 4.4),
      path('M-9-9.5H9V-3.5H-9Z', { fill: red, stroke: '#fff', strokeWidth: 0.8 }),
    ]),
  E22: () =>
    square(blue, [
      path('M-9-9.5H9V7H-9ZM-7-7V-1H7V-7ZM-7 7h4v3h-4zM3 7h4v3H3z', {
        fill: '#fff',
        fillRule: 'evenodd',
      }),
    ]),
  E18: () => square(blue, [text('M', { y: 7.5, fontSize: 21, fill: '#fff' })]),
};

/** Half the height of a sign's drawing. */
export const signHalf = 17;

/** A road sign as a driver meets it, around its middle, about 34 units high. */
export function drawSign(code: SignCode): Shape[] {
  return signs[code]();
}
