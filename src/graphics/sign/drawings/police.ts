import { arrow } from '../arrows';
import { board } from '../frames';
import { text } from '../lettering';
import { box, disc, draw, line, path, place, type SignDrawing } from '../shapes';
import type { SignColor } from '../sign-colors';
import { carFront, truck } from '../symbols/vehicles';

/** A picture of somebody or something that gives a sign. */
const picture = (content: string, width = 100): SignDrawing =>
  board(width, 110, content, { ground: 'white', edge: 'grey', border: 1.5 });

const limb = (d: string, width = 7) => line(d, 'black', width, 'round');

/** Somebody from the front, in a vest, without arms. */
const person = (vest: SignColor, word: string) =>
  path(`${disc(50, 24, 8)}${box(36, 35, 28, 38, 6)}`, 'black') +
  limb('M44 72V98M56 72V98', 9) +
  path(box(39, 39, 22, 30, 2), vest) +
  text(word, 50, 50, 5.5, 'black', { weight: 2 });

/** A police officer with a peaked cap. */
const officer =
  person('yellow', 'POLIS') +
  path('M39 20q11-13 22 0z', 'black') +
  line('M41 18.5h18', 'white', 1.6);
const guard = person('orange', 'VAKT');

const armDown = limb('M38 41 31 66');
const swing = (x: number) =>
  arrow(`M${String(x)} 36V24`, [[x, 25, 0]], 'grey', 2.5, 5) +
  arrow(`M${String(x)} 48V60`, [[x, 59, 180]], 'grey', 2.5, 5);
const wave =
  limb('M62 41 75 50 84 35') + arrow('M90 22q8 14-2 28', [[88.5, 49, 215]], 'grey', 2.5, 5);
const lantern =
  path(disc(84, 39, 8), 'litRed') +
  line('M84 26V20M95 33l6-4M97 43l7 2M84 52v6M92 49l5 4M92 28l4-5', 'litRed', 2.2);

/** A palm with its fingers, held up. */
const palm =
  path(disc(78, 22, 6.5), 'black') + limb('M73 20V9M76.5 18V5M80 18V6M83.5 20V10M85 25l4-6', 3.4);

/** A police car of which lamps tell whether it is seen from the front or from behind. */
const police = (lamps: SignColor) =>
  place(draw(carFront, 'blue'), 50, 62, { scale: 0.86 }) +
  path(`${disc(27.5, 65.5, 4.3)}${disc(72.5, 65.5, 4.3)}`, lamps) +
  path(box(40, 31, 20, 5, 2), 'black') +
  text('POLIS', 50, 61, 8, 'white', { weight: 2 });

/** A board of lamps that the police puts up. */
const lit = (outline: string, width: number, content: string): SignDrawing => ({
  width,
  height: 64,
  markup: path(outline, 'black') + line(outline, 'white', 1.6) + content,
});
const lorry = place(draw(truck, 'white'), 32, 46, { scale: 0.42, flip: -1 });

/** The signs of police officers and guards, by code. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  P1: picture(officer + limb('M38 41H10M62 41H90')),
  P2: picture(officer + armDown + limb('M62 41 78 30V24') + palm),
  P3: picture(officer + armDown + limb('M62 41 76 40') + lantern, 110),
  P4: picture(officer + armDown + wave, 110),
  P5: picture(officer + armDown + limb('M62 41H88') + swing(93), 110),
  P6: lit(
    'M4 2H144L116 62H4q-2 0-2-2V4q0-2 2-2z',
    146,
    text('Kontroll', 48, 10, 14, 'white', { weight: 1.7 }) +
      lorry +
      arrow('M92 54 113 18', [[112, 19, 30]], 'white', 4.5, 9),
  ),
  P7: lit(
    'M4 2H120q2 0 2 2V60q0 2-2 2H4q-2 0-2-2V4q0-2 2-2z',
    124,
    text('Kontroll', 62, 10, 14, 'white', { weight: 1.7 }) +
      lorry +
      text('500 m', 86, 40, 13, 'white', { weight: 1.7 }),
  ),
  P8: picture(police('litRed') + limb('M26 44H8') + swing(8)),
  P9: picture(police('litYellow') + limb('M74 44H92') + swing(92)),
  P10: picture(
    police('litRed') +
      limb('M76 44H92') +
      line('M92 44V34', 'black', 3) +
      path(disc(92, 22, 13), 'red') +
      path(disc(92, 22, 9.5), 'white') +
      text('STOPP', 92, 19.5, 5, 'black', { weight: 2 }),
    112,
  ),
  P11: picture(
    police('litYellow') +
      path(box(40, 31, 10, 5), 'litRed') +
      path(box(50, 31, 10, 5), 'blue') +
      line('M40 25l-5-6M45 23l-2-8M34 31l-8-2', 'litRed', 2.4) +
      line('M60 25l5-6M55 23l2-8M66 31l8-2', 'blue', 2.4),
  ),
  V1: picture(
    guard +
      armDown +
      limb('M62 41 82 36') +
      line('M83 52V10', 'black', 2.6) +
      path('M84 10h24v22H84z', 'red'),
    112,
  ),
  V2: picture(guard + armDown + wave, 110),
};
