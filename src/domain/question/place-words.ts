import { rotate, type Direction } from '../scene/directions';
import type { Scene } from '../scene/scene';

/** Places of the picture, each the next one clockwise of the one before. */
const cycles: readonly (readonly string[])[] = [
  ['uppe till höger', 'nere till höger', 'nere till vänster', 'uppe till vänster'],
  ['uppifrån', 'från höger', 'nerifrån', 'från vänster'],
  ['uppåt', 'åt höger', 'neråt', 'åt vänster'],
  ['upptill', 'till höger', 'nertill', 'till vänster'],
];
/** A place that is the picture's for certain, such as 'från höger i bilden'. */
const inPicture = new RegExp(
  `(?<!\\p{L})(?:${cycles.flat().join('|').replaceAll('ner', 'ne[dr]')})(?= (?:i|på) bilden(?!\\p{L}))`,
  'giu',
);

/** The text with its places of the picture as they are when it has been turned clockwise. */
export function followTurn(text: string, quarters: number): string {
  return text.replace(inPicture, (written) => {
    const word = written.toLowerCase().replace(/^ned/, 'ner');
    const cycle = cycles.find((each) => each.includes(word)) ?? [word];
    const turned = cycle[(cycle.indexOf(word) + quarters) % cycle.length] ?? word;
    const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
    return isCapital ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
  });
}

/** What sounds like a place of the picture and is none. */
const noPlace =
  /(?:sakta\p{L}*|bom(?:men|marna) är(?: helt)?|spetsen) (?:upp|ne[dr])(?:e|åt)?(?!\p{L})|upp bredvid/giu;
/** Points of the compass, and what is up or down. */
const pole =
  /(?<!\p{L})(?:(?:upp|ne[dr])(?:e|åt|ifrån|till)?|övre|nedre|undre|(?:ov|ned)an(?:för)?|ost|öst|väst|(?:norr|nord|söd|syd|öster|östr|östlig|väster|västr|västlig|överst|underst|nederst|(?:över|under|neder)kant|lodrät|vågrät|horisontell|vertikal)\p{L}*)(?!\p{L})|[←↑→↓]/iu;
const side = /höger|vänster|högra|vänstra/i;
/** A side of the picture, or of what is seen in it, in one sentence. */
const sideOfPicture = /(?<!\p{L})bild(?:en|ens)?(?!\p{L})/iu;

/** A side that is a vehicle's own, whoever looks at it. */
const ownSide =
  /(?:höger|vänster)\p{L}+|(?:sväng|blink)\p{L}*(?: av| in)?(?: åt| till)? (?:höger|vänster)|(?:höger|vänster) om (?:sig|varandra)|(?:sin|dess) (?:högra|vänstra)/giu;
/** A side that may be the picture's: 'bilen till höger', 'den vänstra bilen'; not 'till höger om dig', 'vänstra körfältet'. */
const doubtfulSide =
  /(?:[ae]n|et|[lr]n|na|(?<!\p{L})[A-E]) till (?:höger|vänster)(?! om)(?!\p{L})|(?:högra|vänstra) (?!körfält|fil|sida|\p{L}*kant|\p{L}*speg|axel|hjul)/iu;

/** Where the learner's own vehicle is heading in the picture; undefined without one, and in a roundabout. */
function headingOfOwn({ vehicles }: Scene): Direction | undefined {
  const own = vehicles.find(({ isYou }) => isYou === true);
  if (own === undefined || own.place === 'circle') return undefined;
  return own.place === 'out' ? own.arm : rotate(own.arm, 2);
}

/**
 * Returns true iff texts stay true when the picture is turned and followTurn changes them. Right and left are taken as the
 * learner's who drives in the picture; where they may be the picture's, and wherever else a text names a place that
 * cannot be told for certain, it is false.
 */
export function mayTurn(texts: readonly string[], scene: Scene): boolean {
  const hasOwn = scene.vehicles.some(({ isYou }) => isYou === true);
  // who drives upwards has the sides that the picture has
  const isUpwards = headingOfOwn(scene) === 'north';
  return texts.every((text) => {
    const rest = text.replace(inPicture, '').replace(noPlace, '');
    if (pole.test(rest)) return false;
    const sentences = rest.split(/[.!?;:](?:\s|$)/);
    if (sentences.some((each) => side.test(each) && sideOfPicture.test(each))) return false;
    if (!hasOwn) return !side.test(rest.replace(ownSide, ''));
    return isUpwards || !doubtfulSide.test(rest);
  });
}
