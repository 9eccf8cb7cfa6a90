import { lookOfPlate } from '../plate';
import type { SignLooks } from '../sign-look';

const yellow = (content: string) => lookOfPlate(content, 'yellow');
const blue = (content: string) => lookOfPlate(content, 'blue');

/** What is on the plates that take their colour from the sign above, beside those that are lettered for their place. */
export const hangingPlates: SignLooks = {
  T1: 'texten ”0–5 km”',
  T2: 'texten ”300 m”',
  T4: 'måttet 3,5 m mellan två pilspetsar',
  T5: 'texten ”3,5 t”',
  T6: 'klockslagen ”8–18”, ”(8–14)” och i rött ”9–13”',
  T8: 'en lastbil',
  'T8/gaende': 'en gående figur',
  T11: 'en pil åt båda hållen',
  T12: 'en pil åt höger',
  T22: 'texten ”Gäller ej buss”',
};

/** What the supplementary plates look like by themselves, or beneath a yellow sign. */
export const looks: SignLooks = {
  ...Object.fromEntries(
    Object.entries(hangingPlates).map(([name, content]) => [name, yellow(content)]),
  ),
  T3: yellow('texten ”STOPP” över ”200 m”'),
  T7: blue('en vit rullstol'),
  T13: yellow('texten ”Flervägsväjning”'),
  T14: 'röd tavla med vit kant och texten ”Flervägsstopp” i vitt',
  T15: yellow('ett svart kors där armarna åt vänster och nedåt är breda'),
  'T15/hoger': yellow('ett svart kors där armarna åt höger och nedåt är breda'),
  T16: blue('ordet Avgift i vitt'),
  T17: blue('en vit skiva med en halvcirkel och visare'),
  T18: blue('texten ”2 tim” i vitt'),
  T19: blue('ordet Boende i vitt'),
  T24: blue('en vit stolpe med blixt och sladd'),
};
