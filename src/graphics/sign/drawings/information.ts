import { arrow } from '../arrows';
import {
  board,
  boardEnd,
  ended,
  noParking,
  parkingBan,
  parkingBanEnd,
  zone,
  zoneEnd,
} from '../frames';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import { child, runner, walker } from '../symbols/people';
import { camera, skyline } from '../symbols/places';
import { bicycle, bus, carFront } from '../symbols/vehicles';

const put = (symbol: SignSymbol, x: number, y: number, scale: number, flip = 1) =>
  place(draw(symbol, 'white'), x, y, { scale, flip });
const fill = (d: string) => path(d, 'white');
const letter = (content: string) =>
  board(100, 100, text(content, 50, 20, 60, 'white', { weight: 2 }));

const motorway = board(
  100,
  115,
  fill('M14 103 40 14h6L43 103zM86 103 60 14h-6l3 89z') +
    path(box(10, 33, 80, 16), 'green') +
    fill('M12 37h76v8H12zM12 45h9l-3 12h-6zM88 45h-9l3 12h6z'),
  { ground: 'green' },
);
const expressway = board(100, 115, put(carFront, 50, 60, 0.86), { ground: 'green' });
const town = board(140, 80, place(draw(skyline, 'black'), 70, 43, { scale: 0.92 }), {
  ground: 'white',
  edge: 'black',
});
const walkersStreet = zone(100, put(walker, 42, 49, 0.58) + put(child, 65, 60, 0.56));
const livingStreet = zone(
  140,
  path('M12.5 12.5h115V44h-25.5l-15-10-15 10h-5l-6-22-6 22h-5l-4-8H28l-4 8H12.5z', 'white') +
    put(walker, 31, 63, 0.42) +
    put(runner, 56, 71, 0.28) +
    fill(disc(45, 82, 3)) +
    put(carFront, 93, 67, 0.52),
);
const cycleStreet = zone(100, put(carFront, 30, 27, 0.25) + put(bicycle, 50, 61, 0.64));

/** Advice on speed. */
const advice = zone(
  100,
  text('max', 50, 20, 12, 'white', { weight: 1.8 }) +
    text('30', 50, 38, 26, 'white', { weight: 2 }) +
    text('km/tim', 50, 70, 11, 'white', { weight: 1.8 }),
);

/** A board of lamps, white on black. */
const lamps = (content: string): SignDrawing =>
  board(100, 100, content, { ground: 'black', border: 4 });

const hand =
  'M96 53 72 47q-9-2-16 4L41 63q-4 4 1 6 3 1 6-2l11-6 6 2q-3 5-9 8-5 3-2 6t8 1q9-3 14-9l20-3z';

/** A road with a hand that pays for it. */
const toll = board(
  100,
  100,
  path('M42 12h16L90 88H10z', 'black') +
    path('M48.5 18h3v8h-3zM48 32h4v10h-4z', 'white') +
    line(hand, 'black', 3.5) +
    path(hand, 'white') +
    path(disc(36, 71, 10.5), 'black') +
    path(disc(36, 71, 9), 'yellow'),
  { ground: 'white', edge: 'black', border: 4, radius: 8 },
);

/** A bay beside the road for vehicles that have broken down. */
const emergencyBay = board(
  100,
  133,
  fill('M13 3h32v11l42 27v51L45 119v11H13z') +
    path([18, 38, 58, 78, 98].map((y) => box(43, y, 4, 11)).join(''), 'black') +
    Array.from('SOS', (letter, index) =>
      text(letter, 70, 45 + 16 * index, 12, 'black', { weight: 2 }),
    ).join(''),
);

const lowEmission =
  text('Miljö-', 50, 19, 13, 'white', { weight: 1.8 }) +
  text('zon', 50, 37, 13, 'white', { weight: 1.8 }) +
  text('2', 50, 57, 24, 'white', { weight: 2 });

const tunnelGate = 'M18 74V44a32 32 0 0 1 64 0v30H70V44a20 20 0 0 0-40 0v30z';
const exit = (content: string, width = 100): SignDrawing =>
  board(width, 100, content, { ground: 'green' });

/** The signs of information by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  E1: motorway,
  E2: ended(motorway),
  E3: expressway,
  E4: ended(expressway),
  E5: town,
  E6: ended(town),
  E7: walkersStreet,
  E8: zoneEnd(walkersStreet),
  E9: livingStreet,
  E10: zoneEnd(livingStreet),
  E11: advice,
  E12: zoneEnd(advice),
  E13: lamps(text('60', 50, 28, 44, 'white', { weight: 2 })),
  E14: lamps(fill('M69.5 4h5.6L9 96H3.4zM80.3 4h5.6L19.8 96h-5.6zM91 4h5.6L30.5 96h-5.6z')),
  E15: board(
    100,
    100,
    arrow('M32 88V68Q32 56 41 49T50 32M68 88V68Q68 56 59 49T50 32', [[50, 33, 0]], 'white', 9, 15),
  ),
  E16: board(140, 56, arrow('M16 28H100', [[99, 28, 90]], 'white', 13, 20)),
  'E16/upp': board(100, 100, arrow('M50 88V42', [[50, 43, 0]], 'white', 15, 24)),
  E17: board(100, 100, fill(box(43, 32, 14, 56)) + path(box(22, 16, 56, 16), 'red')),
  E18: letter('M'),
  E19: letter('P'),
  E20: board(100, 100, place(parkingBan(noParking).markup, 17, 17, { scale: 0.66 }), {
    ground: 'yellow',
    edge: 'red',
    border: 3.5,
  }),
  E21: boardEnd(100, place(parkingBanEnd(noParking), 17, 17, { scale: 0.66 })),
  E22: board(100, 100, put(bus, 49, 54, 0.84)),
  E23: board(140, 60, text('TAXI', 70, 15, 30, 'white', { weight: 1.9 })),
  E24: board(100, 100, put(camera, 48, 47, 1)),
  E25: toll,
  E26: board(100, 100, fill(tunnelGate) + text('1,2 km', 50, 80, 12, 'white', { weight: 1.8 })),
  E27: emergencyBay,
  E28: exit(put(runner, 44, 52, 0.8) + line('M72 14h16v74', 'white', 5)),
  E29: exit(
    put(runner, 75, 34, 0.52) +
      arrow('M58 76H30', [[31, 76, -90]], 'white', 5, 8) +
      arrow('M92 76h28', [[119, 76, 90]], 'white', 5, 8) +
      text('75 m', 34, 50, 12, 'white', { weight: 1.8 }) +
      text('50 m', 116, 50, 12, 'white', { weight: 1.8 }),
    150,
  ),
  E30: board(
    124,
    64,
    text('P', 30, 13, 38, 'white', { weight: 2 }) +
      text('8–18', 82, 22, 20, 'white', { weight: 1.8 }),
  ),
  E31: zone(100, lowEmission),
  E32: zoneEnd(zone(100, lowEmission)),
  E33: cycleStreet,
  E34: zoneEnd(cycleStreet),
};
