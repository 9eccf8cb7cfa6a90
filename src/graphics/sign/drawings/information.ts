import { arrow } from '../arrows';
import { board, ended } from '../frames';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import { child, runner, walker } from '../symbols/people';
import { camera, skyline } from '../symbols/places';
import { bicycle, bus, car, carFront } from '../symbols/vehicles';

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
const walkersStreet = board(100, 100, put(walker, 40, 46, 0.74) + put(child, 70, 60, 0.72));
const livingStreet = board(
  140,
  100,
  fill('M78 38l26-26 26 26h-5v24H83V38zM98 44v18h12V44z') +
    fill(box(8, 84, 124, 5)) +
    put(car, 102, 77, 0.44) +
    put(walker, 28, 48, 0.62) +
    put(runner, 58, 66, 0.34) +
    fill(disc(42, 79, 3.5)),
);
const cycleStreet = board(100, 130, put(carFront, 50, 38, 0.62) + put(bicycle, 50, 92, 0.8));

/** Advice on speed. */
const advice = (speed: string) =>
  board(
    100,
    100,
    text('max', 50, 12, 16, 'white', { weight: 1.8 }) +
      text(speed, 50, 34, 34, 'white', { weight: 2 }) +
      text('km/tim', 50, 78, 14, 'white', { weight: 1.8 }),
  );

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
  E8: ended(walkersStreet),
  E9: livingStreet,
  E10: ended(livingStreet),
  E11: advice('30'),
  E12: ended(advice('30')),
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
  E22: board(100, 100, put(bus, 49, 54, 0.84)),
  E23: board(140, 60, text('TAXI', 70, 15, 30, 'white', { weight: 1.9 })),
  E24: board(100, 100, put(camera, 48, 47, 1)),
  E26: board(100, 100, fill(tunnelGate) + text('1,2 km', 50, 80, 12, 'white', { weight: 1.8 })),
  E28: exit(put(runner, 44, 52, 0.8) + line('M72 14h16v74', 'white', 5)),
  E29: exit(
    put(runner, 75, 34, 0.52) +
      arrow('M58 76H30', [[31, 76, -90]], 'white', 5, 8) +
      arrow('M92 76h28', [[119, 76, 90]], 'white', 5, 8) +
      text('75 m', 34, 50, 12, 'white', { weight: 1.8 }) +
      text('50 m', 116, 50, 12, 'white', { weight: 1.8 }),
    150,
  ),
  E33: cycleStreet,
  E34: ended(cycleStreet),
};
