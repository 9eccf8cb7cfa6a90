import { colours, type Colour } from '../scene/scene';
import { colourNames } from '../scene/scene-words';

/** How a colour is said: 'en röd bil', 'ett rött fordon', 'den röda bilen' and 'röda bilar'. */
type Form = 'common' | 'neuter' | 'definite';

function sayColour(colour: Colour, form: Form): string {
  const [common, neuter] = colourNames[colour];
  if (form === 'neuter') return neuter;
  return form === 'common' || /[åe]$/.test(common) ? common : `${common}a`;
}

/** Every way to write a colour, with the forms that it may stand for. */
const words = new Map<string, { colour: Colour; forms: Form[] }>();
for (const colour of colours) {
  for (const form of ['common', 'neuter', 'definite'] as const) {
    const word = sayColour(colour, form);
    words.set(word, { colour, forms: [...(words.get(word)?.forms ?? []), form] });
  }
  const [common] = colourNames[colour];
  if (!words.has(`${common}a`)) words.set(`${common}a`, { colour, forms: ['definite'] });
}

const colourWord = `(?:${[...words.keys()].join('|')})`;
/** Vehicles that can be of any colour, with an ending that tells whether one means a certain one. */
const vehicleWord =
  '(?<vehicle>(?!\\p{L}*mobil)\\p{L}*bil|\\p{L}*buss|motorcyke?l|moped|traktor|fordon)(?<ending>s?|e?ns?|ets?|[ae]r(?:na)?s?)';
const article = '(?:den|det|en|ett)';
/** Colours of vehicles: 'röda bilen', or 'den röda och den vita bilen'; not 'den röda och vita', which has both. */
const vehiclePhrase = new RegExp(
  `(?<!\\p{L})(?<before>${article} ${colourWord}(?:(?:,| och| eller| samt) ${article} ${colourWord})+|(?:\\p{L}+ )?${colourWord}) ${vehicleWord}(?!\\p{L})`,
  'giu',
);
/** What vehiclePhrase finds. */
interface PhraseParts {
  before: string;
  vehicle: string;
  ending: string;
}

const anyColour = new RegExp(`(?<!\\p{L})${colourWord}(?!\\p{L})`, 'giu');
/** A shade, such as 'mörkröd', or what has a colour by another word, such as 'vitmålad'. */
const shade = new RegExp(
  `(?<!\\p{L})(?:(?:ljus|mörk|klar|knall|vin|silver|brand)t?[ -]?(${colourWord})|(${colourWord})[ -]?(?:färgad|lackerad|målad|markerad)\\p{L}*)`,
  'giu',
);

function colourIn(word: string): Colour | undefined {
  return words.get(word.toLowerCase())?.colour;
}

/** What texts say of colours. */
interface ColoursSaid {
  /** Those said of a vehicle. */
  ofVehicles: Colour[];
  /** Those that may be said of anything, a vehicle or not. */
  ofOthers: Colour[];
}

/**
 * The colours that texts name: those that stand before a vehicle's noun, and all others. A colour may be both, such as red
 * in 'Den röda bilen har rött ljus'.
 */
export function coloursSaid(texts: readonly string[]): ColoursSaid {
  const ofVehicles = new Set<Colour>();
  const ofOthers = new Set<Colour>();
  const gather = (into: Set<Colour>, found: Iterable<RegExpMatchArray>) => {
    for (const match of found) {
      const colour = colourIn(match[1] ?? match[2] ?? match[0]);
      if (colour !== undefined) into.add(colour);
    }
  };
  for (const text of texts) {
    gather(ofOthers, text.matchAll(shade));
    const rest = text.replace(vehiclePhrase, (phrase) => {
      gather(ofVehicles, phrase.matchAll(anyColour));
      return '';
    });
    gather(ofOthers, rest.matchAll(anyColour));
  }
  return { ofVehicles: [...ofVehicles], ofOthers: [...ofOthers] };
}

/** Words after which an adjective is definite although its noun is not: 'din blå bil', 'två blå fordon'. */
const definiteAfter =
  /^(?:den|det|de|[dms]in|[dms]itt|[dms]ina|vår|vårt|ert?|hans|hennes|dess|deras|denna|detta|dessa|samma|båda|alla|andra|två|tre|fyra|flera)$/i;

/** The form of a colour in a phrase, where its word may be of several. */
function formOf(forms: readonly Form[], { before, vehicle, ending }: PhraseParts): Form {
  const isDefinite = !/^s?$/.test(ending) || definiteAfter.test(before.split(' ')[0] ?? '');
  const isNeuter = vehicle.toLowerCase() === 'fordon';
  const form = isDefinite ? 'definite' : isNeuter ? 'neuter' : 'common';
  return forms.includes(form) ? form : (forms[0] ?? form);
}

/** The text with the colours of its vehicles as they are painted now. */
export function followColours(text: string, repainted: ReadonlyMap<Colour, Colour>): string {
  return text.replace(vehiclePhrase, (phrase: string, ...rest: unknown[]) => {
    const parts = rest.at(-1) as PhraseParts;
    return phrase.replace(anyColour, (written) => {
      const word = words.get(written.toLowerCase());
      const colour = word && repainted.get(word.colour);
      if (word === undefined || colour === undefined) return written;
      const said = sayColour(colour, formOf(word.forms, parts));
      const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
      return isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    });
  });
}
