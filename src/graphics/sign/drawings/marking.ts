import { arrow } from '../arrows';
import { text } from '../lettering';
import { box, draw, line, path, place, type SignDrawing } from '../shapes';
import type { SignColor } from '../sign-colors';
import { walker, wheelchair } from '../symbols/people';
import { bicycle } from '../symbols/vehicles';

/** A piece of road from above, with what is painted on it. */
const road = (content: string): SignDrawing => ({
  width: 120,
  height: 120,
  markup: path(box(0, 0, 120, 120, 6), 'asphalt') + content,
});

const verge = path('M114 0H96v120h18q6 0 6-6V6q0-6-6-6z', 'grass');

/** A line from the lower edge to the upper, in strokes of one length with gaps of another. */
function dashes(x: number, stroke: number, gap: number, width: number, color: SignColor = 'white') {
  const marks: string[] = [];
  for (let y = 4; y + 4 < 120; y += stroke + gap) {
    marks.push(box(x - width / 2, y, width, Math.min(stroke, 116 - y)));
  }
  return path(marks.join(''), color);
}

const solid = (x: number, width = 4, color: SignColor = 'white') =>
  path(box(x - width / 2, 0, width, 120), color);

/** A row of equal shapes across the road. */
const across = (count: number, from: number, step: number, shape: (x: number) => string) =>
  path(Array.from({ length: count }, (_, index) => shape(from + index * step)).join(''), 'white');

const teeth = (y: number, from = 10, count = 6) =>
  across(count, from, 17, (x) => `M${String(x)} ${String(y)}h13l-6.5 16z`);
const squares = (y: number, from = 8, count = 7) => across(count, from, 16, (x) => box(x, y, 9, 9));
const turnArrow = arrow('M60 104V58Q60 46 70 42', [[68, 43, 60]], 'white', 8, 15);
const aheadArrow = arrow('M60 104V42', [[60, 43, 0]], 'white', 8, 15);
const bike = (x: number, y: number, scale: number) =>
  place(draw(bicycle, 'white'), x, y, { scale });

/** The road markings by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  M1: road(dashes(60, 15, 45, 4)),
  M2: road(verge + dashes(86, 12, 24, 4)),
  M3: road(dashes(60, 36, 12, 4)),
  M4: road(
    path(box(0, 0, 30, 30), 'grass') +
      path(box(90, 0, 30, 30), 'grass') +
      path(
        'M42 111h4v9h-4zM42 93h4v9h-4zM44 76l4 1-1 9-4-1zM50 60l4 3-5 7-4-2zM64 48l2 4-7 5-3-3zM82 42v4l-8 1-1-4zM91 42h9v4h-9zM109 42h9v4h-9z',
        'white',
      ),
  ),
  M5: road(dashes(78, 10, 10, 4) + bike(100, 60, 0.34)),
  M6: road(dashes(66, 10, 10, 7) + text('BUSS', 94, 46, 28, 'white', { max: 40 })),
  M7: road(dashes(54, 14, 14, 4) + dashes(66, 14, 14, 4)),
  M8: road(solid(60)),
  M9: road(
    path('M60 6 92 114H28z', 'asphalt') +
      line('M60 8 90 112H30z', 'white', 3.5) +
      line('M55 28 65 38M50 46 69 65M44 66 74 96M38 87 62 111', 'white', 6),
  ),
  M10: road(dashes(54, 15, 45, 4) + solid(66)),
  M11: road(dashes(54, 36, 12, 4) + solid(66)),
  M12: road(dashes(54, 15, 45, 4) + dashes(66, 36, 12, 4)),
  M13: road(solid(60, 3) + path(box(62, 44, 58, 12), 'white')),
  M14: road(dashes(60, 36, 12, 3) + teeth(44, 64, 3)),
  M15: road(across(6, 8, 19, (x) => box(x, 36, 10, 48))),
  M16: road(squares(34) + squares(78)),
  M17: road(across(7, 0, 17, (x) => box(x, x % 2 === 0 ? 42 : 60, 17, 18))),
  M17a: road(
    path(box(8, 24, 104, 5), 'white') + path(box(8, 92, 104, 7), 'white') + bike(60, 60, 0.7),
  ),
  M18: road(path('M24 20h72L60 108zM40 30h40L60 82z', 'white')),
  M19: road(turnArrow),
  'M19/rakt': road(aheadArrow),
  'M19/rakt-hoger': road(aheadArrow + arrow('M60 84Q60 68 74 64', [[72, 65, 70]], 'white', 7, 12)),
  M20: road(
    dashes(20, 36, 12, 4) + arrow('M78 108V84Q78 72 70 64L56 50', [[57, 51, -45]], 'white', 8, 15),
  ),
  M21: road(verge + solid(92, 4.5, 'yellow')),
  M22: road(verge + dashes(92, 12, 12, 4.5, 'yellow')),
  M23: road(verge + line('M90 6 72 22 90 38 72 54 90 70 72 86 90 102 76 114', 'yellow', 4)),
  M24: road(verge + line('M96 14H48V60H96M48 60V106H96', 'white', 4)),
  M25: road(bike(60, 82, 0.5) + arrow('M60 60V26', [[60, 27, 0]], 'white', 6, 11)),
  M26: road(bike(60, 60, 0.86)),
  M27: road(place(draw(walker, 'white'), 60, 60, { scale: 0.86 })),
  M28: road(text('BUSS', 60, 36, 48, 'white', { weight: 1.8, max: 96 })),
  M29: road(text('50', 60, 26, 68, 'white', { weight: 1.7, max: 62 })),
  M30: road(text('55', 60, 26, 68, 'white', { weight: 1.7, max: 62 })),
  M31: road(
    verge +
      line('M96 12H30V108H96', 'white', 4) +
      text('LAST', 63, 32, 22, 'white', { max: 56 }) +
      text('PLATS', 63, 66, 22, 'white', { max: 56 }),
  ),
  M32: road(text('STOPP', 60, 34, 54, 'white', { weight: 1.7, max: 92 })),
  M33: road(place(draw(wheelchair, 'white'), 56, 60, { scale: 0.84 })),
  M34: road(text('SKOLA', 60, 34, 50, 'white', { weight: 1.7, max: 96 })),
};
