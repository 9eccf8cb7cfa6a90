import { box, disc, type SignSymbol } from '../shapes';

/** Vehicles, about 100 units long around the origin; those seen from the side drive to the left. */

const wheels = (radius: number, y: number, ...at: number[]) =>
  at.map((x) => disc(x, y, radius)).join('');

/** A car from its side. */
export const car: SignSymbol = {
  fill: `M-49 12v-5q0-8 8-10l15-3 11-11q3-3 7-3h22q4 0 7 3l10 12 13 3q5 2 5 8v6q0 2-2 2h-9a10 10 0 0 0-20 0h-36a10 10 0 0 0-20 0h-9q-2 0-2-2zM-20-7l8-8h9v8zM2-15h11l7 8h-18z${wheels(7.5, 14, -28, 28)}`,
};

/** A car from its front or back. */
export const carFront: SignSymbol = {
  fill: `M-26-28q2-7 9-7h34q7 0 9 7l6 16q8 2 8 10v20q0 4-4 4h-2v9q0 4-4 4h-7q-4 0-4-4v-9h-38v9q0 4-4 4h-7q-4 0-4-4v-9h-2q-4 0-4-4v-20q0-8 8-10zM-23-13l5-14h36l5 14z${disc(-26, 4, 5)}${disc(26, 4, 5)}`,
};

/** A lorry from its side. */
export const truck: SignSymbol = {
  fill: `M-23-28h72v41h-7a10 10 0 0 0-20 0h-45zM-50 13v-16l7-13q1-3 4-3h13v32h-2a10 10 0 0 0-20 0zM-44-4l5-9h8v9z${wheels(7.5, 14, -34, 32)}`,
};

/** A lorry from its back. */
export const truckBack: SignSymbol = {
  fill: `${box(-30, -42, 60, 62, 3)}M-30 22h60v10h-4v8q0 3-3 3h-8q-3 0-3-3v-8h-24v8q0 3-3 3h-8q-3 0-3-3v-8h-4zM-25-37h24v36h-24zM1-37h24v36h-24z`,
};

/** A trailer with its drawbar, from its side. */
export const trailer: SignSymbol = {
  fill: `M-26-22h60v32h-20a10 10 0 0 0-20 0h-20zM-48 5h22v5h-22z${disc(4, 11, 7.5)}`,
};

/** A light trailer with a single axle and low sides, from its side. */
export const cart: SignSymbol = {
  fill: `M-28-8h62v18h-18a10 10 0 0 0-20 0h-24zM-48 4h22v5h-22z${disc(6, 11, 7.5)}`,
};

/** A bus from its side. */
export const bus: SignSymbol = {
  fill: `M-45-26h90q5 0 5 5v30q0 4-4 4h-8a10 10 0 0 0-20 0h-36a10 10 0 0 0-20 0h-8q-4 0-4-4v-24zM-43-19h15v15h-17v-8zM-23-19h14v13h-14zM-5-19h14v13h-14zM13-19h14v13h-14zM31-19h13v13h-13z${wheels(7.5, 14, -28, 28)}`,
};

/** A bus from its front. */
export const busFront: SignSymbol = {
  fill: `M-26-44h52q7 0 7 7v68q0 3-3 3h-2v7q0 3-3 3h-8q-3 0-3-3v-7h-28v7q0 3-3 3h-8q-3 0-3-3v-7h-2q-3 0-3-3v-68q0-7 7-7zM-19-39h38v7h-38zM-27-27h54v32h-54z${disc(-22, 19, 5)}${disc(22, 19, 5)}`,
};

/** A motorcycle from its side. */
export const motorcycle: SignSymbol = {
  fill: 'M-22-16q10-6 22-3 6 6 14 6 14-2 24-8 4-1 3 3-2 8-10 11-4 14-16 14h-16q-8 0-12-8z',
  lines: [
    [6.5, `${disc(-32, 14, 14)}${disc(32, 14, 14)}`],
    [5.5, 'M-32 14-20-24M-24-27h10'],
    [5, 'M8 10H32'],
  ],
};

/** A moped from its side. */
export const moped: SignSymbol = {
  fill: `M6-18h22q4 0 4 4l4 8h-22zM-6 6h26v11h-24z`,
  lines: [
    [6, `${disc(-30, 14, 13)}${disc(30, 14, 13)}`],
    [5.5, 'M-30 14-18-27M-20-29h11M-22-8Q-16 8-2 8'],
    [5, 'M16-10V8'],
  ],
};

/** A bicycle. */
export const bicycle: SignSymbol = {
  lines: [
    [5, `${disc(-29, 10, 19)}${disc(29, 10, 19)}`],
    [4.5, 'M-29 10-18-24M-29-26h12M-20-15 2 10 12-18M-20-15H11M2 10H29L11-15'],
    [6, 'M5-21h14'],
  ],
};

/** A bicycle with its rider. */
export const cyclist: SignSymbol = {
  fill: disc(-7, -55, 8.5),
  lines: [
    [5, `${disc(-29, 16, 18)}${disc(29, 16, 18)}`],
    [4, 'M-29 16-19-17M-27-19h10M-21-9 2 16 10-10M-21-9H10M2 16H29L10-10'],
    [13, 'M8-20Q6-30-2-37'],
    [6, 'M-4-38-14-25-23-20'],
    [8, 'M8-17-9-6-1 17'],
  ],
};

/** A tractor from its side. */
export const tractor: SignSymbol = {
  fill: `M-44-6h34l4-26h36v6h-4l4 20q-8-2-16 4-8 7-8 18h-20q-2-9-13-9-9 0-11 9h-8q-2-16 2-22zM-2-26-6-6h18l8-4-3-16z${disc(-28, 20, 10)}`,
  lines: [
    [8, disc(24, 14, 16)],
    [4, 'M-30-6v-16'],
  ],
};

/** A snowmobile from its side. */
export const snowmobile: SignSymbol = {
  fill: 'M-40 2q6-12 22-14l8-12 5 2-3 12q8 4 16 0 20-6 38-4 4 8 0 14l-12 6h-62q-10 0-12-4zM-10 10h50q8 4 4 12-2 4-6 4h-44q-6 0-8-6z',
  lines: [[5, 'M-50 18q2 8 10 8h24M-30 6-34 26']],
};

/** A steam engine from its side. */
export const steamEngine: SignSymbol = {
  fill: `M-36-14h50v-14h-5v-6h36v6h-4v36h-78q-4-11 1-22zM20-24v12h14v-12zM-34-32h12l-2 16h-8zM-12-22h10v8h-10zM-50 18l10-10v10z${disc(-26, 18, 9)}${disc(-4, 18, 9)}${disc(24, 14, 13)}`,
  lines: [[7, 'M-27-41q6-6 14-4t16-3 16-1']],
};

/** A tram from its front. */
export const tram: SignSymbol = {
  fill: `M-18-30h36q9 0 10 9l4 50q0 6-6 6h-52q-6 0-6-6l4-50q1-9 10-9zM-19-20h38l3 28h-44z${disc(-18, 22, 5)}${disc(18, 22, 5)}M-14 35h28l4 9h-36z`,
  lines: [[4, 'M0-30-10-40 0-48 10-40zM-20-49h40']],
};

/** A caravan from its side. */
export const caravan: SignSymbol = {
  fill: `M-34-24h66q10 0 10 10v24h-30a10 10 0 0 0-20 0h-30v-26q0-8 4-8zM-28-16v14h18v-14zM-2-16v14h16v-14z${disc(2, 11, 7.5)}M-50 5h12v5h-12z`,
};

/** An aeroplane from above, on its way to the upper left. */
export const aeroplane: SignSymbol = {
  fill: 'M-38-38q6-6 14 2l14 14 34-8 8 8-28 15 16 17 13-2 6 6-16 9-9 16-6-6 2-13-17-16-15 28-8-8 8-34-14-14q-8-8-2-14z',
};

/** A ferry from its side. */
export const ferry: SignSymbol = {
  fill: `M-48 4h96l-8 22h-74zM-34-12h62v13h-62zM-26-9v6h8v-6zM-12-9v6h8v-6zM2-9v6h8v-6zM-12-26h24v11h-24zM0-38h9v10h-9z`,
  lines: [[5, 'M-48 36q8-8 16 0t16 0 16 0 16 0 16 0 16 0']],
};

/** A motor caravan from its side. */
export const camper: SignSymbol = {
  fill: `M-44-30h20l18 6h48q6 0 6 6v32h-9a10 10 0 0 0-20 0h-36a10 10 0 0 0-20 0h-9q-3 0-3-4v-12l14-18h-9q-4 0-4-5t4-5zM-18-10h-10l-9 12h19zM-4-12v12h20v-12zM26-12v12h14v-12z${wheels(7.5, 15, -27, 29)}`,
};

/** A small ferry for people, from its side. */
export const passengerFerry: SignSymbol = {
  fill: `M-46 8h92l-10 20h-70zM-26-6h48v12h-48zM-20-3v5h7v-5zM-6-3v5h7v-5zM8-3v5h7v-5z${disc(-2, -32, 6)}M-8-25h12l2 17h-16z`,
  lines: [[5, 'M-48 38q8-8 16 0t16 0 16 0 16 0 16 0 16 0']],
};
