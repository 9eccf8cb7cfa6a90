import { box, disc, type SignSymbol } from '../shapes';

/** People, 100 units tall around the origin, on their way to the left. */

/** Someone who walks. */
export const walker: SignSymbol = {
  fill: disc(2, -41, 8.5),
  lines: [
    [17, 'M2-21 1 2'],
    [10, 'M-2 6-10 25-20 45M4 6 12 25 24 44'],
    [6.5, 'M-3-25-14-12-21 1M7-25 17-11 22 2'],
  ],
};

/** Someone who stands still, seen from the front. */
export const stander: SignSymbol = {
  fill: disc(0, -41, 8.5),
  lines: [
    [18, 'M0-20V2'],
    [9, 'M-5 4V44M5 4V44'],
    [6.5, 'M-11-25-14 6M11-25 14 6'],
  ],
};

/** A child that walks, as tall as 60 of the adult's 100. */
export const child: SignSymbol = {
  fill: disc(1, -23, 7.5),
  lines: [
    [12, 'M1-8V6'],
    [7.5, 'M-1 8-6 18-12 29M3 8 8 18 14 29'],
    [5, 'M-3-10-10-2-15 6M5-10 12-3 15 5'],
  ],
};

/** Someone who runs, with arms and legs wide. */
export const runner: SignSymbol = {
  fill: disc(-13, -39, 9),
  lines: [
    [15, 'M-8-20 1 2'],
    [9, 'M-1 5-19 13-16 37M4 4 14 23 37 26'],
    [6.5, 'M-11-22-28-12-36-20M-5-23 14-17 21-3'],
  ],
};

/** A worker who shovels. */
export const digger: SignSymbol = {
  fill: `${disc(-2, -38, 8)}M-48 42q10-21 21-21t17 21z`,
  lines: [
    [15, 'M5-21 14 2'],
    [9, 'M12 6-2 20 4 43M15 6 28 22 36 43'],
    [6, 'M3-24-8-8-14 0M8-22 14-10 2 2'],
    [4, 'M14-10-28 14'],
    [9, 'M-24 12l-6 3'],
  ],
};

/** A skier with poles. */
export const skier: SignSymbol = {
  fill: disc(-10, -40, 8),
  lines: [
    [14, 'M-4-23 8 0'],
    [9, 'M6 2-10 14-8 36M9 2 18 22 34 34'],
    [6, 'M-6-24-22-13-32-14M-1-22 14-18 26-8'],
    [3, 'M-32-14-26 38M26-8 46 30'],
    [4, 'M-34 38q-7 0-8-4M-34 39H10M12 26 46 40'],
  ],
};

/** The sign of those who cannot walk: a wheelchair. */
export const wheelchair: SignSymbol = {
  fill: disc(-6, -40, 8),
  lines: [
    [9, 'M-6-26-3 4H21L30 36H40'],
    [6, 'M-5-13H17'],
    [6.5, 'M-13-6a26 26 0 1 0 31 34'],
  ],
};

/** Someone who swims, over waves. */
export const swimmer: SignSymbol = {
  fill: disc(-26, -6, 9),
  lines: [
    [9, 'M-14 6 4-14 24-8M4-14 22 8'],
    [6, 'M-46 22q11-10 23 0t23 0t23 0t23 0M-46 38q11-10 23 0t23 0t23 0t23 0'],
  ],
};

/** Woman and man, side by side. */
export const womanAndMan: SignSymbol = {
  fill: `${disc(-23, -38, 8)}M-29-27h12l10 36h-9v33h-6V9h-2v33h-6V9h-9z${disc(24, -38, 8)}${box(14, -27, 20, 34, 4)}M14 2h9v40h-7zM25 2h9l-2 40h-7z`,
};
