import type { ContentProblem } from './check-content';
import type { ContentQuestion } from './content-file';
import { claimExpression, textOfClaim, type Fact } from './fact';
import { figuresIn, readFigure } from './figures';
import { splitSentences } from './sentences';

/** A text that is held to the facts, with the id of what it belongs to. */
export interface Statement {
  where: string;
  text: string;
}

interface Claim {
  fact: Fact;
  pattern: string;
  /** Which every sentence that makes the claim holds, in lower case. */
  text: string;
  expression: RegExp;
}

/** What a question says is true: its right option, its explanation, and why its wrong options are wrong. */
export function statementsOf(question: ContentQuestion): Statement[] {
  const { id, options, answer, explanation, feedback } = question;
  return [options[answer] ?? '', explanation, ...Object.values(feedback)].map((text) => ({
    where: id,
    text,
  }));
}

function claimsOf(facts: readonly Fact[]): Claim[] {
  return facts.flatMap((fact) =>
    fact.claims.map((pattern) => ({
      fact,
      pattern,
      text: textOfClaim(pattern),
      expression: claimExpression(pattern),
    })),
  );
}

/** A sentence that makes a claim, with the figure as it writes it. */
interface Match {
  claim: Claim;
  where: string;
  sentence: string;
  figure: string;
}

function matchClaims(claims: readonly Claim[], { where, text }: Statement): Match[] {
  return splitSentences(text)
    .filter((sentence) => figuresIn(sentence).length > 0)
    .flatMap((sentence) => {
      const lower = sentence.toLowerCase();
      return claims
        .filter(({ text: held }) => lower.includes(held))
        .flatMap((claim) =>
          [...sentence.matchAll(claim.expression)].map(({ groups }) => ({
            claim,
            where,
            sentence,
            figure: groups?.['number'] ?? '',
          })),
        );
    });
}

/** Returns what reads the values of the figures in texts that the facts hold. */
export function heldFiguresReader(
  facts: readonly Fact[],
): (statements: readonly Statement[]) => ReadonlySet<number> {
  const claims = claimsOf(facts);
  return (statements) =>
    new Set(
      statements
        .flatMap((statement) => matchClaims(claims, statement))
        .map(({ figure }) => readFigure(figure)),
    );
}

function contradictions(matches: readonly Match[]): ContentProblem[] {
  return matches
    .filter(({ claim, figure }) => !claim.fact.values.includes(readFigure(figure)))
    .map(({ claim: { fact }, where, sentence, figure }) => ({
      where,
      what: `'${figure}' contradicts the fact ${fact.id} (${fact.says} ${fact.law}) in: ${sentence}`,
    }));
}

/** What is wrong with the list itself: an id used twice, and a fact whose own sentence does not state it. */
function checkList(facts: readonly Fact[], own: readonly Match[]): ContentProblem[] {
  const ids = facts.map(({ id }) => id);
  const stated = new Set(
    own.flatMap(({ claim, where }) => (claim.fact.id === where ? [where] : [])),
  );
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
    .map((where) => ({ where, what: 'fact id used twice' }))
    .concat(
      ids
        .filter((id) => !stated.has(id))
        .map((where) => ({ where, what: 'no claim matches what the fact says' })),
    );
}

/**
 * Holds texts to the facts. Returns how many sentences state a fact, and as problems every sentence whose figure is not
 * among the fact's values, every claim that no sentence makes (it would prove nothing), and what is wrong with the list of
 * facts itself.
 */
export function checkFacts(
  facts: readonly Fact[],
  statements: readonly Statement[],
): { sentences: number; problems: ContentProblem[] } {
  const claims = claimsOf(facts);
  const own = facts.flatMap(({ id: where, says: text }) => matchClaims(claims, { where, text }));
  const matches = statements.flatMap((statement) => matchClaims(claims, statement));
  const made = new Set(matches.map(({ claim }) => claim));
  return {
    sentences: new Set(matches.map(({ where, sentence }) => `${where} ${sentence}`)).size,
    problems: [
      ...checkList(facts, own),
      ...contradictions([...own, ...matches]),
      ...claims
        .filter((claim) => !made.has(claim))
        .map(({ fact, pattern }) => ({
          where: fact.id,
          what: `no sentence makes the claim '${pattern}'`,
        })),
    ],
  };
}

/** Returns the facts that held for a year that has passed, as what is to be looked up anew. */
export function findOutdated(facts: readonly Fact[], today: Date): ContentProblem[] {
  const thisYear = today.getFullYear();
  return facts
    .filter(({ year = thisYear }) => year < thisYear)
    .map(({ id, year, says }) => ({
      where: id,
      what: `held for ${String(year)}, which has passed: ${says}`,
    }));
}
