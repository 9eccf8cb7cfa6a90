import { board } from '../frames';
import { box, draw, path, place, type SignDrawing, type SignSymbol } from '../shapes';
import { swimmer, walker, womanAndMan } from '../symbols/people';
import {
  bed,
  charger,
  cup,
  cutlery,
  hostel,
  information,
  loopedSquare,
  picnic,
  pump,
  tent,
} from '../symbols/places';
import { aeroplane, busFront, caravan, ferry, steamEngine } from '../symbols/vehicles';

/** A blue board whose white square holds a black symbol. */
const service = (symbol: SignSymbol, scale = 0.66): SignDrawing =>
  board(
    100,
    100,
    path(box(13, 13, 74, 74, 2), 'white') + place(draw(symbol, 'black'), 50, 50, { scale }),
  );

/** The signs of public places and of service, by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  G6: service(steamEngine, 0.62),
  G7: service(busFront, 0.66),
  G8: service(aeroplane, 0.68),
  G11: service(ferry, 0.66),
  H1: service(information, 0.74),
  H3: service(pump),
  H5: service(cup, 0.72),
  H6: service(cutlery, 0.74),
  H7: service(bed, 0.74),
  H8: service(hostel, 0.6),
  H11: service(tent, 0.68),
  H12: service(caravan, 0.64),
  H13: service(picnic, 0.62),
  H14: service(womanAndMan, 0.72),
  H15: service(swimmer, 0.66),
  H17: service({
    ...walker,
    lines: [...(walker.lines ?? []), [3, 'M-22-14V46'], [12, 'M14-24v14']],
  }),
  H22: service(loopedSquare, 0.72),
  H27: service(charger),
};
