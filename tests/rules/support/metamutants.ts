import type { Mutant } from './mutants';
import { blankComments } from './statements';

/**
 * Rules that hold several mutants, one of which a document puts in force: compiling the rules takes longer than most
 * requests. Known as mutant schemata (Untch, Offutt and Harrold 1993, https://doi.org/10.1145/154183.154265).
 */
export interface Metamutant {
  readonly rules: string;
  /** By their numbers, from 1. */
  readonly mutants: readonly Mutant[];
}

/** The document whose `number` says which mutant is in force; none with 0. No rule lets anybody read or write it. */
export const switchPath = 'mutants/inForce';

const opening = 'match /databases/{database}/documents {';

const inForce = `
    function inForce() {
      return get(/databases/$(database)/documents/${switchPath}).data.number;
    }`;

/** Choosing among mutants takes expressions, of which an evaluation has 1 000. */
const mostOfStatement = 4;
const mostInAll = 40;

/** The rules with all of these mutants, whatever is in force; each changes another place. */
export function applyMutants(rules: string, mutants: readonly Mutant[]): string {
  return mutants
    .map(({ edit }) => edit)
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      blankComments(rules),
    );
}

function build(source: string, mutants: readonly Mutant[]): Metamutant {
  const fromBehind = [...new Set(mutants.map(({ statement }) => statement))].sort(
    (one, other) => other.start - one.start,
  );
  const rules = fromBehind.reduce((text, statement) => {
    const { start, end } = statement;
    const chosen = mutants.reduceRight(
      (otherwise, { statement: own, edit }, index) => {
        if (own !== statement) return otherwise;
        const mutated =
          source.slice(start, edit.start) + edit.replacement + source.slice(edit.end, end);
        return `(inForce() == ${String(index + 1)} ? (${mutated}) : ${otherwise})`;
      },
      `(${source.slice(start, end)})`,
    );
    return `${text.slice(0, start)} ${chosen}${text.slice(end)}`;
  }, source);
  return { rules: rules.replace(opening, opening + inForce), mutants };
}

/** Puts every mutant into one of as few metamutants as their bounds allow. */
export function buildMetamutants(rules: string, mutants: readonly Mutant[]): Metamutant[] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const hasRoom = (group: readonly Mutant[]) =>
      group.length < mostInAll &&
      group.filter(({ statement }) => statement === mutant.statement).length < mostOfStatement;
    const group = groups.find(hasRoom);
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups.map((group) => build(blankComments(rules), group));
}
