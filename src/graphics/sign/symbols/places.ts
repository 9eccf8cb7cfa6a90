import { box, disc, type SignSymbol } from '../shapes';

/** What signs point to, about 80 units tall around the origin. */

/** A cup on its saucer. */
export const cup: SignSymbol = {
  fill: 'M-34-16h54v10h6q12 0 12 12t-12 12h-9q-6 10-17 10h-12q-22 0-22-26zM20 2v9q6 0 7-5 0-4-7-4zM-40 32h66v6h-66z',
  lines: [[4, 'M-18-22q-5-5 0-10t0-10M-2-22q-5-5 0-10t0-10']],
};

/** A knife and a fork. */
export const cutlery: SignSymbol = {
  fill: `M10-40q14 4 14 30v12h-7v36q0 4-4 4t-4-4z`,
  lines: [
    [7, 'M-18 0V40'],
    [4, 'M-27-38v22q0 12 9 14 9-2 9-14v-22M-18-38v24'],
  ],
};

/** A bed with somebody in it. */
export const bed: SignSymbol = {
  fill: `${disc(-24, -10, 8)}M-12-18h36q14 0 14 16v2h-50z`,
  lines: [[6, 'M-42-28V26M-42 9H42M42 0V26']],
};

/** A house and a spruce. */
export const hostel: SignSymbol = {
  fill: 'M-46 2l26-26 26 26h-6v30h-16v-18h-10v18h-14v-30zM30-44l16 26h-7l12 22h-8l12 22h-21v8h-8v-8h-21l12-22h-8l12-22h-7z',
};

/** A tent from its front. */
export const tent: SignSymbol = {
  fill: 'M0-24l46 56H-46zM0 2l-16 30H16z',
  lines: [[5, 'M-7-34 4-20M7-34-4-20']],
};

/** A table with benches under a tree. */
export const picnic: SignSymbol = {
  fill: `${disc(20, -20, 20)}M17-6h6v38h-6zM-44 2h46v6h-46zM-52 16h16v5h-16zM-6 16h16v5H-6z`,
  lines: [[5, 'M-30 6-40 32M-12 6-2 32']],
};

/** A fuel pump. */
export const pump: SignSymbol = {
  fill: 'M-30-40h36q4 0 4 4v72h5v6h-54v-6h5v-72q0-4 4-4zM-25-34v20h26v-20z',
  lines: [[5, 'M10-2h6q5 0 5 6v16q0 6 6 6t6-6v-32l-12-14']],
};

/** A charging post: a pump with a flash. */
export const charger: SignSymbol = {
  fill: 'M-30-40h36q4 0 4 4v72h5v6h-54v-6h5v-72q0-4 4-4zM-8-32l-14 28h9l-5 24 18-32h-10l6-20z',
  lines: [
    [5, 'M10 2h6q5 0 5 6v14q0 6 6 6t6-6v-20'],
    [4, 'M28-12v-8M38-12v-8'],
    [9, 'M30-6h6v3h-6z'],
  ],
};

/** The looped square of places worth seeing. */
export const loopedSquare: SignSymbol = {
  lines: [
    [
      8,
      'M-18-18V18M18-18V18M-18-18H18M-18 18H18M-18-18h-9a9 9 0 1 1 9-9zM18-18h9a9 9 0 1 0-9-9zM-18 18h-9a9 9 0 1 0 9 9zM18 18h9a9 9 0 1 1-9 9z',
    ],
  ],
};

/** A letter i, of information. */
export const information: SignSymbol = {
  fill: `${disc(0, -28, 9)}M-14-12h22v44h8v8h-32v-8h8v-36h-6z`,
};

/** A camera that watches the traffic. */
export const camera: SignSymbol = {
  fill: `${box(-36, -18, 52, 32, 5)}${disc(-18, -2, 10)}M16-8l15-8v28l-15-8zM-24 14h12v24h-12z`,
  lines: [[5, 'M38-14q8 12 0 24']],
};

/** Roofs, and the tower of a church. */
export const skyline: SignSymbol = {
  fill: 'M-60 28v-24l12-10 12 10v-20h16v12h10v-20l9-22 9 22v18h10v-10l14-10 14 10v10h14v34z',
};

/** An envelope, for letters and parcels. */
export const envelope: SignSymbol = {
  fill: 'M-44-28h88v56h-88zM-38-20l38 26 38-26-3-3-35 24-35-24z',
};

/** The receiver of a telephone. */
export const receiver: SignSymbol = {
  fill: 'M18-42q-22-8-32 4-16 38 0 76 10 12 32 4l-2-16q-6-4-12-2l-6 2q-4-26 0-52l6 2q6 2 12-2z',
};

/** The cross of a hospital. */
export const cross: SignSymbol = { fill: 'M-13-38h26v25h25v26H13v25h-26V13h-25v-26h25z' };

/** A factory with its smoke. */
export const factory: SignSymbol = {
  fill: 'M-46 36V4l25-14V4l25-14V4l25-14 1-28h8l2 74zM-22-40q12-12 24 0t22-2l5 6q-12 12-26 2t-20 0z',
};

/** A fire extinguisher with its hose. */
export const extinguisher: SignSymbol = {
  fill: `${box(-14, -16, 28, 58, 7)}M-8-18h16v-8h-5v-6h14v-5l-10-3h-12v8h-3z`,
  lines: [[4, 'M-6-31h-10q-12 6-12 24V6']],
};

/** A cart of a shop. */
export const shoppingCart: SignSymbol = {
  fill: `M-26-26h68l-10 32h-50zM-16-18l3 8h10v-8zM3-18v8h13v-8zM22-18v8h10l3-8zM-10-4l2 4h5v-4zM3-4v4h13v-4zM22-4v4h6l1-4z${disc(-12, 30, 7)}${disc(24, 30, 7)}`,
  lines: [[5, 'M-44-34h12L-20 8-24 18H32']],
};

/** A spanner. */
export const spanner: SignSymbol = {
  fill: 'M-38 28-6-4q-6-18 8-30 8-6 18-5L8-25l3 14 14 3 14-13q2 12-6 20-12 12-28 6l-32 32q-6 5-11 0t0-9z',
};

/** A hut, and huts in rows. */
const hut = (x: number, y: number, size: number) => {
  const at = (value: number) => String(Math.round(value * 10) / 10);
  return `M${at(x)} ${at(y)}l${at(size)} ${at(size * 0.8)}h${at(-size * 0.2)}v${at(size * 0.8)}h${at(-size * 0.5)}v${at(-size * 0.5)}h${at(-size * 0.6)}v${at(size * 0.5)}h${at(-size * 0.5)}v${at(-size * 0.8)}h${at(-size * 0.2)}z`;
};

/** A single hut. */
export const cabin: SignSymbol = { fill: hut(0, -34, 40) };

/** A village of huts. */
export const cabins: SignSymbol = { fill: `${hut(0, -42, 22)}${hut(-24, 2, 22)}${hut(24, 2, 22)}` };

/** A spruce beside a path. */
export const outdoors: SignSymbol = {
  fill: 'M-14-42l16 24h-7l14 22h-8l15 24h-25v14h-10v-14h-25l15-24h-8l14-22h-7z',
  lines: [[5, 'M24 42q-6-14 4-24t4-24']],
};

/** A chair that hangs from a cable. */
export const chairLift: SignSymbol = {
  fill: `${disc(2, -8, 7)}M-6 2h14v20h16v7h-16q-14 0-14-14z`,
  lines: [
    [4, 'M-44-30 44-46M-14-35V26q0 6 6 6h20'],
    [5, 'M22 28v14'],
  ],
};

/** A skier who is pulled up by a cable. */
export const dragLift: SignSymbol = {
  fill: disc(-8, -14, 7),
  lines: [
    [4, 'M-44-30 44-46M18-40 10 4'],
    [9, 'M-8-4 0 12-8 34'],
    [5, 'M-6-2 10-6M-40 38 30 26'],
  ],
};

/** A golfer's flag in its hole. */
export const golf: SignSymbol = {
  fill: `M-6-42l34 13-34 13zM-30 30q26-9 50 0-24 10-50 0z${disc(26, 20, 6)}`,
  lines: [[5, 'M-6-42V31']],
};

/** A fish on a hook. */
export const fish: SignSymbol = {
  fill: `M-42 8q24-28 54-6l26-14-6 22 6 22-26-14q-30 20-54-10zM-28 2a4 4 0 1 0 .1 0z`,
  lines: [[4, 'M-30-42v26q0 8 8 8t8-8']],
};

/** A bed above a cup: somewhere to sleep, with breakfast. */
export const bedAndCup: SignSymbol = {
  fill: `${disc(-24, -28, 6)}M-15-34h26q12 0 12 12h-38zM-20 6h34v6h5q9 0 9 8t-9 8h-6q-4 6-12 6h-8q-13 0-13-18zM14 16v8h3q4 0 4-4t-4-4zM-24 38h44v5h-44z`,
  lines: [[5, 'M-38-42v36M-38-16H34M34-22v16']],
};

/** A basket of what a farm sells. */
export const basket: SignSymbol = {
  fill: `M-36 0h72l-8 38h-56zM-28 8l2 8h12v-8zM-6 8v8h12v-8zM14 8v8h12l2-8zM-24 22l1 8h9v-8zM-6 22v8h12v-8zM14 22v8h9l1-8z${disc(-16, -9, 9)}${disc(4, -10, 10)}${disc(22, -8, 8)}`,
  lines: [[4, 'M-32 0q2-40 32-40T32 0']],
};

/** A vase on a potter's wheel. */
export const pottery: SignSymbol = {
  fill: 'M-12-42h24v6q-6 6 4 16 16 14 2 34-6 8-18 8t-18-8q-14-20 2-34 10-10 4-16zM-38 26h76v7H5v9H-5v-9h-33z',
};
