import * as z from 'zod/mini';

import { figurePattern } from './figures';
import { isKnownSource } from './laws';

/** Stands for the figure in a claim. */
const placeholder = '{number}';

/** The expression a claim stands for: the figure is its group 'number'. */
export function claimExpression(claim: string): RegExp {
  return new RegExp(claim.replace(placeholder, `(?<number>${figurePattern})`), 'giu');
}

/**
 * The longest text without a choice in it that every sentence which makes the claim holds, in lower case; empty where
 * there is none. Looking for it takes a hundredth of the time that the expression takes.
 */
export function textOfClaim(claim: string): string {
  const gap = '\n';
  let plain = claim
    .replace(placeholder, gap)
    .replace(/(?:\\p\{\w+\}|\\u[\da-f]{4}|\\.)(?:[?*+]|\{[^}]*\})?/giu, gap)
    .replace(/\[[^\]]*\](?:[?*+]|\{[^}]*\})?/g, gap);
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)(?:[?*+]|\{[^}]*\})?/g, gap);
  }
  if (plain.includes('|')) return '';
  const parts = plain.replace(/.(?:[?*]|\{[^}]*\})/gu, gap).split(/[^\p{L}\d ]/u);
  return parts
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .toLowerCase();
}

function isClaim(claim: string): boolean {
  if (claim.split(placeholder).length !== 2) return false;
  try {
    claimExpression(claim);
    return true;
  } catch {
    return false;
  }
}

/** A figure of the law or of the syllabus that questions lean on, and how sentences state it. */
const factSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, 'is not in lower case, digits and hyphens')),
  /** The fact in one sentence, which one of the claims has to match. */
  says: z.string().check(z.minLength(1)),
  /** The figures that are right. */
  values: z.array(z.number()).check(z.minLength(1)),
  /** Of the values, as sentences write it. */
  unit: z.string().check(z.minLength(1)),
  law: z.string().check(z.refine(isKnownSource, 'is not a known source')),
  /** When the figure was last looked up. */
  checkedAt: z.iso.date(),
  /** The only year that the figure holds for, when it is set anew each year. */
  year: z.optional(z.int()),
  /** Expressions (flags i and u) with {number} where a sentence states the figure. */
  claims: z
    .array(
      z
        .string()
        .check(z.refine(isClaim, `is not a regular expression with one ${placeholder} in it`)),
    )
    .check(z.minLength(1)),
});
export type Fact = z.infer<typeof factSchema>;

/** content/facts.json, and the facts.json of each licence. */
export const factsFileSchema = z.array(factSchema);
