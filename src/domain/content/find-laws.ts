import { laws } from './laws';

/** What a text calls an act: by its number, or by its name in one word where it has one ('trafikförordningen'). */
const namesOfLaws = laws.map((law) => {
  const number = /\d+[:/]\d+/.exec(law)?.[0] ?? law;
  const name = /^\p{L}+(?:lagen|förordningen|balken)(?= \()/u.exec(law)?.[0];
  const names = name === undefined ? number : `${number}|${name}`;
  return { law, expression: new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'iu') };
});

/** Returns the known acts that a text names, in the order of the list. */
export function findLaws(text: string): string[] {
  return namesOfLaws.filter(({ expression }) => expression.test(text)).map(({ law }) => law);
}
