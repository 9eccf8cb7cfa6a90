import { disc, type SignSymbol } from '../shapes';

/** Animals, about 100 units long around the origin, heading left. */

/** An elk. */
export const elk: SignSymbol = {
  fill: 'M-50-10c1-6 7-10 15-14l4-4 6 2c6-5 12-8 18-8 8 0 14 6 22 8 10 1 22 1 25 10 2 7 1 14-1 20l-8 6c-12-4-22 0-32 1-10 0-17-2-19-10-1-6-4-9-9-8-3 3-2 8-4 12l-5-10c-4 1-8 1-10-1-2-1-3-2-2-4zM-33-29c-6-2-11-1-15-4-3-3-4-7-3-10l5 4 1-8 5 7 4-7 3 8 6-5 0 7 6-1c-2 6-6 8-8 11z',
  lines: [[6.5, 'M-15 4-18 22-16 44M-5 6-4 44M36 0 40 20 36 44M26 4 30 22 25 44']],
};

/** A deer that leaps. */
export const deer: SignSymbol = {
  fill: 'M-50-15c5-5 9-6 13-7l5-6 4 4c2 9 6 16 13 20 8 4 20 4 30 8 10 3 19 7 23 14 3 5 3 9 1 12l-10 4c-3-6-8-9-15-10-11-1-26 0-35-6-7-5-9-13-11-22-5 1-9 1-13 0-3-1-5-5-5-11zM25 9l12-9-1 15z',
  lines: [
    [5.5, 'M-16 8-38 13-32 24M-12 12-30 22-22 31M34 24 46 30 60 46M28 28 38 36 50 48'],
    [3.2, 'M-34-24-40-39M-37-32-44-36M-30-24-31-40M-31-33l6-4'],
  ],
};

const horseBody =
  'M-31-44l5 6C-18-38-10-28-5-19C4-15 16-17 26-19C34-20 40-15 40-8C41 0 38 6 33 9C22 5 8 10-2 11C-12 11-20 10-23 2C-25-4-26-10-29-19C-33-18-36-14-41-10C-44-8-48-10-49-13C-50-16-48-19-45-23C-41-29-38-36-33-39z';
const horseLegs = [
  [6, 'M-19 5-24 24-20 43M-10 8-9 26-12 43M35 2 40 20 35 43M27 4 27 22 33 43'],
  [5, 'M39-12Q47-4 44 16'],
] as const;

/** A horse that walks. */
export const horse: SignSymbol = { fill: horseBody, lines: horseLegs };

/** A horse with its rider. */
export const rider: SignSymbol = {
  fill: horseBody + disc(-1, -56, 8),
  lines: [...horseLegs, [12, 'M2-40 6-20'], [7, 'M6-18-6-4-2 14'], [5, 'M0-42-10-30-22-27']],
};

/** What a horse pulls: a cart with its driver, behind the horse in the horse's own measures. */
export const cart: SignSymbol = {
  fill: `M52-16h54l-5 28H62zM76-18q1-18 10-18t9 18z${disc(84, -45, 8)}`,
  lines: [
    [5, `${disc(84, 26, 17)}M22-2H60`],
    [3.5, 'M76-28 30-24'],
  ],
};

/** A reindeer. */
export const reindeer: SignSymbol = {
  fill: 'M-48-12c2-6 8-9 14-12l6-3 6 4c6 4 14 4 24 4 12 0 26-2 33 4 5 5 5 12 3 19l-8 7c-12-4-22 0-32 1-10 0-17-2-19-10-2-5-6-6-10-4-4 2-10 3-14 0-3-2-4-6-3-10z',
  lines: [
    [6, 'M-15 6-18 24-16 44M-5 8-4 44M34 2 38 20 34 44M25 4 28 22 24 44'],
    [3.5, 'M-28-26q-10-4-12-12t6-12M-39-34h-8M-26-26q4-10 12-12t10-12M-14-38l-6-8M-6-43l8 1'],
  ],
};

/** A cow. */
export const cow: SignSymbol = {
  fill: 'M-50-12c2-4 6-8 8-12l-4-6 8 2 8-2 2 6c8 2 14 0 22 0 16 1 34-1 42 2 5 3 7 9 6 18l-3 12-8 4c-14-2-24 4-34 5-10 0-17-2-19-10-2-6-6-8-10-8-4 2-10 1-14-2-3-2-5-6-4-9z',
  lines: [
    [7.5, 'M-15 8V42M-6 10v32M36 4v38M27 8v34'],
    [4, 'M42-14q6 8 4 30'],
  ],
};
