import type { ContentProblem } from './check-content';
import type { ContentQuestion } from './content-file';

const colour = '(?:blåa?|blått|gula?|gult|röda?|rött|gröna?|grönt|orange|vita?|vitt|bruna?|brunt)';
const shape =
  '(?:rund|runda|runt|(?:tre|fyr|åtta?)kantiga?|trekantigt|fyrkantigt|åttkantigt|triangelformad|kvadratiska?|rektangulära?)';
const sign = '(?:skylt(?:en)?|(?:väg|varnings|förbuds|påbuds)?märket?|tavlan?|triangeln?|romben?)';
const words = (source: string) => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu');

/** How a sign is told in words: by colour or shape, by what is on it, or by its edge. Number plates come in pairs, and pass. */
const patterns = [
  words(`(?:${colour}|${shape})(?: \\p{L}+)? ${sign}`),
  words(
    `${sign} (?:med (?:en|ett|två|tre|\\p{L}*(?:svart|vit|röd|gul|blå)\\p{L}*)|som visar|som är (?:en|ett|${colour}|${shape}))`,
  ),
  words(`${colour} (?:kant|bård|ram|ring|botten|bakgrund)`),
];

/** Returns true iff a question shows a sign, or a picture of which nobody knows what is on it. */
function showsSign({ scene, imageUrl }: Pick<ContentQuestion, 'scene' | 'imageUrl'>): boolean {
  return imageUrl !== undefined || /"signs":\["?[^\]]/.test(JSON.stringify(scene ?? null));
}

/**
 * Returns the questions that tell in words of a sign that they do not show, with the words. A rule of thumb: signs told
 * otherwise slip through, and a label on a lorry may look like one.
 */
export function findSignsInWords(
  questions: readonly Pick<ContentQuestion, 'id' | 'text' | 'scene' | 'imageUrl'>[],
): ContentProblem[] {
  return questions
    .filter((question) => !showsSign(question))
    .flatMap(({ id, text }) => {
      const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      return found.length === 0
        ? []
        : [{ where: id, what: `a sign is told in words: '${found.join("', '")}'` }];
    });
}
