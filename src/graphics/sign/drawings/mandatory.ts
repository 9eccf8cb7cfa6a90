import { arrow } from '../arrows';
import { mandatory } from '../frames';
import { draw, line, path, place, type SignDrawing, type SignSymbol, box } from '../shapes';
import { rider } from '../symbols/animals';
import { child, walker } from '../symbols/people';
import { bicycle, busFront, snowmobile, truck } from '../symbols/vehicles';

const put = (symbol: SignSymbol, x: number, y: number, scale: number) =>
  place(draw(symbol, 'white'), x, y, { scale });

const ahead = arrow('M50 84V40', [[50, 41, 0]], 'white', 12, 19);
const turnRight = arrow('M38 82V56q0-10 10-10H60', [[59, 46, 90]], 'white', 12, 18);
const besides = arrow('M50 18V58', [[50, 57, 180]], 'white', 12, 19);
const aheadOrRight =
  arrow('M40 84V38', [[40, 39, 0]], 'white', 10, 15) +
  arrow('M40 78V66q0-10 10-10H64', [[63, 56, 90]], 'white', 10, 14);
const leftOrRight =
  arrow('M50 84V60Q50 48 38 48H34', [[35, 48, -90]], 'white', 10, 15) +
  arrow('M50 60Q50 48 62 48H66', [[65, 48, 90]], 'white', 10, 15);
const mirrored = (markup: string) => place(markup, 100, 0, { flip: -1 });
const turned = (degrees: number) => place(place(besides, -50, -50), 50, 50, { turn: degrees });

/** Three arrows that follow each other counterclockwise. */
const circling = [0, 120, 240]
  .map((turn) =>
    place(arrow('M-26-6A27 27 0 0 1 3-26.5', [[2, -26.5, 90]], 'white', 9, 13), 50, 51, {
      turn: turn - 20,
    }),
  )
  .join('');

const bikeAndWalkers =
  put(walker, 43, 32, 0.42) + put(child, 60, 40, 0.4) + put(bicycle, 50, 70, 0.54);

/** What ends a path or lane of one's own. */
const endOf = (content: string) => mandatory(content + line('M18 82 82 18', 'red', 7.5));

/** The mandatory signs by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  D1: mandatory(turnRight),
  'D1/vanster': mandatory(mirrored(turnRight)),
  'D1/rakt': mandatory(ahead),
  'D1/rakt-hoger': mandatory(aheadOrRight),
  'D1/rakt-vanster': mandatory(mirrored(aheadOrRight)),
  'D1/vanster-hoger': mandatory(leftOrRight),
  D2: mandatory(turned(-45)),
  'D2/vanster': mandatory(turned(45)),
  D3: mandatory(place(circling, 100, 0, { flip: -1 })),
  D4: mandatory(put(bicycle, 50, 51, 0.72)),
  D5: mandatory(put(walker, 40, 49, 0.68) + put(child, 69, 62, 0.64)),
  D6: mandatory(bikeAndWalkers),
  D7: mandatory(
    put(walker, 24, 48, 0.44) +
      put(child, 39, 56, 0.4) +
      path(box(47.5, 14, 5, 72), 'white') +
      put(bicycle, 73, 51, 0.4),
  ),
  D8: mandatory(put(rider, 51, 54, 0.6)),
  D9: mandatory(put(snowmobile, 50, 49, 0.68)),
  D10: mandatory(put(busFront, 50, 50, 0.66)),
  D11: endOf(put(bicycle, 50, 51, 0.72)),
  'D11/gangbana': endOf(put(walker, 40, 49, 0.68) + put(child, 69, 62, 0.64)),
  'D11/gang-och-cykelbana': endOf(bikeAndWalkers),
  D12: mandatory(
    put(truck, 50, 36, 0.52) +
      path(box(42, 18, 24, 16), 'orange') +
      arrow('M26 66H62', [[61, 66, 90]], 'white', 10, 14),
  ),
};
