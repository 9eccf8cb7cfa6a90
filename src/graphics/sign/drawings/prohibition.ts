import { arrow } from '../arrows';
import {
  board,
  boardEnd,
  noParking,
  parkingBan,
  parkingBanEnd,
  plate,
  prohibition,
  prohibitionEnd,
} from '../frames';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import type { SignColor } from '../sign-colors';
import { cart, horse, rider } from '../symbols/animals';
import { walker } from '../symbols/people';
import {
  bicycle,
  car,
  carFront,
  moped,
  motorcycle,
  snowmobile,
  tractor,
  trailer,
  truck,
  truckBack,
} from '../symbols/vehicles';

const put = (symbol: SignSymbol, x: number, y: number, scale: number, color: SignColor = 'black') =>
  place(draw(symbol, color), x, y, { scale });
const crossed = (content: string) => prohibition(content, { isCrossed: true });
const fill = (d: string) => path(d, 'black');

/** Figures large enough to fill a sign. */
const figures = (content: string, color: SignColor = 'black') =>
  text(content, 50, 50 - (content.length > 2 ? 17 : 20), content.length > 2 ? 34 : 40, color, {
    weight: 2,
    max: 62,
  });

/** A measure in the middle of a sign. */
const measure = (content: string, y = 39, height = 22) =>
  text(content, 50, y, height, 'black', { weight: 1.9, max: 44 });

/** Two words with a black bar between them: a place to stop at. */
const halt = (above: string, below: string) =>
  prohibition(
    fill(box(15, 45.5, 70, 9)) +
      text(above, 50, 27, 13, 'black', { weight: 1.9, max: 46 }) +
      text(below, 50, 60, 13, 'black', { weight: 1.9, max: 46 }),
  );

const overtaking = (left: SignSymbol, colors: readonly [SignColor, SignColor], scale: number) =>
  put(left, 33, 51, scale, colors[0]) + put(carFront, 67, 53, 0.37, colors[1]);

/** An axle seen from behind: wheels and what joins them. */
const axle = (y: number) =>
  fill(`${box(29, y - 7, 9, 15, 2)}${box(62, y - 7, 9, 15, 2)}${box(36, y - 1.5, 28, 4)}`);

/** An arrow that presses down on what stands below it. */
const load = (y: number) => arrow(`M50 ${String(y)}v6`, [[50, y + 5.5, 180]], 'black', 5, 6);

/** Wheels of axles that stand close, seen from the side. */
const wheels = (count: number) =>
  fill(
    Array.from({ length: count }, (_, index) =>
      disc(50 + (index - (count - 1) / 2) * 14, 74, 5.5),
    ).join(''),
  );

const turn = arrow('M60 78V58q0-9-9-9H42', [[43, 49, -90]], 'black', 9, 12);
const halfTurn = arrow('M60 78V46a10.5 10.5 0 0 0-21 0v12', [[39, 57, 180]], 'black', 9, 12);
const dangerousGoods = path(box(39, 33, 30, 20), 'orange');

/** A stroke of odd and two of even dates, as on parking signs. */
const dates = (bars: string) => line(bars, 'white', 7);

/** What a place is kept free for, in two lines. */
const purpose = (lines: readonly string[], color: SignColor) =>
  lines
    .map((content, index) =>
      text(content, 50, 12 + 27 * index, 19, color, { weight: 1.9, max: 84 }),
    )
    .join('');

/** A place that is kept free for something, with the ban for all else. */
const reserved = (lines: readonly string[], strokes: string): SignDrawing =>
  board(
    100,
    150,
    purpose(lines, 'black') + place(parkingBan(strokes).markup, 23, 82, { scale: 0.54 }),
    { ground: 'yellow', edge: 'red', border: 3.5, radius: 6 },
  );

/** The end of a place that was kept free. */
const released = (lines: readonly string[], strokes: string): SignDrawing =>
  boardEnd(150, purpose(lines, 'grey') + place(parkingBanEnd(strokes), 23, 82, { scale: 0.54 }));

const noStopping = `${noParking}M80 20 20 80`;

const speeds = ['30', '40', '50', '60', '70', '80', '90', '100', '110', '120'];

/** The prohibition signs by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  C1: {
    width: 100,
    height: 100,
    markup:
      path(disc(50, 50, 50), 'yellow') +
      path(disc(50, 50, 48.5), 'red') +
      path(box(13, 41, 74, 18), 'yellow'),
  },
  C2: prohibition(''),
  C3: crossed(put(motorcycle, 50, 38, 0.42) + put(car, 50, 62, 0.5)),
  C4: crossed(put(car, 50, 52, 0.62)),
  C5: crossed(put(motorcycle, 50, 51, 0.62)),
  C6: crossed(put(trailer, 51, 51, 0.62)),
  C7: crossed(put(truck, 50, 54, 0.62)),
  C8: crossed(put(tractor, 50, 48, 0.58)),
  C9: crossed(put(truck, 50, 54, 0.62) + dangerousGoods),
  C10: crossed(put(bicycle, 50, 51, 0.66)),
  C11: crossed(put(moped, 50, 51, 0.64)),
  C12: crossed(put(horse, 39, 52, 0.4) + put(cart, 39, 52, 0.4)),
  C13: crossed(put(snowmobile, 50, 50, 0.6)),
  C14: crossed(put(rider, 52, 54, 0.52)),
  C15: crossed(put(walker, 50, 50, 0.6)),
  C16: prohibition(measure('2,2 m') + fill('M15.5 38v24l11-12zM84.5 38v24l-11-12z')),
  C17: prohibition(measure('3,5 m') + fill('M38 15.5h24l-12 11zM38 84.5h24l-12-11z')),
  C18: prohibition(
    put(truck, 50, 42, 0.48) +
      arrow(
        'M32 61H68',
        [
          [34, 61, -90],
          [66, 61, 90],
        ],
        'black',
        3,
        5,
      ) +
      text('10 m', 50, 67, 13, 'black', { weight: 1.9 }),
  ),
  C19: prohibition(
    put(carFront, 50, 71, 0.2) +
      put(carFront, 50, 29, 0.2) +
      text('50 m', 50, 43, 14, 'black', { weight: 1.9 }),
  ),
  C20: prohibition(measure('12 t', 36, 27)),
  C21: prohibition(put(truck, 38, 41, 0.34) + put(trailer, 70, 42, 0.34) + measure('18 t', 53, 19)),
  C22: prohibition(put(truck, 37, 41, 0.36) + put(trailer, 71, 42, 0.36) + measure('BK 2', 54, 20)),
  C23: prohibition(measure('8 t', 25, 22) + load(51) + axle(71)),
  C24: prohibition(measure('12 t', 25, 22) + load(51) + wheels(2)),
  C25: crossed(turn),
  'C25/hoger': crossed(place(turn, 100, 0, { flip: -1 })),
  C26: crossed(halfTurn),
  C27: prohibition(overtaking(carFront, ['red', 'black'], 0.37)),
  C28: prohibitionEnd(overtaking(carFront, ['grey', 'grey'], 0.37)),
  C29: prohibition(overtaking(truckBack, ['red', 'black'], 0.47)),
  C30: prohibitionEnd(overtaking(truckBack, ['grey', 'grey'], 0.47)),
  C31: prohibition(figures('50')),
  ...Object.fromEntries(speeds.map((speed) => [`C31/${speed}`, prohibition(figures(speed))])),
  C32: prohibitionEnd(figures('50', 'grey')),
  C33: halt('TULL', 'DOUANE'),
  C34: halt('STOPP', 'POLIS'),
  C35: parkingBan(noParking),
  C36: parkingBan(noParking, dates('M50 26V74')),
  C37: parkingBan(noParking, dates('M42 26V74M58 26V74')),
  C38: parkingBan(noParking, dates('M29 54V77M43 54V77M64 25V48')),
  C39: parkingBan(noStopping),
  C40: reserved(['Last-', 'plats'], noStopping),
  C41: released(['Last-', 'plats'], noStopping),
  C42: reserved(['Vänd-', 'plats'], noParking),
  C43: released(['Vänd-', 'plats'], noParking),
  C44: crossed(
    line(disc(50, 50, 19.5), 'black', 9) +
      line(
        Array.from({ length: 18 }, (_, index) => {
          const angle = (index * Math.PI) / 9;
          const at = (radius: number) =>
            `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
          return `M${at(23.5)}L${at(27)}`;
        }).join(''),
        'black',
        2,
      ),
  ),
  C45: plate(
    124,
    64,
    place(parkingBan(noParking).markup, 12, 10, { scale: 0.44 }) +
      text('8–18', 86, 22, 20, 'black', { weight: 1.8 }),
  ),
  C46: prohibition(measure('18 t', 25, 22) + load(51) + wheels(3)),
};
