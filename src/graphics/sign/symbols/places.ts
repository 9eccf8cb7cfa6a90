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
