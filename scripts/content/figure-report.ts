import type { ContentFile } from '../../src/domain/content/content-file';
import { filesOf } from '../../src/domain/content/coverage';
import type { Fact } from '../../src/domain/content/fact';
import { statedFigures, type StatedFigure } from '../../src/domain/content/stated-figures';
import { licenceTypes } from '../../src/domain/licence-type';
import { formatTable } from '../lib/table';

const listed = ({ id, value, unit, sentence }: StatedFigure) =>
  `  ${String(value)} ${unit}  ${id}  ${sentence}`;

/**
 * Returns how many figures with a unit keys and explanations state, and where each comes from, for each licence, as lines
 * to print; `isFull` lists those that no fact holds and no question reckons.
 */
export function reportStatedFigures(
  files: readonly ContentFile[],
  facts: readonly Fact[],
  isFull: boolean,
): string[] {
  const stated = licenceTypes.map((licence) => ({
    licence,
    figures: statedFigures(
      facts,
      filesOf(files, licence).flatMap(({ questions }) => questions),
    ),
  }));
  const rows = stated.map(({ licence, figures }) => {
    const count = (origin: StatedFigure['origin']) =>
      String(figures.filter((figure) => figure.origin === origin).length);
    return [licence, count('fact'), count('situation'), count('reckoned'), count('unheld')];
  });
  const unheld = stated
    .flatMap(({ figures }) => figures)
    .filter(({ origin }) => origin === 'unheld');
  return [
    ...formatTable([['figures', 'of a fact', 'of the question', 'reckoned', 'of none'], ...rows]),
    ...(isFull ? unheld.map(listed) : []),
  ];
}
