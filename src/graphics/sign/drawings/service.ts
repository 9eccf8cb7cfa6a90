import { board } from '../frames';
import { text } from '../lettering';
import { box, draw, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import type { SignColor } from '../sign-colors';
import { swimmer, walker, womanAndMan } from '../symbols/people';
import {
  basket,
  bed,
  bedAndCup,
  cabin,
  cabins,
  chairLift,
  charger,
  cross,
  cup,
  cutlery,
  dragLift,
  envelope,
  extinguisher,
  factory,
  fish,
  golf,
  hostel,
  information,
  loopedSquare,
  outdoors,
  picnic,
  pottery,
  pump,
  receiver,
  shoppingCart,
  spanner,
  tent,
} from '../symbols/places';
import {
  aeroplane,
  busFront,
  camper,
  caravan,
  ferry,
  passengerFerry,
  steamEngine,
} from '../symbols/vehicles';

/** A blue board whose white square holds a black symbol. */
const service = (symbol: SignSymbol, scale = 0.66, color: SignColor = 'black'): SignDrawing =>
  board(
    100,
    100,
    path(box(13, 13, 74, 74, 2), 'white') + place(draw(symbol, color), 50, 50, { scale }),
  );

/** Such a board with a white line beneath the square. */
const titled = (content: string, title: string): SignDrawing =>
  board(
    100,
    124,
    path(box(19, 14, 62, 62, 2), 'white') +
      content +
      text(title, 50, 89, 20, 'white', { weight: 1.9, max: 80 }),
  );

/** A small white square with a symbol, on a board that names several. */
const small = (symbol: SignSymbol, x: number, scale: number) =>
  path(box(x - 17, 15, 34, 34, 1), 'white') + place(draw(symbol, 'black'), x, 32, { scale });

/** A yellow board with lines of black text. */
const notice = (
  width: number,
  lines: readonly string[],
  edge: SignColor,
  content = '',
  x = width / 2,
) =>
  board(
    width,
    62,
    content +
      lines
        .map((words, index) => text(words, x, 12 + 23 * index, 14, 'black', { weight: 1.8 }))
        .join(''),
    { ground: 'yellow', edge, border: 3 },
  );

/** The signs of public places and of service, by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  G1: service(envelope, 0.7),
  G2: titled(place(draw(receiver, 'black'), 50, 45, { scale: 0.6 }), 'SOS'),
  G3: titled(
    text('Radio', 50, 24, 15, 'black', { weight: 1.8 }) +
      text('P4', 50, 49, 19, 'black', { weight: 2 }),
    '98,1',
  ),
  G4: service(cross, 0.74, 'red'),
  G5: service(factory, 0.66),
  G6: service(steamEngine, 0.62),
  G7: service(busFront, 0.66),
  G8: service(aeroplane, 0.68),
  G9: service(extinguisher, 0.74, 'red'),
  G10: service(shoppingCart, 0.68),
  G11: service(ferry, 0.66),
  G12: service(passengerFerry, 0.64),
  H1: service(information, 0.74),
  H2: service(spanner, 0.8),
  H3: service(pump),
  H4: board(
    100,
    100,
    path(box(13, 13, 74, 74, 2), 'white') +
      place(draw(pump, 'black'), 36, 50, { scale: 0.54 }) +
      text('GAS', 71, 44, 12, 'black', { weight: 1.9, max: 24 }),
  ),
  H5: service(cup, 0.72),
  H6: service(cutlery, 0.74),
  H7: service(bed, 0.74),
  H8: service(hostel, 0.6),
  H9: service(cabins, 0.68),
  H10: service(cabin, 0.66),
  H11: service(tent, 0.68),
  H12: service(caravan, 0.64),
  H13: service(picnic, 0.62),
  H14: service(womanAndMan, 0.72),
  H15: service(swimmer, 0.66),
  H16: service(outdoors, 0.72),
  H17: service({
    ...walker,
    lines: [...(walker.lines ?? []), [3, 'M-22-14V46'], [12, 'M14-24v14']],
  }),
  H18: service(chairLift, 0.7),
  H19: service(dragLift, 0.7),
  H20: service(golf, 0.74),
  H21: service(fish, 0.7),
  H22: service(loopedSquare, 0.72),
  H23: board(
    150,
    86,
    small(pump, 30, 0.32) +
      small(cutlery, 75, 0.34) +
      small(bed, 120, 0.33) +
      text('1000 m', 75, 58, 15, 'white', { weight: 1.8 }),
  ),
  H24: service(bedAndCup, 0.72),
  H25: service(basket, 0.72),
  H26: service(pottery, 0.74),
  H27: service(charger),
  H28: service(camper, 0.66),
  J2: notice(150, ['VÄGSALTNING', 'UPPHÖR'], 'black'),
  J3: notice(
    150,
    ['Livsfarlig', 'ledning'],
    'red',
    path('M33 8 15 34h9l-7 13-4-2 1 11 10-5-4-2 12-20h-9L39 8z', 'red'),
    92,
  ),
};
